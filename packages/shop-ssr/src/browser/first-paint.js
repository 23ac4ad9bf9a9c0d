// Runs before the first paint, so that no wrong language, direction or theme is visible for a moment. Inlined into the page.
(function () {
  var root = document.documentElement;
  // An address that names its language, as search engines and caches have it (/ar/store/7), counts as a choice. From here on
  // the page has the path that the app knows.
  var named = (/^\/(en|ar)(?=\/|$)/.exec(location.pathname) || [])[1];
  var language = named;
  var isRestored = false;
  if (named) {
    var path = location.pathname.replace(/^\/..\/*/, "/");
    history.replaceState(history.state, "", path + location.search + location.hash);
  }
  function isSet(cookie) {
    return document.cookie.split("; ").includes(cookie);
  }
  try {
    if (named) localStorage.setItem("language", named);
    language = localStorage.getItem("language");
    // The server renders what the cookie says. Where it differs from what is stored, as when the browser has deleted it, the
    // page is asked for again.
    var cookie = "language=" + (language === "ar" ? "ar" : "en");
    var isOther = cookie !== "language=" + root.lang;
    if (root.hasAttribute("data-rendered") && (named || isOther) && !isSet(cookie)) {
      document.cookie = cookie + "; path=/; max-age=31536000; samesite=lax";
      isRestored = isOther && isSet(cookie);
    }
    if (localStorage.getItem("theme") === "dark") root.setAttribute("data-theme", "dark");
    // A rendered page is a guest's, or leaves open whose it is. Until the app takes over, styles choose what a customer
    // sees: only the browser knows the session.
    if (localStorage.getItem("talabee_TOKEN")) {
      root.setAttribute("data-session", "customer");
      if (/[1-9]/.test(localStorage.getItem("cartState"))) root.setAttribute("data-cart", "filled");
    }
  } catch {
    // Site data is blocked: the defaults of the page stand.
  }
  root.lang = language === "ar" ? "ar" : "en";
  root.dir = language === "ar" ? "rtl" : "ltr";
  if (!isRestored) return;
  location.reload();
  // Not seen meanwhile; shown if the customer cancels the reload.
  root.hidden = true;
  addEventListener("load", function () {
    root.hidden = false;
  });
})();

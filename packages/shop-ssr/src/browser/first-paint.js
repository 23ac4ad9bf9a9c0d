// Runs before the first paint, so that nobody sees the wrong language, direction or theme flash by. Inlined into the page.
(function () {
  var root = document.documentElement;
  // An address that names its language, as search engines give it, counts as a choice.
  var asked = new URLSearchParams(location.search).get("lang");
  var isRestored = false;
  function restoreCookie(name, stored, rendered) {
    var cookie = name + "=" + stored;
    function isSet() {
      return document.cookie.split("; ").includes(cookie);
    }
    if (stored === rendered || isSet()) return;
    document.cookie = cookie + "; path=/; max-age=31536000; samesite=lax";
    isRestored = isRestored || isSet();
  }
  try {
    if (asked === "en" || asked === "ar") localStorage.setItem("language", asked);
    asked = localStorage.getItem("language");
    var isDark = localStorage.getItem("theme") === "dark";
    // The server renders what the cookies say. Where one differs from what is stored, as when the browser has deleted it,
    // the page is asked for again.
    if (root.hasAttribute("data-rendered")) {
      restoreCookie("language", asked === "ar" ? "ar" : "en", root.lang);
      restoreCookie("theme", isDark ? "dark" : "light", root.dataset.theme);
    }
    if (isDark) root.setAttribute("data-theme", "dark");
    // The server renders for guests, or neither for guests nor for customers. Until the app takes over, the styles choose
    // what a customer sees, whose session only the browser knows.
    if (localStorage.getItem("talabee_TOKEN")) {
      root.setAttribute("data-session", "customer");
      if (/[1-9]/.test(localStorage.getItem("cartState"))) root.setAttribute("data-cart", "filled");
    }
  } catch {
    // Site data is blocked: the defaults of the page stand.
  }
  root.lang = asked === "ar" ? "ar" : "en";
  root.dir = asked === "ar" ? "rtl" : "ltr";
  if (!isRestored) return;
  location.reload();
  // Not seen meanwhile; shown if the customer cancels the reload.
  root.hidden = true;
  addEventListener("load", function () {
    root.hidden = false;
  });
})();

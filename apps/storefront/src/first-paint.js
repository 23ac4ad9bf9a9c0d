// Runs before the first paint, so that nobody sees the wrong language, direction or theme flash by. Inlined into the page.
(function () {
  var root = document.documentElement;
  // An address that names its language, as search engines give it, counts as a choice.
  var asked = new URLSearchParams(location.search).get("lang");
  var isLost = false;
  // The server renders what the cookies say. A page that it rendered otherwise, because they were lost, is asked for again.
  function restoreCookie(name, stored, rendered) {
    var cookie = name + "=" + stored;
    if (stored === rendered || document.cookie.includes(cookie)) return;
    document.cookie = cookie + "; path=/; max-age=31536000; samesite=lax";
    isLost = isLost || document.cookie.includes(cookie);
  }
  try {
    if (asked === "en" || asked === "ar") localStorage.setItem("language", asked);
    asked = localStorage.getItem("language");
    var isDark = localStorage.getItem("theme") === "dark";
    restoreCookie("language", asked === "ar" ? "ar" : "en", root.lang);
    restoreCookie("theme", isDark ? "dark" : "light", root.dataset.theme);
    if (isLost) location.reload();
    if (isDark) root.setAttribute("data-theme", "dark");
  } catch {
    // Site data is blocked: the defaults of the page stand.
  }
  root.lang = asked === "ar" ? "ar" : "en";
  root.dir = asked === "ar" ? "rtl" : "ltr";
})();

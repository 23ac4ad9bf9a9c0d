// Runs before the first paint, so that nobody sees the wrong direction or theme flash by. Inlined into the page.
(function () {
  var root = document.documentElement;
  // An address that names its language, as search engines give it, counts as a choice.
  var asked = new URLSearchParams(location.search).get("lang");
  try {
    if (asked === "en" || asked === "ar") localStorage.setItem("language", asked);
    asked = localStorage.getItem("language");
    if (localStorage.getItem("theme") === "dark") root.setAttribute("data-theme", "dark");
  } catch {
    // Site data is blocked: the defaults of the page stand.
  }
  root.lang = asked === "ar" ? "ar" : "en";
  root.dir = asked === "ar" ? "rtl" : "ltr";
})();

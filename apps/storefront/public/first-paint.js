// Runs before the first paint, so that nobody sees the wrong direction or theme flash by. A file of its own,
// because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  try {
    if (localStorage.getItem("language") === "ar") {
      root.lang = "ar";
      root.dir = "rtl";
    }
    if (localStorage.getItem("theme") === "dark") root.setAttribute("data-theme", "dark");
  } catch {
    // Site data is blocked: the defaults of the page stand.
  }
})();

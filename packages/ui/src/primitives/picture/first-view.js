// Loads the pictures in the window of a page from a server, before the app has come; load-when-near.ts is the same for the app.
// Inlined at the end of the page.
(function () {
  var options = { threshold: 0.1 };
  var observer;
  function watch() {
    if (observer) observer.disconnect();
    observer = new IntersectionObserver(function (entries) {
      entries.forEach(function (entry) {
        var image = entry.isIntersecting && entry.target.querySelector("img");
        if (image) image.loading = "eager";
      });
    }, options);
    document.querySelectorAll("img[loading=lazy]").forEach(function (image) {
      observer.observe(image.parentElement);
    });
  }
  watch();
  options = { rootMargin: "100% 50%", scrollMargin: "0% 50%" };
  document.addEventListener("scroll", watch, { capture: true, once: true, passive: true });
})();

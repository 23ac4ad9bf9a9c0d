/* Before the first paint: the language and look that this device has chosen. */
(() => {
  const html = document.documentElement;
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  if (read("counter.language") === "en") {
    html.lang = "en";
    html.dir = "ltr";
  }
  const look = read("counter.look");
  if (look === "dark" || look === "kitchen") html.dataset.theme = "dark";
  if (look === "kitchen") html.dataset.kitchen = "";
})();

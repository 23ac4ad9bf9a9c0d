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
  const door = location.pathname.split("/")[1];
  const look = read(door === "store" ? "counter.look" : `counter.${door}.look`);
  if (look === "light") html.dataset.theme = "light";
  if (look === "dark" || look === "kitchen") html.dataset.theme = "dark";
  if (look === "kitchen") html.dataset.kitchen = "";
})();

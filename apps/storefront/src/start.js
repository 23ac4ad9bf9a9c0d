// Loads the app once the first view is complete, so that scripts do not compete with its pictures; at once when the
// customer touches the page, or when the server has rendered nothing. Until the app has taken the page over, presses of
// buttons and what is typed are kept for it, and no form is sent, which would put its fields into the address.
(function () {
  var page = document.getElementById("page-data");
  var started = false;
  var presses = [];
  function start() {
    if (started) return;
    started = true;
    if (page) {
      loadStyleSheet();
      window.pageData = loadData();
      (page.dataset.scripts.match(/\S+/g) || []).forEach(preload);
    }
    void import("%APP%");
  }
  // A rendered page comes with the rules of its first view alone; the app waits for the others. A sheet that could not be
  // loaded does not hold the app up, and is asked for again.
  function loadStyleSheet() {
    window.styleSheetLoaded = new Promise(function (resolve) {
      (function load(delay) {
        var sheet = document.createElement("link");
        sheet.rel = "stylesheet";
        sheet.crossOrigin = "";
        sheet.href = "%CSS%";
        sheet.onload = resolve;
        sheet.onerror = function () {
          resolve();
          sheet.remove();
          setTimeout(load, delay, delay * 2);
        };
        document.head.append(sheet);
      })(1000);
    });
  }
  // What the page was rendered from; null when it has been replaced, or cannot be loaded.
  function loadData() {
    return fetch(page.dataset.source).then(
      function (response) {
        return response.ok ? response.text() : null;
      },
      function () {
        return null;
      },
    );
  }
  // The scripts of the page's screen, for which the app would ask only once it runs.
  function preload(script) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = script;
    document.head.append(link);
  }
  // React notes its properties on every element that it has taken over.
  function isHydrated(element) {
    return Object.keys(element).some(function (key) {
      return key.startsWith("__reactProps");
    });
  }
  function keepPress(event) {
    // "Show more" of a list is a link to the next page, which browsers without scripts follow.
    var opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    var button = event.target.closest(opensTab ? "button" : 'button, a[href^="?"]');
    if (!button || isHydrated(button)) return;
    event.preventDefault();
    presses.push(button);
  }
  // React would put the old value back into a field that is hydrated, but whose form does not listen to it yet.
  function keepField(event) {
    var isText = event.type !== "click";
    if (event.target.matches(isText ? "input, textarea" : "[type=checkbox], [type=radio]"))
      event.stopPropagation();
  }
  function keepForm(event) {
    if (isHydrated(event.target)) return;
    event.preventDefault();
    presses.push(event.submitter);
  }
  if (page) {
    // What a translator of the browser replaces before the app is there: React takes over the texts as they were rendered.
    var changes = [];
    var observer = new MutationObserver(function (records) {
      changes.push.apply(changes, records);
    });
    observer.observe(document, { childList: true, subtree: true });
    window.takeEarlyChanges = function () {
      changes.push.apply(changes, observer.takeRecords());
      observer.disconnect();
      return changes.splice(0);
    };
    var kept = [
      ["click", keepPress],
      ["click", keepField],
      ["input", keepField],
      ["change", keepField],
      ["submit", keepForm],
    ];
    kept.forEach(function (pair) {
      document.addEventListener(pair[0], pair[1], true);
    });
    window.takeEarlyPresses = function () {
      kept.forEach(function (pair) {
        document.removeEventListener(pair[0], pair[1], true);
      });
      return presses.splice(0);
    };
    ["pointerdown", "keydown"].forEach(function (event) {
      addEventListener(event, start, { once: true, passive: true });
    });
    if (document.readyState !== "complete") {
      addEventListener("load", start);
      return;
    }
  }
  start();
})();

// Loads the app once the first view is complete, so that scripts do not compete with its pictures; at once when the
// customer touches the page, or when the server has rendered nothing. Until the app has taken the page over, presses of
// buttons and what is typed are kept for it, and no form is sent, which would put its fields into the address. What is lost
// on the way is asked for again (connection.js).
(function () {
  var startup = window.startup;
  // The addresses of the app and of its style sheet.
  var own = document.currentScript.dataset;
  var page = document.getElementById("page-data");
  var started = false;
  var presses = [];
  // "Show more" of a list is a link to the next page, which browsers without scripts follow.
  var BUTTONS = 'button, a[href^="?"]';
  var FIELDS = "input, textarea";
  startup.isWhole = true;
  function start() {
    if (started) return;
    started = true;
    if (page) {
      window.pageData = loadData(0);
      (page.dataset.scripts.match(/\S+/g) || []).forEach(preload);
    }
    if (!hasStyleSheet()) loadStyleSheet();
    loadApp(0, 0);
  }
  // Newer browsers ask for a lost script again; others answer at once that it is lost, though the line is back.
  function loadApp(attempt, lostOnline) {
    import(own.app).catch(function () {
      startup.tell();
      // Goes on meanwhile: a reload can be stopped.
      if (lostOnline > 1 && startup.restart()) attempt = 5;
      startup.whenLineBack(attempt, function (attempt) {
        loadApp(attempt, lostOnline + 1);
      });
    });
  }
  // A page without rules of its own has the sheet in its head. One that was lost there has no rules, or none that can be read.
  function hasStyleSheet() {
    try {
      return document.querySelector("head>link[rel=stylesheet]").sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  }
  // A rendered page comes with the rules of its first view alone; the app waits for the others. A sheet that could not be
  // loaded does not hold the app up, and is asked for again.
  function loadStyleSheet() {
    window.styleSheetLoaded = new Promise(function (resolve) {
      (function load(attempt) {
        var sheet = document.createElement("link");
        var timer = setTimeout(fail, 12_000);
        sheet.rel = "stylesheet";
        sheet.crossOrigin = "";
        // At another address: the browser would wait for a request of this one that hangs.
        sheet.href = own.sheet + (attempt ? "?" + attempt : "");
        sheet.onload = function () {
          clearTimeout(timer);
          resolve();
        };
        sheet.onerror = fail;
        document.head.append(sheet);
        function fail() {
          clearTimeout(timer);
          resolve();
          sheet.remove();
          startup.nextChance(attempt, function () {
            load(attempt + 1);
          });
        }
      })(0);
    });
  }
  // What the page was rendered from; null when it has been replaced, or cannot be loaded.
  function loadData(attempt) {
    return fetch(page.dataset.source, { signal: AbortSignal.timeout(12_000) })
      .then(function (response) {
        if (response.status > 499) throw response;
        return response.ok ? response.text() : null;
      })
      .catch(function () {
        if (attempt > 2) return null;
        return new Promise(function (resolve) {
          startup.nextChance(attempt, function () {
            resolve(loadData(attempt + 1));
          });
        });
      });
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
    var opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    var button = event.target.closest(opensTab ? "button" : BUTTONS);
    if (!button || isHydrated(button)) return;
    event.preventDefault();
    presses.push(describe(button, BUTTONS));
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
    if (event.submitter) presses.push(describe(event.submitter, BUTTONS));
  }
  // An element, by what is the same on a page that was loaded anew: its text, and which of those with it.
  function describe(element, selector) {
    var label = labelOf(element);
    return { element: element, label: label, at: labelled(label, selector).indexOf(element) };
  }
  function labelled(label, selector) {
    return [].filter.call(document.querySelectorAll(selector), function (element) {
      return labelOf(element) === label;
    });
  }
  function labelOf(element) {
    return (
      element.getAttribute("aria-label") || (element.matches(FIELDS) && element.name) || element.textContent
    );
  }
  function isTicked(field) {
    return field.type === "checkbox" || field.type === "radio";
  }
  // What is typed is in its field; passwords are not stored.
  function typed() {
    return [].filter
      .call(document.querySelectorAll(FIELDS), function (field) {
        return isTicked(field)
          ? field.checked !== field.defaultChecked
          : field.type !== "password" && field.value !== field.defaultValue;
      })
      .map(function (field) {
        var described = describe(field, FIELDS);
        return { label: described.label, at: described.at, value: field.value, checked: field.checked };
      });
  }
  function fillIn(field) {
    var place = labelled(field.label, FIELDS)[field.at];
    if (!place) return;
    if (isTicked(place)) place.checked = field.checked;
    else place.value = field.value;
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
      return presses;
    };
    startup.keep = function () {
      var kept = presses.map(function (press) {
        return { label: press.label, at: press.at };
      });
      return { presses: kept, fields: typed() };
    };
    if (startup.kept) {
      presses = startup.kept.presses;
      startup.kept.fields.forEach(fillIn);
      start();
    }
    ["pointerdown", "keydown"].forEach(function (event) {
      addEventListener(event, start, { once: true, passive: true });
    });
    if (document.readyState !== "complete") {
      addEventListener("load", start);
      // A picture that hangs holds the event up.
      setTimeout(start, 8000);
      return;
    }
  }
  start();
})();

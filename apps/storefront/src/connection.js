// Brings a page to life whose document, scripts or style sheet were lost because the line dropped. Inlined into the head, so
// that it is there whatever else is lost; start.js uses it. The app has its own retries (packages/ui/src/lib/next-chance.ts).
(function () {
  var SIGNALS = ["online", "pageshow", "visibilitychange", "pointerdown", "keydown"];
  // Session storage: how often this page was restarted, when, and what the customer had done on it.
  var STORED = "restart";
  var stored = read();
  var hasStarted = false;
  var isLeaving = false;
  var startup = (window.startup = {
    kept: stored.path === location.href && Date.now() - stored.at < 600_000 ? stored.kept : null,
    nextChance: nextChance,
    whenLineBack: whenLineBack,
    isLineBack: isLineBack,
    cancelAll: cancelAll,
    restart: restart,
    restartIfBack: restartIfBack,
    tell: tell,
    started: started,
  });
  // What was kept is done once.
  if (stored.kept) write({ count: stored.count, at: stored.at });

  function read() {
    try {
      return JSON.parse(sessionStorage.getItem(STORED)) || {};
    } catch {
      return {};
    }
  }
  function write(value) {
    try {
      sessionStorage.setItem(STORED, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }
  // Calls back after a pause that grows with each attempt, or as soon as something tells that the line may be back; while the
  // page is hidden, once it is shown.
  function nextChance(attempt, callback) {
    var pause = Math.min(1000 * Math.pow(2, attempt), 60_000);
    var earliest = Date.now() + Math.max(1000, pause / 8);
    // Hidden or offline, it waits for a signal.
    var timer = setTimeout(function () {
      if (!document.hidden && navigator.onLine) proceed();
    }, pause);
    function hurry() {
      if (document.hidden) return;
      clearTimeout(timer);
      timer = setTimeout(proceed, earliest - Date.now());
    }
    function proceed() {
      clearTimeout(timer);
      SIGNALS.forEach(function (signal) {
        removeEventListener(signal, hurry);
      });
      callback();
    }
    SIGNALS.forEach(function (signal) {
      addEventListener(signal, hurry, { passive: true });
    });
  }
  // Whether the server would answer a reload; null where the request itself hangs.
  function askServer() {
    var options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(10_000) };
    return fetch(location.href, options).then(
      function (response) {
        return response.status < 405;
      },
      function (error) {
        return error.name === "TimeoutError" ? null : false;
      },
    );
  }
  function isLineBack() {
    return askServer().then(Boolean);
  }
  // Calls back with the next attempt, at the next chance at which the server would answer a reload.
  function whenLineBack(attempt, goOn) {
    nextChance(attempt, function () {
      void isLineBack().then(function (isBack) {
        if (isBack) goOn(attempt + 1);
        else whenLineBack(attempt + 1, goOn);
      });
    });
  }
  // Loads the page anew, with what the customer has done on it: browsers may keep a script that was lost as lost for as long as
  // the page lives. Rarer each time; false while it is too early, or where it could not be noted, which would be a loop.
  function restart() {
    // Of writes that are under way (main.tsx).
    if (startup.isBusy && startup.isBusy()) return false;
    var last = read();
    var count = last.count || 0;
    if (isLeaving || (count > 0 && Date.now() - last.at < Math.min(15_000 * Math.pow(3, count), 600_000)))
      return isLeaving;
    var kept = startup.keep ? startup.keep() : null;
    isLeaving = write({ count: count + 1, at: Date.now(), path: location.href, kept: kept });
    if (isLeaving) location.reload();
    return isLeaving;
  }
  function restartIfBack() {
    void askServer().then(function again(isBack) {
      if (isBack) restart();
      if (isBack !== null) return;
      if (cancelAll()) void isLineBack().then(again);
    });
  }
  // Cancels all that is asked for: what hangs may hold all six connections that a browser has to a server of HTTP/1.1. Scripts,
  // data and style sheet are lost then, and asked for again; pictures here, after them. False while a write is under way that
  // cannot be sent again (fetchWithTimeout).
  function cancelAll() {
    if (!dispatchEvent(new Event("canceling", { cancelable: true }))) return false;
    var pictures = [].filter.call(document.images, function (image) {
      return !image.complete;
    });
    window.stop();
    setTimeout(function () {
      pictures.forEach(function (image) {
        ["srcset", "src"].forEach(function (name) {
          var value = image.getAttribute(name);
          if (value) image.setAttribute(name, value);
        });
      });
    }, 3000);
    return true;
  }
  // Tells a customer who waits for the app.
  function tell() {
    var note = document.querySelector("#start-note>p");
    if (hasStarted) return;
    // What is empty until the app knows the customer's own would stay empty.
    document.documentElement.setAttribute("data-late", "");
    if (!note) return;
    // Not by the page's `lang`: a browser that translates the page changes it.
    var language = document.documentElement.dir === "rtl" ? "ar" : "en";
    var texts = JSON.parse(note.dataset.texts);
    note.textContent = (navigator.onLine ? texts.slow : texts.offline)[language];
    note.hidden = false;
  }
  function started() {
    hasStarted = true;
    var note = document.getElementById("start-note");
    if (note) note.remove();
    try {
      sessionStorage.removeItem(STORED);
    } catch {
      // Nothing was stored.
    }
  }
  // Code or a font that the app asks for (next-chance.ts). While others come, the line is only slow.
  var pause = 10_000;
  var canceledAt = -pause;
  addEventListener("hanging", function () {
    var now = performance.now();
    var isSlow = performance.getEntriesByType("resource").some(function (entry) {
      return entry.responseEnd > now - 5000 && entry.decodedBodySize > 0 && entry.name.includes("/assets/");
    });
    if (!hasStarted || document.hidden || isSlow || now - canceledAt < pause || !cancelAll()) return;
    canceledAt = now;
    pause *= 2;
  });
  // A style sheet in the head holds up everything after it. One that does not come is asked for again by start.js.
  setTimeout(function () {
    var sheet = document.querySelector("head>link[rel=stylesheet]");
    if (!startup.isWhole && sheet && !sheet.sheet) sheet.remove();
  }, 8000);
  // The end of the document was lost, and start.js with it.
  addEventListener("DOMContentLoaded", function whenParsed() {
    if (startup.isWhole) return;
    tell();
    whenLineBack(0, function again(attempt) {
      if (!restart()) whenLineBack(attempt, again);
    });
  });
  // The app is not there, and for ten seconds nothing has come: what is asked for hangs. Longer each time, as it may be slow.
  // Of half a document browsers tell nothing; it is loaded anew, as any page is to which this was no help.
  var loads = 0;
  var quiet = 0;
  var patience = 5;
  var isFreed = false;
  var watch = setInterval(function () {
    if (hasStarted) return clearInterval(watch);
    var before = loads;
    // What was lost or canceled has no size.
    loads = performance.getEntriesByType("resource").filter(function (entry) {
      return entry.decodedBodySize > 0;
    }).length;
    if (loads > before) {
      isFreed = false;
      quiet = 0;
    } else quiet++;
    if (document.hidden || quiet < patience) return;
    quiet = 0;
    patience++;
    if (!startup.isWhole || isFreed) return restartIfBack();
    isFreed = true;
    cancelAll();
  }, 2000);
  setTimeout(tell, 8000);
})();

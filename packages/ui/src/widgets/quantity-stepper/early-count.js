// Counts what a customer adds before the app has come, in the stepper and in the bar with the cart; start.js keeps the press,
// and the app takes over what is shown here (replay-early-input.ts). Inlined at the end of the page.
(function () {
  var root = document.documentElement;
  var undo = [];
  // Quantities by product id, with what was pressed.
  var quantities;
  var bar;
  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  }
  function count(event) {
    var plus = event.target.closest("button[data-slot=stepper-more]");
    var card = plus && plus.closest("[data-slot=product-card]");
    var link = card && card.querySelector('a[href*="/product/"]');
    var ids = link && /\/store\/([^/]+)\/product\/([^/]+)$/.exec(link.pathname);
    // A guest signs in first, and what the app has taken over it counts itself.
    if (!ids || root.dataset.session !== "customer" || !window.takeEarlyPresses || isHydrated(plus)) return;
    var store = stored("vendorAtCart");
    // Of another store: the customer is asked.
    if (store !== null && String(store) !== decodeURIComponent(ids[1])) return;
    var id = decodeURIComponent(ids[2]);
    quantities = quantities || Object.assign({}, stored("productQuantities"));
    quantities[id] = (quantities[id] || 0) + 1;
    show(plus, quantities[id]);
    showBar(Object.keys(quantities).length);
  }
  function isHydrated(element) {
    return Object.keys(element).some(function (key) {
      return key.startsWith("__reactProps");
    });
  }
  function set(style, name, value) {
    var before = style[name];
    if (before === value) return;
    style[name] = value;
    undo.push(function () {
      if (style[name] === value) style[name] = before;
    });
  }
  // Attributes and styles alone: React takes over the elements as they were rendered.
  function show(plus, quantity) {
    var stepper = plus.parentElement.style;
    set(stepper, "backgroundColor", "var(--ui-primary)");
    set(stepper, "color", "var(--ui-on-primary)");
    set(plus.firstElementChild.style, "display", "none");
    if (!plus.dataset.count) {
      plus.classList.add("before:content-[attr(data-count)]");
      undo.push(function () {
        delete plus.dataset.count;
        plus.classList.remove("before:content-[attr(data-count)]");
      });
    }
    plus.dataset.count = quantity;
  }
  function showBar(products) {
    var hidden = document.querySelector("[data-slot=early-cart-bar]");
    if (!hidden) return;
    if (!bar) {
      bar = hidden.cloneNode(true);
      bar.dataset.slot = "view-cart-bar";
      bar.hidden = false;
      bar.style.cssText = "position:fixed;left:0;right:0;bottom:0";
      document.body.append(bar);
      undo.push(function () {
        bar.remove();
      });
    }
    bar.querySelector("[data-count]").dataset.count = products;
    if (products > 1) bar.querySelector(".sr-only").textContent = " " + products;
  }
  document.addEventListener("click", count, true);
  window.dropEarlyCounts = function () {
    document.removeEventListener("click", count, true);
    undo.forEach(function (drop) {
      drop();
    });
  };
})();

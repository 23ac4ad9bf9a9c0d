// The visit after the first view: from screen to screen and back, the cart's count, and how soon the page answers touches.
import { request } from "node:http";
import { untilQuiet, visit } from "./browser.mjs";

/** A step that has shown nothing after this is lost. */
const LOST_MS = 20_000;
const TAPS = 40;
const MORE = "button[data-slot=stepper-more]";

/** Ms until the first byte of a response on a connection of its own, without emulated network or CPU. */
export function timeToFirstByte(address, language) {
  return new Promise((resolve, reject) => {
    const headers = { Cookie: `language=${language}`, Accept: "text/html", "Accept-Encoding": "br" };
    const started = performance.now();
    const sent = request(address, { agent: false, headers }, (response) => {
      resolve(performance.now() - started);
      response.resume();
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** From home to a store and back: ms from the touch until heading and picture show, and until home is as it was left. */
export const homeToStore = (page) =>
  thereAndBack(page, {
    link: "main a[href^='/store/']:not([href*='/product/'])",
    there: { path: "^/store/[^/]+$", heading: "main h1", picture: "main img" },
  });

/** From a store's menu to a product and back. */
export const storeToProduct = (page) =>
  thereAndBack(page, {
    link: "main a[href*='/product/']",
    there: {
      path: "/product/",
      heading: "[role=dialog] [data-slot=product-title]",
      picture: "[role=dialog] img",
    },
  });

function thereAndBack(page, { link, there }) {
  return visit(page, async (opened) => {
    const { tab } = opened;
    await untilQuiet(opened);
    const place = await placeOf(tab, link);
    await untilQuiet(opened);
    const from = await tab.evaluate(() => location.pathname);
    await tab.evaluate(armStep, { ...there, how: "pointerdown", lost: LOST_MS });
    const at = await placeOf(tab, link);
    await tab.touchscreen.tap(at.x, at.y);
    const shown = await tab.evaluate(() => window.step);
    await untilQuiet(opened);
    const back = { path: `^${from}$`, place: { link, y: place.y }, how: "now", lost: LOST_MS };
    await tab.evaluate(armStep, back);
    await tab.evaluate(() => history.back());
    const returned = await tab.evaluate(() => window.step);
    await untilQuiet(opened);
    const longest = await tab.evaluate(
      (since) =>
        Math.max(0, ...window.seen.longTasks.map((task) => (task.start >= since ? task.duration : 0))),
      shown.start,
    );
    const off = Math.abs((await tab.evaluate(topOf, link)) - place.y);
    return { heading: shown.heading, picture: shown.picture, back: returned.place, off, longest };
  });
}

/** Adds on the loaded page of a store; ms until the cart's count shows. */
export function addToCount(page) {
  return visit(page, async (opened) => {
    const { tab } = opened;
    await untilQuiet(opened);
    await placeOf(tab, MORE);
    await untilQuiet(opened);
    const counts = "[data-slot=view-cart-bar], [data-slot=cart-count]";
    await tab.evaluate(armStep, { path: "", count: counts, how: "pointerdown", lost: LOST_MS });
    const at = await placeOf(tab, MORE);
    await tab.touchscreen.tap(at.x, at.y);
    return (await tab.evaluate(() => window.step)).count;
  });
}

/** Forty taps on a menu: adding, and moving between its sections. Returns the 95th percentile of the times to the next paint. */
export function fortyTaps(page) {
  return visit(page, async (opened) => {
    const { tab } = opened;
    await untilQuiet(opened);
    for (let tap = 0; tap < TAPS; tap++) {
      const target = tap % 4 === 3 ? "a[data-slot=category-pill][href^='/']" : MORE;
      const { x, y } = await placeOf(tab, target);
      await tab.touchscreen.tap(x, y);
      await new Promise((done) => setTimeout(done, 400));
    }
    await untilQuiet(opened);
    const durations = await tab.evaluate(() => [...window.seen.interactions.values()]);
    return durations.toSorted((a, b) => a - b)[Math.floor(0.95 * (durations.length - 1))];
  });
}

/** Runs in the page: `step` tells how long each condition took from the touch, or null for one that never held. */
function armStep({ path, heading, picture, place, count, how, lost }) {
  const isSeen = (element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && top < innerHeight;
  };
  const some = (selector, holds) =>
    [...document.querySelectorAll(selector)].some((element) => isSeen(element) && holds(element));
  const conditions = {
    ...(heading && { heading: () => some(heading, (element) => element.textContent.trim() !== "") }),
    ...(picture && { picture: () => some(picture, (image) => image.complete && image.naturalWidth >= 100) }),
    ...(count && { count: () => some(count, (element) => /[1-9١-٩]/.test(element.textContent)) }),
    ...(place && {
      place: () => {
        const element = document.querySelector(place.link);
        const box = element?.getBoundingClientRect();
        return box !== undefined && Math.abs(box.top + box.height / 2 - place.y) <= 24;
      },
    }),
  };
  window.step = new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const begin = (start) => {
      const times = { start };
      // The frame is over when the message arrives that is posted in it.
      port1.onmessage = ({ data }) => (times[data] ??= performance.now() - start);
      const check = () => {
        const isHere = new RegExp(path).test(location.pathname);
        for (const [name, holds] of Object.entries(conditions))
          if (isHere && times[name] === undefined && holds()) port2.postMessage(name);
        const isOver = Object.keys(conditions).every((name) => times[name] !== undefined);
        if (!isOver && performance.now() - start < lost) return void requestAnimationFrame(check);
        for (const name of Object.keys(conditions)) times[name] ??= null;
        resolve(times);
      };
      requestAnimationFrame(check);
    };
    if (how === "now") begin(performance.now());
    else addEventListener(how, ({ timeStamp }) => begin(timeStamp), { capture: true, once: true });
  });
}

const topOf = (selector) => {
  const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {
    top: Number.POSITIVE_INFINITY,
    height: 0,
  };
  return top + height / 2;
};

/** Scrolls the first match into the middle, where it is not in the window yet; returns its middle. */
const placeOf = (tab, selector) =>
  tab.evaluate(async (wanted) => {
    let element;
    while ((element = document.querySelector(wanted)) === null) await new Promise(requestAnimationFrame);
    const isInside = ({ top, bottom }) => top > 0 && bottom < innerHeight;
    if (!isInside(element.getBoundingClientRect()))
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);

// What a tap costs: one right after the first paint, and several on the loaded page.
import { untilQuiet, visit } from "./browser.mjs";

const ADD = "button[data-slot=stepper-more]";
/** A tap that has shown nothing after this is lost. */
const LOST_MS = 20_000;
/** Frames after the tap that belong to it, such as an opening sheet, are over. */
const SETTLE_MS = 1500;

/** Taps "add" right after the first paint. Returns the ms until the cart's count shows, or null if it never does. */
export function firstTap(page) {
  return visit(page, async ({ tab }) => {
    await tab.waitForFunction((add) => window.seen.fcp > 0 && document.querySelector(add) !== null, ADD);
    await tab.evaluate((lost) => {
      window.counted = new Promise((done) => {
        addEventListener(
          "pointerdown",
          ({ timeStamp }) => {
            const isShown = () =>
              [...document.querySelectorAll("[data-slot=view-cart-bar], [data-slot=cart-count]")].some(
                (element) => element.getClientRects().length > 0 && /[1١]/.test(element.textContent),
              );
            const check = () => {
              if (isShown()) done(performance.now() - timeStamp);
              else if (performance.now() - timeStamp > lost) done(null);
              else requestAnimationFrame(check);
            };
            check();
          },
          { capture: true, once: true },
        );
      });
    }, LOST_MS);
    await scrollTo(tab, ADD);
    await tapAt(tab, ADD);
    return tab.evaluate(() => window.counted);
  });
}

/** Taps on the loaded page: ms from the tap to the next paint after it, for add, stepper, tab and sheet. */
export function taps(page) {
  return visit(page, async (opened) => {
    const { tab } = opened;
    await untilQuiet(opened);
    const times = {};
    const measure = async (name, selector) => {
      // What scrolling there loads, such as pictures, is not the tap's. Twice: a sticky row moves, and content above may
      // have loaded.
      for (let time = 0; time < 2; time++) {
        await scrollTo(tab, selector);
        await untilQuiet(opened);
      }
      await tab.evaluate(armTap);
      await tapAt(tab, selector);
      times[name] = await tab.evaluate(() => window.painted);
      await new Promise((done) => setTimeout(done, SETTLE_MS));
    };
    await measure("add", ADD);
    await measure("stepper", ADD);
    await measure("tab", "a[data-slot=category-pill][href^='/']");
    await measure("sheet", "a[data-slot=stepper-more]");
    return times;
  });
}

/** Ms from a tap on a button that changes its own text to the next paint, on a page that has little else. */
export function tapFloor(floor) {
  return visit(floor, async (opened) => {
    const { tab } = opened;
    await tab.waitForLoadState("load");
    await tab.evaluate(() => {
      const button = document.createElement("button");
      button.textContent = "Add";
      button.addEventListener("click", () => (button.textContent = "Added"));
      document.body.append(button);
    });
    await untilQuiet(opened);
    await tab.evaluate(armTap);
    await tapAt(tab, "button");
    return tab.evaluate(() => window.painted);
  });
}

/**
 * Lets `painted` tell the ms from the next touch to the end of its frame. The paint is over when the message arrives that is
 * posted in the frame after the click.
 */
async function armTap() {
  let start;
  let done;
  const { port1, port2 } = new MessageChannel();
  const atTouch = ({ timeStamp }) => {
    start = timeStamp;
    addEventListener("click", afterClick, { capture: true, once: true });
  };
  const afterClick = () => requestAnimationFrame(inFrame);
  const inFrame = () => port2.postMessage(null);
  port1.onmessage = () => done(performance.now() - start);
  // Each runs once before, so that their compiling is not the tap's.
  await new Promise((ready) => {
    done = ready;
    atTouch({ timeStamp: 0 });
    afterClick();
  });
  removeEventListener("click", afterClick, { capture: true });
  // The tap is one after an idle second, as before.
  await new Promise((idle) => setTimeout(idle, 1000));
  window.painted = new Promise((resolve) => {
    done = resolve;
    addEventListener("pointerdown", atTouch, { capture: true, once: true });
  });
}

/**
 * Waits for a match and scrolls the first into the middle. Not with Playwright's locators: they add listeners to the page,
 * which would run between the touch and the paint.
 */
const scrollTo = (tab, selector) =>
  tab.evaluate(async (wanted) => {
    let element;
    while ((element = document.querySelector(wanted)) === null) await new Promise(requestAnimationFrame);
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }, selector);

/** Touches the middle of the first match, without the waiting of Playwright's own actions. */
async function tapAt(tab, selector) {
  const { x, y } = await tab.evaluate((wanted) => {
    const { x, y, width, height } = document.querySelector(wanted).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await tab.touchscreen.tap(x, y);
}

// What a customer feels while a page is used: the longest frame of each step, the layout shift of each screen, and taps.
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../../tools/find-chromium.mjs";

/** The two customers of the walk; `cpu` is how many times slower the processor is made. */
export const WALKERS = {
  "phone-ar": {
    language: "ar",
    cpu: 4,
    context: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
  },
  "desktop-en": { language: "en", cpu: 1, context: { viewport: { width: 1440, height: 900 } } },
};

/**
 * Opens a browser for a walker; `pictures` is a folder for a picture of each screen, or undefined. With `late`, responses of
 * the API come so many milliseconds later.
 */
export async function openWalk({ walker, url, pictures, session, late = 0 }) {
  const { language, cpu, context: size } = WALKERS[walker];
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const context = await browser.newContext({ ...size, serviceWorkers: "block" });
  await context.addCookies([{ name: "language", value: language, url }]);
  await context.addInitScript(prepare, { language, session });
  if (late > 0)
    await context.route("**/api/**", async (route) => {
      await new Promise((done) => setTimeout(done, late));
      await route.continue().catch(() => undefined);
    });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  if (cpu > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const steps = [];
  let taps = 0;

  return {
    tab,
    language,
    steps,
    taps: () => taps,
    close: () => browser.close(),
    /** One press of the customer. Typing and the keyboard's own keys are not counted. */
    tap: async (locator) => {
      taps++;
      await (size.hasTouch ? locator.tap() : locator.click());
    },
    /** Runs a step, waits until the page rests, and notes what it cost; `name` is that of the screen it leads to. */
    step: async (name, run) => {
      // Shifts of the screen before must not count for this one.
      await tab.evaluate(() => window.walk?.begin()).catch(() => undefined);
      const before = taps;
      await run();
      await rest(tab);
      const { longest, shift, moved } = await tab.evaluate(() => window.walk.end());
      steps.push({ name, taps: taps - before, longest, shift, moved });
      if (pictures !== undefined)
        await tab.screenshot({
          path: `${pictures}/${walker}-${String(steps.length).padStart(2, "0")}-${name}.png`,
        });
    },
  };
}

/** Waits until no frame of the page was long for a while and its pictures are there. */
async function rest(tab) {
  const QUIET_MS = 700;
  const MOST_MS = 8000;
  await tab.waitForLoadState("load");
  const end = Date.now() + MOST_MS;
  while (Date.now() < end) {
    const quiet = await tab.evaluate(() => performance.now() - window.walk.lastBusy()).catch(() => 0);
    if (quiet >= QUIET_MS) return;
    await new Promise((done) => setTimeout(done, Math.max(50, QUIET_MS - quiet)));
  }
}

/** Runs in the page before its own scripts. */
function prepare({ language, session }) {
  if (sessionStorage.getItem("walk") === null) {
    sessionStorage.setItem("walk", "1");
    localStorage.setItem("language", language);
    if (session !== undefined) {
      localStorage.setItem("talabee_TOKEN", session.token);
      localStorage.setItem("talabee_USER", JSON.stringify(session.user));
    }
  }
  let longest = 0;
  let shift = 0;
  let moved = [];
  let busyAt = performance.now();
  let from = 0;
  let frameAt = 0;
  const frame = (now) => {
    if (frameAt > 0 && now - frameAt > 50) busyAt = performance.now();
    if (frameAt > from) longest = Math.max(longest, now - frameAt);
    frameAt = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // As the metric counts: only what moves without the customer's own touch.
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput || startTime < from) continue;
      shift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const slot = element?.closest("[data-slot]")?.dataset.slot ?? "?";
        const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
        moved.push(`${value.toFixed(4)} ${slot}: ${place(previousRect)} → ${place(currentRect)}`);
      }
    }
    busyAt = performance.now();
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver(() => {
    busyAt = performance.now();
  }).observe({ type: "resource" });
  window.walk = {
    begin: () => {
      longest = 0;
      shift = 0;
      moved = [];
      from = performance.now();
      busyAt = from;
    },
    end: () => ({ longest, shift, moved }),
    lastBusy: () => busyAt,
  };
}

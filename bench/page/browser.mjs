// One page in a browser of its own: no warm code cache, connection or renderer is shared between loads.
import { chromium } from "playwright";
import { PHONE, watchTraffic } from "../../e2e/page-traffic.ts";
import { CHROMIUM_ARGS, findChromium } from "../../tools/find-chromium.mjs";

const KBIT = 1024 / 8;
/** As Lighthouse's mobile emulation: a quarter of the CPU, slow 4G. The desktop is not throttled. */
export const PROFILES = {
  phone: {
    context: PHONE,
    cpu: 4,
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6 * 1024 * KBIT,
      uploadThroughput: 750 * KBIT,
    },
  },
  desktop: { context: { viewport: { width: 1280, height: 800 } }, cpu: 1, network: null },
};

/**
 * Opens `url` at its first visit; `measure` gets the tab and its DevTools session when
 * the response has begun. `throttle` divides the CPU by another factor than the profile's.
 */
export async function visit({ profile, throttle, url, language, session }, measure) {
  const { context: size, network, ...rest } = PROFILES[profile];
  const cpu = throttle ?? rest.cpu;
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({
      ...size,
      serviceWorkers: "block",
      ignoreHTTPSErrors: true,
    });
    await context.addCookies([{ name: "language", value: language, url }]);
    await context.addInitScript(prepareStorage, { language, session });
    await context.addInitScript(observe);
    const tab = await context.newPage();
    const devtools = await context.newCDPSession(tab);
    const traffic = await watchTraffic(devtools);
    if (network !== null) await devtools.send("Network.emulateNetworkConditions", network);
    if (cpu > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    // In CPU time, which other work on the machine hardly changes.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const answer = await tab.goto(url, { waitUntil: "commit" });
    return await measure({ tab, devtools, traffic, answer });
  } finally {
    await browser.close();
  }
}

/** Resolves when no request was open and no long task ran for a while. */
export async function untilQuiet({ tab, traffic }) {
  const QUIET_MS = 1000;
  await tab.waitForLoadState("load");
  for (;;) {
    await traffic.untilQuiet(QUIET_MS);
    const rest = await tab.evaluate(() => performance.now() - window.seen.lastLongTask);
    if (rest >= QUIET_MS) return;
    await new Promise((done) => setTimeout(done, QUIET_MS - rest));
  }
}

function prepareStorage({ language, session }) {
  localStorage.setItem("language", language);
  if (session === undefined) return;
  localStorage.setItem("talabee_TOKEN", session.token);
  localStorage.setItem("talabee_USER", JSON.stringify(session.user));
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen = (window.seen = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: [],
    lastLongTask: 0,
    interactive: 0,
    interactions: new Map(),
  });
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpElement = `${entry.element?.tagName.toLowerCase() ?? "?"} ${entry.url.split("/").at(-1)}`;
  });
  watch("longtask", (entry) => {
    seen.longTasks.push({ start: entry.startTime, duration: entry.duration });
    seen.lastLongTask = entry.startTime + entry.duration;
  });
  // Events of one touch count as one, by the slowest.
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        seen.interactions.set(interactionId, Math.max(duration, seen.interactions.get(interactionId) ?? 0));
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  // Layout shifts count by the largest session window: gaps under 1 s, 5 s at most.
  let group = { first: 0, last: -Infinity, sum: 0 };
  watch("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const continues = startTime - group.last < 1000 && startTime - group.first < 5000;
    group = {
      first: continues ? group.first : startTime,
      last: startTime,
      sum: (continues ? group.sum : 0) + value,
    };
    seen.cls = Math.max(seen.cls, group.sum);
  });
  // Interactive: React has taken over the main heading, and early presses are no longer kept.
  const check = setInterval(() => {
    const heading = document.querySelector("main h1");
    if (heading === null || "takeEarlyPresses" in window) return;
    if (!Object.keys(heading).some((key) => key.startsWith("__reactProps"))) return;
    seen.interactive = performance.now();
    clearInterval(check);
  }, 50);
}

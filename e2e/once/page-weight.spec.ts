import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { address, renderAhead, setLanguageCookie } from "../journey.js";
import { PHONE, type Transfer, watchTraffic } from "../page-traffic.js";

/**
 * What a first visit on a phone costs without scrolling, in figures that do not depend on the machine: kB are 1000
 * transferred bytes; `htmlKB` is the HTML at brotli 11, styles of the first view included; `served` counts the
 * elements of the server's HTML, `loaded` those at the end of the load. A page may exceed its goal by AIR (docs/decisions/0009-page-size-budgets.md).
 */
const FIGURES = [
  "requests",
  "kB",
  "scriptKB",
  "htmlKB",
  "pictures",
  "pictureKB",
  "fonts",
  "fontKB",
  "served",
  "loaded",
] as const;
type Weight = Record<(typeof FIGURES)[number], number>;

const STORE = "/store/bayt-al-machboos";
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  store: STORE,
  product: `${STORE}/product/bayt-al-machboos.chicken-machboos`,
  collection: "/collection/family-feast",
  search: "/search/qatari",
  categories: "/categories",
  "sign-in": "/auth",
  cart: "/cart",
};

/**
 * Goals of every page. Scripts are those of the whole visit, also after the page is interactive, whose own budgets are in
 * bench/page; React runs as published, which is 14 kB of each page (docs/decisions/0054-libraries-as-published.md).
 */
const GOAL: Weight = {
  requests: 24,
  kB: 280,
  scriptKB: 168,
  htmlKB: 24,
  pictures: 15,
  pictureKB: 80,
  fonts: 3,
  fontKB: 60,
  served: 600,
  loaded: 700,
};
/** Where a page needs other goals: a grid of categories is a grid of pictures. */
const GOALS: Readonly<Record<string, Partial<Weight>>> = {
  home: { scriptKB: 142, loaded: 450 },
  store: { scriptKB: 150 },
  search: { scriptKB: 172 },
  categories: { requests: 30, pictures: 18 },
};
/** The share by which a page may exceed its goal. */
const AIR = 0.1;
/** What the page logs when the app has taken it over. */
const HYDRATED = "hydrated";
/** Milliseconds without a request after which a page has loaded. */
const QUIET_MS = 1500;

test.describe.configure({ mode: "parallel" });
// A trace calls `evaluate` after each step, which counts as an action of the customer and starts the idle services.
test.use({ trace: "off" });

for (const [language, page] of ["en", "ar"].flatMap((each) =>
  Object.keys(PAGES).map((name) => [each, name] as const),
)) {
  // In Arabic a page has more fonts and shorter words: two of them show it, the others at night.
  const tag = language === "en" || page === "home" || page === "store" ? [] : ["@nightly"];
  test(`${page} stays within its weight: ${language}`, { tag }, async ({ browser }) => {
    const context = await browser.newContext({
      ...PHONE,
      serviceWorkers: "block",
      reducedMotion: "no-preference",
    });
    await setLanguageCookie(context, language);
    await context.addInitScript(
      ({ value, text }) => {
        localStorage.setItem("language", value);
        // The customer has not answered the question about notifications: a headless browser has refused it.
        Object.defineProperty(Notification, "permission", { get: () => "default" });
        Notification.requestPermission = () => new Promise(() => {});
        Object.assign(window, { scrolled: false });
        addEventListener("scroll", () => Object.assign(window, { scrolled: true }), { capture: true });
        addEventListener("DOMContentLoaded", () => {
          Object.assign(window, { served: document.querySelectorAll("*").length });
          const watch = setInterval(() => {
            if ("takeEarlyPresses" in window) return;
            clearInterval(watch);
            console.debug(text);
          }, 50);
        });
      },
      { value: language, text: HYDRATED },
    );
    await renderAhead(PAGES[page]!, language);
    const tab = await context.newPage();
    const traffic = await watchTraffic(await context.newCDPSession(tab));
    // No call of `evaluate` before all has loaded: it counts as a customer's action, and the app starts its services.
    const hydrated = tab.waitForEvent("console", (line) => line.text() === HYDRATED);
    const answer = await tab.goto(address(PAGES[page]!));
    await hydrated;
    await traffic.untilQuiet(QUIET_MS);
    // What decodes placeholders comes with a picture that takes more than a tenth of a second: how busy the machine is.
    const transfers = traffic.transfers().filter(({ url }) => !/\/thumbhash-url-/.test(url));
    const html = brotliCompressSync(await answer!.body()).length;
    const { served, loaded, scrolled, icon } = await tab.evaluate(() => {
      const { served, scrolled } = window as unknown as { served: number; scrolled: boolean };
      const loaded = document.querySelectorAll("*").length;
      return {
        served,
        loaded,
        scrolled,
        icon: document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href,
      };
    });
    await context.close();

    const weight = weigh(transfers, { html, served, loaded });
    const goals = { ...GOAL, ...GOALS[page] };
    const overGoal = FIGURES.filter((figure) => weight[figure] > goals[figure]);
    console.log(`${language} ${page}: ${FIGURES.map((figure) => `${figure} ${weight[figure]}`).join(", ")}`);
    console.log(`  over the goal: ${overGoal.join(", ") || "nothing"}`);
    // A scroll counts as the customer's first action: the page then loads and mounts what is below.
    expect.soft(scrolled, `${page} scrolls by itself`).toBe(false);
    // For an icon in SVG the browser makes a document on the page's main thread.
    expect.soft(icon, `${page}: icon of the tab`).toMatch(/\.png$/);
    for (const figure of FIGURES)
      expect.soft(weight[figure], `${figure}: ${page}`).toBeLessThanOrEqual(goals[figure] * (1 + AIR));
  });
}

function weigh(
  transfers: readonly Transfer[],
  { html, ...elements }: { html: number; served: number; loaded: number },
): Weight {
  const of = (...kinds: Transfer["kind"][]) => transfers.filter(({ kind }) => kinds.includes(kind));
  const kB = (bytes: number) => Math.round(bytes / 100) / 10;
  const sum = (some: readonly Transfer[]) => kB(some.reduce((total, { bytes }) => total + bytes, 0));
  return {
    requests: transfers.length,
    kB: sum(transfers),
    scriptKB: sum(of("script")),
    htmlKB: kB(html),
    pictures: of("picture").length,
    pictureKB: sum(of("picture")),
    fonts: of("font").length,
    fontKB: sum(of("font")),
    ...elements,
  };
}

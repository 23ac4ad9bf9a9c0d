import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { address, setLanguageCookie } from "../journey.js";
import { PHONE, type Transfer, watchTraffic } from "../page-traffic.js";

/**
 * What a first visit on a phone costs without scrolling, in figures that do not depend on the machine: kB are 1000
 * transferred bytes; `htmlKB` is the HTML at brotli 11, styles of the first view included; `served` counts the
 * elements of the server's HTML. Each page has its maximum below, which may only be lowered; `goal` is the target of every page.
 */
const FIGURES = [
  "requests",
  "kB",
  "scripts",
  "scriptKB",
  "htmlKB",
  "pictures",
  "pictureKB",
  "fonts",
  "fontKB",
  "served",
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

const MOST = `
                  requests        kB   scripts  scriptKB    htmlKB  pictures pictureKB     fonts    fontKB    served
goal                    30       250        12       135        30        15        80         3        60       600
en home                 18     232.8         6     125.9      18.3         8      41.4         1      17.7       422
en store                16     225.4         7     131.7        19         5      28.5         1      17.7       362
en product              15     215.8        10     142.1      16.3         1      14.2         1      17.7       324
en collection           18     247.7         9     135.2        14.8         4      41.7         2      29.8       364
en search               16     231.7         9     147.4      14.5         3      26.6         1      17.7       324
en categories           26     240.9         8     132.1      12.3        14      53.8         1      17.7       251
en sign-in              13     194.4         9     144.4       8.7         0         0         1      17.7        85
en cart                 15     195.8        11     143.6      10.6         0         0         1      17.7       120
ar home                 19     240.6         6     125.9      18.2         8      41.2         2      25.3       428
ar store                17       233         7     131.7      18.9         5      28.5         2      25.3       368
ar product              16     223.5        10     142.1      16.1         1      14.2         2      25.3       330
ar collection           18     243.4         9     135.2      14.7         4      41.7         2      25.3       368
ar search               17     239.3         9     148.2      14.3         3      26.6         2      25.3       330
ar categories           27     248.5         8       133.4        12        14      53.8         2      25.3       257
ar sign-in              14     202.6         9       145.4       8.5         0         0         2      25.3        88
ar cart                 16     203.3        11     144.8      10.3         0         0         2      25.3       126
`;
/**
 * The share by which a figure may exceed its maximum, but not the goal: when stores are closed texts change, and services that
 * start when the page is idle may come one file apart.
 */
const SLACK = 0.05;
/** What the page logs when the app has taken it over. */
const HYDRATED = "hydrated";
/** Milliseconds without a request after which a page has loaded. */
const QUIET_MS = 1500;

test.describe.configure({ mode: "parallel" });
// A trace calls `evaluate` after each step, which counts as an action of the customer and starts the idle services.
test.use({ trace: "off" });

const [goal, ...budgets] = readTable(MOST);
for (const { language, page, most } of budgets) {
  test(`${page} stays within its weight: ${language}`, async ({ browser }) => {
    const context = await browser.newContext({
      ...PHONE,
      serviceWorkers: "block",
      reducedMotion: "no-preference",
    });
    await setLanguageCookie(context, language);
    await context.addInitScript(
      ({ value, text }) => {
        localStorage.setItem("language", value);
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
    const { served, scrolled, icon } = await tab.evaluate(() => {
      const { served, scrolled } = window as unknown as { served: number; scrolled: boolean };
      return { served, scrolled, icon: document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href };
    });
    await context.close();

    const weight = weigh(transfers, { html, served });
    const overGoal = FIGURES.filter((figure) => weight[figure] > goal!.most[figure]);
    console.log(`${language} ${page}: ${FIGURES.map((figure) => `${figure} ${weight[figure]}`).join(", ")}`);
    console.log(`  over the goal: ${overGoal.join(", ") || "nothing"}`);
    // A scroll counts as the customer's first action: the page then loads and mounts what is below.
    expect.soft(scrolled, `${page} scrolls by itself`).toBe(false);
    // For an icon in SVG the browser makes a document on the page's main thread.
    expect.soft(icon, `${page}: icon of the tab`).toMatch(/\.png$/);
    for (const figure of FIGURES) {
      const slack = most[figure] * (1 + SLACK);
      const limit = most[figure] <= goal!.most[figure] ? Math.min(slack, goal!.most[figure]) : slack;
      expect.soft(weight[figure], `${figure}: ${page}`).toBeLessThanOrEqual(limit);
    }
  });
}

function weigh(transfers: readonly Transfer[], { html, served }: { html: number; served: number }): Weight {
  const of = (...kinds: Transfer["kind"][]) => transfers.filter(({ kind }) => kinds.includes(kind));
  const kB = (bytes: number) => Math.round(bytes / 100) / 10;
  const sum = (some: readonly Transfer[]) => kB(some.reduce((total, { bytes }) => total + bytes, 0));
  return {
    requests: transfers.length,
    kB: sum(transfers),
    scripts: of("script").length,
    scriptKB: sum(of("script")),
    htmlKB: kB(html),
    pictures: of("picture").length,
    pictureKB: sum(of("picture")),
    fonts: of("font").length,
    fontKB: sum(of("font")),
    served,
  };
}

interface Budget {
  language: string;
  page: string;
  most: Weight;
}

/** Reads a table: a row of titles, then one row a page. */
function readTable(table: string): Budget[] {
  const [titles, ...rows] = table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/ +/));
  return rows.map((row) => {
    const numbers = row.slice(-titles!.length).map(Number);
    const most = Object.fromEntries(titles!.map((title, at) => [title, numbers[at]!])) as Weight;
    return { language: row[0]!, page: row[1]!, most };
  });
}

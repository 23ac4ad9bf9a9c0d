// The pages that `npm run bench` loads, and what their figures must hold (`must`) and should reach (`aim`).

const STORE = "/store/bayt-al-machboos";

/** Paths by name. */
export const PATHS = {
  home: "/",
  store: STORE,
  product: `${STORE}/product/bayt-al-machboos.chicken-machboos`,
  collection: "/collection/family-feast",
  "sign-in": "/auth",
  checkout: "/checkout",
};

/** Pages that only a customer sees. */
export const SIGNED_IN = new Set(["checkout"]);

/** The page on which taps are measured: it has products without options within the first two screens. */
export const TAPS_PATH = STORE;

const PUBLIC = ["home", "store", "product", "collection"];
const EVERY = Object.keys(PATHS);

/** Targets of pages: `figure` of `pages` may be at most `must`. */
export const PAGE_TARGETS = [
  { figure: "ttfb", pages: [...PUBLIC, "sign-in"], must: 20, aim: 5 },
  { figure: "fcpFloors", pages: PUBLIC, must: 1.8, aim: 1.5 },
  { figure: "lcpFloors", pages: PUBLIC, must: 2.2, aim: 1.8 },
  { figure: "lcpFloors", pages: ["sign-in"], must: 1.6, aim: 1.3 },
  { figure: "tbt", pages: ["home"], must: 250, aim: 150 },
  { figure: "tbt", pages: EVERY.filter((page) => page !== "home"), must: 150, aim: 100 },
  { figure: "cls", pages: EVERY, must: 0.01, aim: 0 },
  { figure: "cpuFloors", pages: ["home"], must: 4.5, aim: 3.5 },
  { figure: "cpuFloors", pages: ["store", "product", "collection", "sign-in"], must: 3.8, aim: 3 },
  { figure: "nodes", pages: ["home"], must: 450, aim: 350 },
  { figure: "scriptKB", pages: ["home", "store"], must: 135, aim: 115 },
  { figure: "scriptKB", pages: ["checkout"], must: 165, aim: 145 },
  { figure: "kB", pages: [...PUBLIC, "sign-in"], must: 250, aim: 180 },
  { figure: "requests", pages: [...PUBLIC, "sign-in"], must: 30, aim: 22 },
  { figure: "htmlKB", pages: [...PUBLIC, "sign-in"], must: 30, aim: 20 },
];

/** Targets of taps (ms) and of the server (ms of CPU). The floor has none. */
export const OTHER_TARGETS = {
  ttfbNew: { label: "TTFB of a page that was never rendered, ms", must: 80, aim: 40 },
  storeHeading: { label: "home → store: heading, ms", must: 300, aim: 120 },
  storePicture: { label: "home → store: picture, ms", must: 350, aim: 200 },
  homeBack: { label: "back to home, as it was left, ms", must: 150, aim: 100 },
  productHeading: { label: "store → product: heading, ms", must: 300, aim: 120 },
  productPicture: { label: "store → product: picture, ms", must: 350, aim: 200 },
  storeBack: { label: "back to the store, as it was left, ms", must: 150, aim: 100 },
  scrollOff: { label: "back: off its place, px", must: 1, aim: 0 },
  longest: { label: "longest task of a step, ms", must: 150, aim: 80 },
  addCount: { label: "add → count, ms", must: 150, aim: 60 },
  inp: { label: "INP, 95th percentile of forty taps, ms", must: 100, aim: 80 },
  firstTap: { label: "first tap handled, ms", must: 1200, aim: 300 },
  lostTaps: { label: "first taps lost", must: 0, aim: 0 },
  tapFloor: { label: "tap → next paint: a button on the floor page, ms", must: Infinity, aim: Infinity },
  add: { label: "tap → next paint: add, ms", must: 50, aim: 50 },
  stepper: { label: "tap → next paint: stepper, ms", must: 50, aim: 50 },
  tab: { label: "tap → next paint: tab, ms", must: 50, aim: 50 },
  sheet: { label: "tap → next paint: sheet, ms", must: 50, aim: 50 },
  cachedHtml: { label: "server CPU of home's HTML from the cache, ms", must: 1, aim: 1 },
  freshHtml: { label: "server CPU of a product's HTML freshly made, ms", must: 25, aim: 25 },
};

/** `✓` for a figure within its aim, `~` within its must only, `✗` for more, nothing without a target. */
export function markOf(value, target) {
  if (target === undefined || value === undefined) return "";
  return value <= target.aim ? "✓" : value <= target.must ? "~" : "✗";
}

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

/** Hydrogen's skeleton used 979 ms of main-thread CPU on its home page where the floor used 212 (docs/performance.md). */
const HYDROGEN_CPU = 979 / 212;

const PUBLIC = ["home", "store", "product", "collection"];
const EVERY = Object.keys(PATHS);

/** Targets of pages: `figure` of `pages` may be at most `must`. */
export const PAGE_TARGETS = [
  { figure: "lcpFloors", pages: PUBLIC, must: 2, aim: 1.5 },
  { figure: "lcpFloors", pages: ["sign-in"], must: 1.6, aim: 1.3 },
  { figure: "tbt", pages: ["home"], must: 200, aim: 100 },
  { figure: "tbt", pages: EVERY.filter((page) => page !== "home"), must: 120, aim: 60 },
  { figure: "cls", pages: EVERY, must: 0.01, aim: 0 },
  { figure: "cpuFloors", pages: ["home"], must: 1.5 * HYDROGEN_CPU, aim: HYDROGEN_CPU },
  { figure: "scriptKB", pages: ["home", "store"], must: 135, aim: 115 },
  { figure: "scriptKB", pages: ["checkout"], must: 165, aim: 145 },
  { figure: "kB", pages: [...PUBLIC, "sign-in"], must: 250, aim: 180 },
  { figure: "requests", pages: [...PUBLIC, "sign-in"], must: 30, aim: 22 },
  { figure: "htmlKB", pages: [...PUBLIC, "sign-in"], must: 30, aim: 20 },
];

/** Targets of taps (ms) and of the server (ms of CPU). The floor has none. */
export const OTHER_TARGETS = {
  firstTap: { label: "first tap handled, ms", must: 3000, aim: 2000 },
  lostTaps: { label: "first taps lost", must: 0, aim: 0 },
  tapFloor: { label: "tap → next paint: a button on the floor page, ms", must: Infinity, aim: Infinity },
  add: { label: "tap → next paint: add, ms", must: 50, aim: 50 },
  stepper: { label: "tap → next paint: stepper, ms", must: 50, aim: 50 },
  tab: { label: "tap → next paint: tab, ms", must: 50, aim: 50 },
  sheet: { label: "tap → next paint: sheet, ms", must: 50, aim: 50 },
  cachedHtml: { label: "server CPU of home's HTML from the cache, ms", must: 1, aim: 1 },
  freshHtml: { label: "server CPU of home's HTML freshly made, ms", must: 25, aim: 25 },
};

/** `✓` for a figure within its aim, `~` within its must only, `✗` for more, nothing without a target. */
export function markOf(value, target) {
  if (target === undefined || value === undefined) return "";
  return value <= target.aim ? "✓" : value <= target.must ? "~" : "✗";
}

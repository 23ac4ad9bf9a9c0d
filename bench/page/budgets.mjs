// The budgets of the storefront's pages, of what they send before they render: in kB (1000 bytes) at brotli 11, and in
// script files, all of which have the compile hint. Needs a build of the storefront. Fails when a page exceeds its goal by
// more than AIR (docs/decisions/0009-page-size-budgets.md says how a goal is changed).
import path from "node:path";
import { routeBytes } from "./route-bytes.mjs";

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../../apps/storefront/dist"));
/** The share by which a page may exceed its goal. */
const AIR = 0.1;
const goals = { home: 140, store: 145, product: 155, checkout: 180 };
const FILES = 12;
const STYLES = 24;

let over = 0;
function compare(what, value, unit, goal) {
  const most = Math.round(goal * (1 + AIR) * 10) / 10;
  if (value > most) over++;
  const verdict = value > most ? `over the ${most} it may have` : `may have ${most}`;
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(1);
  console.log(
    `${value > most ? "✗" : "✓"} ${what.padEnd(18)} ${figure.padStart(6)} ${unit}, goal ${goal}, ${verdict}`,
  );
}

const pages = routeBytes(dist, Object.keys(goals));
for (const [route, goal] of Object.entries(goals)) {
  compare(`${route}: scripts`, pages[route].js / 1000, "kB", goal);
  compare(`${route}: scripts`, pages[route].files, "files", FILES);
  compare(`${route}: unhinted`, pages[route].unhinted, "files", 0);
}
compare("styles", Math.max(...Object.values(pages).map(({ css }) => css)) / 1000, "kB", STYLES);
process.exit(over === 0 ? 0 : 1);

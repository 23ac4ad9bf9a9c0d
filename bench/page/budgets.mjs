// The budgets of the storefront's pages, of what they send before they render: in kB (1000 bytes) at brotli 11, and in
// script files, all of which have the compile hint. Needs a build of the storefront. Fails when a page exceeds `most`;
// `goal` is the target, and `most` may only be lowered.
import path from "node:path";
import { routeBytes } from "./route-bytes.mjs";

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../../apps/storefront/dist"));
const budgets = {
  home: { goal: 115, most: 123 },
  store: { goal: 115, most: 130.4 },
  checkout: { goal: 145, most: 161.7 },
};
/** Script files by page. */
const files = {
  home: { goal: 12, most: 5 },
  store: { goal: 12, most: 7 },
  checkout: { goal: 12, most: 11 },
};
const styles = { goal: 14, most: 18.5 };

let over = 0;
function compare(what, value, unit, { goal, most }) {
  if (value > most) over++;
  const verdict =
    value > most
      ? `over the ${most} it may have`
      : value > goal
        ? `may have ${most}, goal ${goal}`
        : "within its goal";
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(1);
  console.log(`${value > most ? "✗" : "✓"} ${what.padEnd(18)} ${figure.padStart(6)} ${unit}, ${verdict}`);
}

const pages = routeBytes(dist, Object.keys(budgets));
for (const [route, budget] of Object.entries(budgets)) {
  compare(`${route}: scripts`, pages[route].js / 1000, "kB", budget);
  compare(`${route}: scripts`, pages[route].files, "files", files[route]);
  compare(`${route}: unhinted`, pages[route].unhinted, "files", { goal: 0, most: 0 });
}
compare("styles", Math.max(...Object.values(pages).map(({ css }) => css)) / 1000, "kB", styles);
process.exit(over === 0 ? 0 : 1);

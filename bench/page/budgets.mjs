// The budgets of the storefront's pages, in kB (1000 bytes) at brotli 11, of what they send before they render. Needs a
// build of the storefront. Fails when a page exceeds `most`; `goal` is the target, and `most` may only be lowered.
import path from "node:path";
import { routeBytes } from "./route-bytes.mjs";

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../../apps/storefront/dist"));
const budgets = {
  home: { goal: 115, most: 163.5 },
  store: { goal: 125, most: 170 },
  checkout: { goal: 145, most: 210 },
};
const styles = { goal: 14, most: 18.5 };

let over = 0;
function compare(what, bytes, { goal, most }) {
  const kb = bytes / 1000;
  if (kb > most) over++;
  const verdict =
    kb > most
      ? `over the ${most} it may have`
      : kb > goal
        ? `may have ${most}, goal ${goal}`
        : "within its goal";
  console.log(`${kb > most ? "✗" : "✓"} ${what.padEnd(18)} ${kb.toFixed(1).padStart(6)} kB, ${verdict}`);
}

const pages = routeBytes(dist, Object.keys(budgets));
for (const [route, budget] of Object.entries(budgets)) compare(`${route}: scripts`, pages[route].js, budget);
compare("styles", Math.max(...Object.values(pages).map(({ css }) => css)), styles);
process.exit(over === 0 ? 0 : 1);

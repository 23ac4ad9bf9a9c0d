// The budgets of the storefront's pages, of what they send before they render: in kB (1000 bytes) at brotli 11, and in
// script files, all of which have the compile hint. Needs a build of the storefront. Fails when a page exceeds its goal by
// more than AIR, or has grown by more than GROWTH since bytes.json was written: `--record` writes it, in the commit that says
// what customers get for the growth (docs/decisions/0009-page-size-budgets.md).
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { routeBytes } from "./route-bytes.mjs";

const record = path.join(import.meta.dirname, "bytes.json");
const [folder] = process.argv.slice(2).filter((argument) => argument !== "--record");
const dist = path.resolve(folder ?? path.join(import.meta.dirname, "../../apps/storefront/dist"));
/** The share by which a page may exceed its goal. */
const AIR = 0.1;
/** The share by which a page may grow without a word. */
const GROWTH = 0.03;
const goals = { home: 140, store: 148, product: 155, checkout: 180 };
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
const styles = Math.max(...Object.values(pages).map(({ css }) => css));
compare("styles", styles / 1000, "kB", STYLES);

/** What a door of the counter loads before it paints, in kB of gzip: at most 120 for a rider, 150 for a store, 160 for the office. */
const doors = { ride: 109, store: 136, office: 145 };
const counter = path.join(import.meta.dirname, "../../apps/counter/dist");
for (const [door, goal] of Object.entries(doors)) {
  const page = readFileSync(path.join(counter, door, "index.html"), "utf8");
  const scripts = Array.from(page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g), ([, file]) => file);
  const size = (file) => gzipSync(readFileSync(path.join(counter, file)), { level: 9 }).length;
  compare(`/${door}: scripts`, scripts.reduce((sum, file) => sum + size(file), 0) / 1000, "kB", goal);
}

const bytes = { ...Object.fromEntries(Object.entries(pages).map(([route, { js }]) => [route, js])), styles };
if (process.argv.includes("--record")) writeFileSync(record, `${JSON.stringify(bytes, null, 2)}\n`);
const before = JSON.parse(readFileSync(record, "utf8"));
for (const [what, now] of Object.entries(bytes)) {
  const growth = now / before[what] - 1;
  if (growth <= GROWTH) continue;
  over++;
  console.log(
    `✗ ${what} grew by ${(growth * 100).toFixed(1)} %, from ${(before[what] / 1000).toFixed(1)} kB: if that is meant, run \`node bench/page/budgets.mjs --record\`, and say in the commit what for`,
  );
}
process.exit(over === 0 ? 0 : 1);

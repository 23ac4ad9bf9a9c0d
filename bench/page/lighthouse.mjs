// `npm run bench:lighthouse`: Lighthouse's mobile scores of home, store and product, and the audits that cost points.
// Lighthouse comes through npx. Scores never fail; `-- --json=FOLDER` keeps the reports.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openPanel } from "../../e2e/start-panel.ts";
import { CHROMIUM_ARGS, findChromium } from "../../tools/find-chromium.mjs";
import { PATHS } from "./pages.mjs";

const LIGHTHOUSE = "lighthouse@13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const { values: options } = parseArgs({
  options: {
    pages: { type: "string", default: "home,store,product" },
    json: { type: "string" },
  },
});
const folder = options.json ?? mkdtempSync(path.join(tmpdir(), "talabee-lighthouse-"));
mkdirSync(folder, { recursive: true });
const panel = await openPanel();
try {
  for (const name of options.pages.split(",")) report(name, audit(name));
} finally {
  await panel.stop();
  if (options.json === undefined) rmSync(folder, { recursive: true });
}

function audit(name) {
  const file = path.join(folder, `${name}.json`);
  const args = [
    ["--yes", LIGHTHOUSE, panel.url + PATHS[name], "--quiet", "--output=json", `--output-path=${file}`],
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=--headless ${CHROMIUM_ARGS.join(" ")}`,
  ].flat();
  execFileSync("npx", args, { env: { ...process.env, CHROME_PATH: findChromium() }, stdio: "inherit" });
  return JSON.parse(readFileSync(file, "utf8"));
}

function report(name, { categories, audits }) {
  const scores = CATEGORIES.map((category) => `${category} ${Math.round(categories[category].score * 100)}`);
  console.log(`${name}: ${scores.join(", ")}`);
  for (const category of CATEGORIES) {
    const losses = categories[category].auditRefs
      .map(({ id, weight }) => ({ ...audits[id], weight }))
      .filter(({ score, weight }) => score !== null && score < 1 && weight > 0)
      .toSorted((a, b) => b.weight * (1 - b.score) - a.weight * (1 - a.score));
    for (const { title, displayValue = "", score } of losses) {
      console.log(`  ${category}: ${title} ${displayValue} (${Math.round(score * 100)})`);
    }
  }
}

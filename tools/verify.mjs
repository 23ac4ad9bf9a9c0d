// `npm run verify`: tests the requirements REQ-REL-01…16, REQ-SEC-01…14 and REQ-SEC-20…28 on the embedded database and on
// PostgreSQL, and prints a table and JSON. A requirement without a test fails, and so does a time or an amount of memory
// over its limit, which `npm test` does not check. Files run one after the other so that they do not slow each other.
//   npm run verify -- [--long] [--only=REQ-REL-05,REQ-SEC-20] [--json=file]
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { findPostgres, POSTGRES_ADVICE } from "../apps/panel/src/testing/find-postgres.mjs";
import { root, runStep } from "./run-step.mjs";

const { values: options } = parseArgs({
  options: { long: { type: "boolean" }, only: { type: "string" }, json: { type: "string" } },
});

const REQUIREMENTS = {
  "REQ-REL-01": "no overselling",
  "REQ-REL-02": "one order per idempotency key",
  "REQ-REL-03": "one order after double clicks, reloads and retries",
  "REQ-REL-04": "no order is lost with a lost response",
  "REQ-REL-05": "process killed while placing orders",
  "REQ-REL-06": "a failure at each step of an order",
  "REQ-REL-07": "a second process on the data folder",
  "REQ-REL-08": "prices and totals of the client are ignored",
  "REQ-REL-09": "quantities",
  "REQ-REL-10": "amounts add up",
  "REQ-REL-11": "coupons",
  "REQ-REL-12": "wallet",
  "REQ-REL-13": "order status",
  "REQ-REL-14": "one store per order",
  "REQ-REL-15": "webhooks of payment gateways",
  "REQ-REL-16": "order codes",
  "REQ-SEC-01": "codes",
  "REQ-SEC-02": "guessing codes",
  "REQ-SEC-03": "repeated requests for codes",
  "REQ-SEC-04": "sign-in",
  "REQ-SEC-05": "account enumeration",
  "REQ-SEC-06": "passwords",
  "REQ-SEC-07": "tokens",
  "REQ-SEC-08": "expired sessions",
  "REQ-SEC-09": "access to other customers' data",
  "REQ-SEC-10": "family",
  "REQ-SEC-11": "mass assignment",
  "REQ-SEC-12": "staff calls",
  "REQ-SEC-13": "redirects",
  "REQ-SEC-14": "other origins",
  "REQ-SEC-20": "bad input",
  "REQ-SEC-21": "error format",
  "REQ-SEC-22": "uploads",
  "REQ-SEC-23": "markup in texts",
  "REQ-SEC-24": "invisible characters",
  "REQ-SEC-25": "headers",
  "REQ-SEC-26": "dependencies",
  "REQ-SEC-27": "logs",
  "REQ-SEC-28": "unexpected errors",
};
const ENGINES = { panel: "embedded", "panel-postgres": "postgres", domain: "none", contract: "none" };

const wanted = new Set(options.only?.split(",") ?? Object.keys(REQUIREMENTS));
for (const id of wanted) {
  if (REQUIREMENTS[id] === undefined) {
    console.error(`${id} is no requirement; there are ${Object.keys(REQUIREMENTS).join(", ")}`);
    process.exit(2);
  }
}
const cache = path.join(root, ".cache/verify");
rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
const figuresFile = path.join(cache, "figures.jsonl");

// Files that name one of the ids: the others need not be loaded.
const idPattern = new RegExp(`\\b(${[...wanted].join("|")})\\b`, "g");
const files = globSync(["apps/panel/src/**/*.test.ts", "packages/{domain,contract}/src/**/*.test.ts"], {
  cwd: root,
}).filter((file) => readFileSync(path.join(root, file), "utf8").search(idPattern) !== -1);

const hasPostgres = findPostgres() !== null;
if (!hasPostgres) console.log(`· PostgreSQL: none found; ${POSTGRES_ADVICE}`);

/** Results: `{ id, engine, ok, tests }`. */
const results = new Map();
function note(id, engine, ok, title) {
  const key = `${id} ${engine}`;
  const entry = results.get(key) ?? { id, engine, ok: true, tests: 0, failed: [] };
  entry.tests++;
  if (!ok) {
    entry.ok = false;
    entry.failed.push(title);
  }
  results.set(key, entry);
}

for (const [project, engine] of Object.entries(ENGINES)) {
  if (project === "panel-postgres" && !hasPostgres) continue;
  const folder = project.startsWith("panel") ? "apps/panel/" : `packages/${project}/`;
  const own = files.filter((file) => file.startsWith(folder));
  if (own.length === 0) continue;
  const report = path.join(cache, `${project}.json`);
  const names = `\\b(${[...wanted].join("|")})\\b`;
  const args = ["run", "--project", project, ...own, "-t", names, "--passWithNoTests", "--maxWorkers=1"];
  await runStep(
    `tests of the requirements: ${project}`,
    "vitest",
    [...args, "--reporter=json", `--outputFile=${report}`],
    {
      keepGoing: true,
      env: { VERIFY_FIGURES: figuresFile, TALABEE_LONG_TESTS: options.long ? "1" : "" },
    },
  );
  const suites = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
  for (const suite of suites) {
    for (const { fullName, status } of suite.assertionResults) {
      if (status === "pending" || status === "skipped" || status === "todo") continue;
      for (const id of new Set(fullName.match(idPattern))) note(id, engine, status === "passed", fullName);
    }
    // A file that could not be loaded has no tests of its own: the ids it names have failed.
    if (suite.status === "failed" && suite.assertionResults.length === 0) {
      for (const id of new Set(readFileSync(suite.name, "utf8").match(idPattern)))
        note(id, engine, false, suite.name);
    }
  }
}

if (wanted.has("REQ-REL-05")) {
  await runStep("building the panel", "turbo", [
    "run",
    "build",
    "--filter=@talabee/panel",
    "--output-logs=errors-only",
  ]);
  for (const engine of hasPostgres ? ["embedded", "postgres"] : ["embedded"]) {
    const rounds = options.long ? "30" : "3";
    const { ok } = await runStep(
      `killing the panel ${rounds} times in the middle of orders: ${engine}`,
      "node",
      [
        "apps/panel/crash-test/crash-test.ts",
        `--rounds=${rounds}`,
        `--engine=${engine}`,
        `--figures=${figuresFile}`,
      ],
      { keepGoing: true },
    );
    note("REQ-REL-05", engine, ok, "crash test");
  }
}

const figures = existsSync(figuresFile)
  ? readFileSync(figuresFile, "utf8")
      .trim()
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
const rows = [];
for (const id of wanted) {
  const found = [...results.values()].filter((entry) => entry.id === id);
  if (found.length === 0)
    rows.push({ id, what: REQUIREMENTS[id], engine: "-", figure: "no test", ok: false });
  for (const { engine, ok, tests, failed } of found) {
    const measured = figures.filter((figure) => figure.id === id && figure.engine === engine);
    const told = measured.map(
      ({ what, value, limit, holds }) => `${holds === false ? "missed: " : ""}${what}: ${value} (${limit})`,
    );
    const figure =
      failed.length > 0 ? `failed: ${failed.join("; ")}` : [`${tests} tests`, ...told].join("; ");
    const misses = measured.some(({ holds }) => holds === false);
    rows.push({ id, what: REQUIREMENTS[id], engine, figure, ok: ok && !misses });
  }
}
const width = (column) => Math.max(...rows.map((row) => String(row[column]).length));
const [whatWidth, engineWidth] = [width("what"), width("engine")];
console.log("");
for (const { id, what, engine, figure, ok } of rows) {
  console.log(`${ok ? "✓" : "✗"} ${id}  ${what.padEnd(whatWidth)}  ${engine.padEnd(engineWidth)}  ${figure}`);
}
const report = {
  at: new Date().toISOString(),
  long: options.long === true,
  postgres: hasPostgres,
  rows,
  figures,
};
const json = path.resolve(root, options.json ?? path.join(cache, "report.json"));
writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
const bad = rows.filter(({ ok }) => !ok).length;
console.log(`\n${rows.length - bad} of ${rows.length} hold; as JSON: ${path.relative(root, json)}`);
process.exit(bad === 0 ? 0 : 1);

// `npm run verify`: tests every requirement on reliability, security, bad conditions, load and accessibility
// (docs/requirements.md), the server's on the embedded database and on PostgreSQL, and prints a table and JSON. A
// requirement without a test is missing and fails, and so does a time or an amount of memory over its limit, which
// `npm test` does not check. Files run one after the other so that they do not slow each other.
//   npm run verify -- [--long] [--no-browser] [--only=REQ-REL-05,REQ-UI-05] [--json=file]
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { findPostgres, POSTGRES_ADVICE } from "../apps/panel/src/testing/find-postgres.mjs";
import { SERVER_ONLY } from "../apps/panel/vitest.config.ts";
import { root, runStep } from "./run-step.mjs";
import { runJourneys } from "./verify/journeys.mjs";
import { BENCHED, readRequirements } from "./verify/requirements.mjs";
import { createResults, toRows, toTable } from "./verify/results.mjs";
import { testsOfRequirements } from "./verify/suites.mjs";

const { values: options } = parseArgs({
  options: {
    long: { type: "boolean" },
    "no-browser": { type: "boolean" },
    only: { type: "string" },
    json: { type: "string" },
  },
});

const ENGINES = { panel: "embedded", "panel-postgres": "postgres", domain: "none", contract: "none" };

const catalogue = readRequirements();
const wanted = new Set(options.only?.split(",") ?? catalogue.keys());
for (const id of wanted) {
  if (!catalogue.has(id)) {
    console.error(`${id} is no requirement; there are ${[...catalogue.keys()].join(", ")}`);
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

const results = createResults();

for (const [project, engine] of Object.entries(ENGINES)) {
  if (project === "panel-postgres" && !hasPostgres) continue;
  const folder = project.startsWith("panel") ? "apps/panel/" : `packages/${project}/`;
  const serverOnly = project === "panel" ? SERVER_ONLY.map((file) => folder + file) : [];
  const own = files.filter((file) => file.startsWith(folder) && !serverOnly.includes(file));
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
  const tests = testsOfRequirements(
    existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined,
    own.map((file) => path.join(root, file)),
    idPattern,
    (file) => readFileSync(file, "utf8"),
  );
  for (const { id, ok, title } of tests) results.note(id, engine, ok, title);
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
    results.note("REQ-REL-05", engine, ok, "crash test");
  }
}

if (options["no-browser"] !== true) {
  await runJourneys(idPattern, results, { cache, long: options.long === true });
}

const figures = existsSync(figuresFile)
  ? readFileSync(figuresFile, "utf8")
      .trim()
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
const benches = new Map(BENCHED.map((id) => [id, "npm run bench:load"]));
const requirements = [...catalogue].filter(([id]) => wanted.has(id));
const rows = toRows(requirements, results, figures, benches);
console.log(`\n${toTable(rows)}`);
const report = {
  at: new Date().toISOString(),
  long: options.long === true,
  postgres: hasPostgres,
  rows,
  figures,
};
const json = path.resolve(root, options.json ?? path.join(cache, "report.json"));
writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
console.log(`as JSON: ${path.relative(root, json)}`);
process.exit(rows.every(({ state }) => state === "holds" || state === "bench") ? 0 : 1);

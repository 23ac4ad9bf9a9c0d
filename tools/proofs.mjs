import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, toolEnvironment } from "./run-step.mjs";

// Which tests prove each statement of the specification. A test names requirements as tags (`tags: ["REQ-CART-04"]` in
// Vitest, `tag: ["@REQ-CART-04"]` in Playwright), and only the results of a run count: a statement is proven where one of
// its tests has passed and none has failed.
//
// `node tools/proofs.mjs` writes the results of the last run into docs/requirements.md; `--check` fails where a statement
// has no proof in them. A run without the long tests may leave statements to the night.

export const PAGE = path.join(root, "docs/requirements.md");
const REPORTS = path.join(root, ".cache/test-reports");
const STATEMENTS = "## What the specification states";

/** Kinds of tests by their files, the strongest first. Those of another kind count only where none runs against the real server. */
const KINDS = [
  // A journey in a browser against the real server.
  { kind: "", isReal: true, files: /^e2e\/(.+?)\.spec\.ts$/ },
  { kind: "server ", isReal: true, files: /^apps\/panel\/src\/(.+)\.test\.ts$/ },
  { kind: "unit ", isReal: false, files: /^(?:apps|packages)\/(.+)\.test\.tsx?$/ },
];

/** Tests of Vitest's report, with the requirements that they name. A skipped one proves nothing. */
export function vitestResults({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ status, tags = [] }) => ({
        file: path.relative(root, name),
        ids: requirementsIn(tags),
        passed: status === "passed",
      })),
  );
}

/** Tests of Playwright's report. */
export function playwrightResults({ suites, config }) {
  const folder = path.relative(root, config.rootDir);
  const specsOf = ({ suites: inner = [], specs = [] }) => [...specs, ...inner.flatMap(specsOf)];
  return suites.flatMap(specsOf).flatMap(({ file, tags, tests }) =>
    tests
      .filter(({ status }) => status !== "skipped")
      .map(({ status }) => ({
        file: path.join(folder, file),
        ids: requirementsIn(tags),
        passed: status === "expected",
      })),
  );
}

const requirementsIn = (tags) =>
  tags.map((tag) => tag.replace(/^@/, "")).filter((tag) => tag.startsWith("REQ-"));

/** Results of the last run. */
export function lastResults(folder = REPORTS) {
  const read = (file) => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  return [...vitestResults(read("vitest.json")), ...playwrightResults(read("journeys.json"))];
}

/** The names of the test files that prove each id: `Map<id, string[]>`. An id with a failed test is not proven. */
export function proofsIn(results) {
  const byId = Map.groupBy(
    results.flatMap(({ ids, ...result }) => ids.map((id) => ({ id, ...result }))),
    ({ id }) => id,
  );
  return new Map(
    [...byId]
      .filter(([, tests]) => tests.every(({ passed }) => passed))
      .map(([id, tests]) => {
        const named = tests.flatMap(({ file }) => {
          const found = KINDS.find(({ files }) => files.test(file));
          return found === undefined
            ? []
            : [{ name: found.kind + found.files.exec(file)[1], isReal: found.isReal }];
        });
        const real = named.filter(({ isReal }) => isReal);
        return [id, [...new Set((real.length > 0 ? real : named).map(({ name }) => name))].sort()];
      }),
  );
}

/** Ids that journeys of `npm run test:all` name, without running them. */
function namedByJourneys() {
  const listed = execFileSync(
    "playwright",
    ["test", "-c", "e2e/playwright.config.ts", "--list", "--reporter=json"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      env: { ...toolEnvironment, JOURNEYS: "all", JOURNEY_REPORT: undefined },
    },
  );
  const { suites, config } = JSON.parse(listed);
  return new Set(playwrightResults({ suites: withStatus(suites), config }).flatMap(({ ids }) => ids));
}

/** Listed tests have no result. */
const withStatus = (suites) =>
  suites.map(({ specs = [], suites: inner = [], ...suite }) => ({
    ...suite,
    suites: withStatus(inner),
    specs: specs.map((spec) => ({ ...spec, tests: [{ status: "expected" }] })),
  }));

/** Rows of the specification's statements with their written tests. */
export function readStatements(page = readFileSync(PAGE, "utf8")) {
  const section = page.slice(page.indexOf(STATEMENTS)).split(/\n## /)[1 - 1];
  return section
    .split("\n")
    .filter((line) => line.startsWith("| REQ-"))
    .map((line) => {
      const [, id, area, statement, tests = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { id, area, statement, tests };
    });
}

/** How many tests a row names. */
const NAMED = 2;

/** The page with the column of tests; a statement that a run left out keeps its tests. */
export function withProofs(page, proofs) {
  const rows = readStatements(page).map(({ id, area, statement, tests }) => [
    id,
    area,
    statement,
    proofs.get(id)?.slice(0, NAMED).join(", ") ?? tests,
  ]);
  const table = [["Id", "Section", "Statement", "Test"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  const start = page.indexOf("\n| Id ", page.indexOf(STATEMENTS)) + 1;
  const end = page.indexOf("\n\n", start);
  return page.slice(0, start) + lines.join("\n") + page.slice(end);
}

if (process.argv[1] === import.meta.filename) {
  const results = lastResults();
  const proofs = proofsIn(results);
  const statements = readStatements();
  const unproven = statements.filter(({ id }) => !proofs.has(id));
  if (process.argv.includes("--check")) {
    const isWhole = process.env.JOURNEYS === "all";
    const failed = new Set(results.filter(({ passed }) => !passed).flatMap(({ ids }) => ids));
    const named = isWhole || unproven.length === 0 ? new Set() : namedByJourneys();
    const missing = unproven.filter(({ id }) => failed.has(id) || !named.has(id));
    console.log(
      `${statements.length - unproven.length} of ${statements.length} statements proven by this run, ${unproven.length - missing.length} left to the night`,
    );
    for (const { id, statement } of missing) console.error(`no passed test proves ${id}: ${statement}`);
    process.exitCode = missing.length === 0 ? 0 : 1;
  } else writeFileSync(PAGE, withProofs(readFileSync(PAGE, "utf8"), proofs));
}

// `npm test`: every check and every test of the repo, one progress line a step, one plain line at the end.
// `npm run test:all` sees every story in all four modes, not a core of them in two, and every journey; it runs nightly.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findHeadlessShell } from "./find-chromium.mjs";
import { findPostgres, POSTGRES_ADVICE } from "../apps/panel/src/testing/find-postgres.mjs";
import { root, runStep } from "./run-step.mjs";

const reports = path.join(root, ".cache/test-reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

console.log(`✓ browser: ${findHeadlessShell()}`);
const postgres = findPostgres();
console.log(
  postgres === null
    ? `· PostgreSQL: none found, the panel's tests run on the embedded database alone; to run them on both, ${POSTGRES_ADVICE}`
    : `✓ PostgreSQL: ${postgres}, the panel's tests run on it too`,
);

if (process.argv.includes("--all")) {
  process.env.STORY_MODES = "all";
  process.env.JOURNEYS = "all";
}
console.log(
  `✓ stories in ${process.env.STORY_MODES === "all" ? "all four modes" : "the core, two modes each (npm run test:all: every story in all four)"}`,
);

const rows = [];
/** What failed, named again under the table: the step's own account may stand thousands of lines above it. */
const failures = [];

/** A step that passes or fails as a whole. */
async function check(title, command, args, env = {}) {
  const { ok, seconds } = await runStep(title, command, args, { keepGoing: true, env });
  rows.push({ title, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds });
  return ok;
}

/** A step whose tests are counted in a report of its own; a run without a report, or without a test, has failed. */
async function suite(title, command, args, file, count, env) {
  const report = path.join(reports, file);
  const { ok, output, seconds } = await runStep(title, command, args(report), { keepGoing: true, env });
  let { passed, failed } = { passed: 0, failed: 0 };
  try {
    const counted = count(JSON.parse(readFileSync(report, "utf8")));
    ({ passed, failed } = counted);
    failures.push(...counted.failures);
  } catch {
    if (ok) console.error(output.trimEnd());
  }
  if (failed === 0 && (!ok || passed === 0)) failed = 1;
  rows.push({ title, passed, failed, seconds });
}

const firstLines = (text = "") => stripVTControlCharacters(text).split("\n").slice(0, 6).join("\n    ");

const countJest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const file = path.relative(root, name);
    if (failed.length === 0) return message ? [`${file}\n    ${firstLines(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n    ${firstLines(failureMessages?.[0])}`,
    );
  }),
});

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failedSpecs),
];

const countPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: failedSpecs({ suites }).map(({ file, title, tests }) => {
    const [test] = tests;
    const error = test.results.flatMap(({ errors }) => errors)[0];
    return `${file} [${test.projectName}]: ${title}\n    ${firstLines(error?.message)}`;
  }),
});

// Side by side: each keeps one core busy.
await Promise.all([
  check("formatting", "prettier", ["--check", "--log-level", "warn", "."]),
  (async () => {
    await check("lint", "oxlint", ["--type-aware"]);
    await check("types", "tsc", ["-p", "tsconfig.json"]);
    await check("unused code and dependencies", "knip", []);
  })(),
]);
await check("every part has stories, Arabic, docs and an export", "node", ["tools/parts.mjs", "--check"]);
await check("pictures of the demo catalogue", "node", ["art/render.mjs", "--check"]);
// Side by side again: the tests wait for databases and clocks most of the time.
const [hasStorybook] = await Promise.all([
  check("Storybook", "storybook", ["build", "-c", ".storybook", "-o", "storybook-static", "--quiet"], {
    // React tells of missing keys and wrong nesting in its development build alone.
    NODE_ENV: "development",
  }),
  suite(
    "unit and integration tests",
    "vitest",
    // By default a project gets one core less than there are.
    (report) => ["run", "--maxWorkers=2", "--reporter=json", "--reporter=minimal", `--outputFile=${report}`],
    "vitest.json",
    countJest,
  ),
]);
const built = await check("builds", "turbo", ["run", "build", "--output-logs=errors-only"]);
if (built) await check("package of the design system", "node", ["packages/ui/package-test/check.mjs"]);
if (built) await check("bytes of the storefront's pages", "node", ["bench/page/budgets.mjs"]);
if (hasStorybook) {
  await suite(
    "stories: rendering, play functions, accessibility, 320 px",
    "node",
    (report) => ["tools/test-stories.mjs", `--report=${report}`],
    "stories.json",
    countJest,
  );
}
if (built) {
  await suite(
    "journeys in a browser against the real panel",
    "playwright",
    () => ["test", "-c", "e2e/playwright.config.ts"],
    "journeys.json",
    countPlaywright,
    { JOURNEY_REPORT: path.join(reports, "journeys.json") },
  );
}

const width = Math.max(...rows.map(({ title }) => title.length));
console.log(`\n${"".padEnd(width)}   passed  failed  seconds`);
for (const { title, passed, failed, seconds } of rows) {
  console.log(
    `${title.padEnd(width)}   ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(seconds).padStart(7)}`,
  );
}
if (failures.length > 0) console.log(`\nfailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
const skipped = postgres === null ? "; skipped: the panel's tests on PostgreSQL" : "";
console.log(`\n${passed} passed, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);

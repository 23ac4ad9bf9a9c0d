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

const isWhole = process.argv.includes("--all");
if (isWhole) {
  process.env.STORY_MODES = "all";
  process.env.JOURNEYS = "all";
}
console.log(
  `✓ stories in ${process.env.STORY_MODES === "all" ? "all four modes" : "the core, two modes each (npm run test:all: every story in all four)"}`,
);

const rows = [];
/** What failed, named again under the table: the step's own account may stand thousands of lines above it. */
const failures = [];
/** What failed and held when it was run once more, alone. */
const unsteady = [];
/** More than this is no chance. */
const FEW = 3;

/** A step that passes or fails as a whole. */
async function check(title, command, args, env = {}) {
  const { ok, seconds } = await runStep(title, command, args, { keepGoing: true, env });
  rows.push({ title, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds });
  return ok;
}

/**
 * A step whose tests are counted in a report of its own; a run without a report, or without a test, has failed. Where
 * only a few tests of the gate failed they are run once more, alone, by `again` (docs/decisions/0010).
 */
async function suite(title, command, { args, file, count, again, env = {} }) {
  const run = async (name, report, own) => {
    const { ok, output, seconds } = await runStep(name, command, own, {
      keepGoing: true,
      env: typeof env === "function" ? env(report) : env,
    });
    let counted = { passed: 0, failed: 0, failures: [] };
    try {
      counted = count(JSON.parse(readFileSync(report, "utf8")));
    } catch {
      if (ok) console.error(output.trimEnd());
    }
    if (counted.failed === 0 && (!ok || counted.passed === 0)) counted.failed = 1;
    return { ...counted, seconds };
  };

  const report = path.join(reports, file);
  const row = { title, ...(await run(title, report, args(report))) };
  const isFew =
    !isWhole && row.failures.length > 0 && row.failures.length <= FEW && row.failed <= row.failures.length;
  if (isFew) {
    const second = path.join(reports, `again-${file}`);
    const once = await run(`${title}: once more what failed`, second, again(second, row.failures));
    row.seconds += once.seconds;
    if (once.failed === 0) {
      unsteady.push(...row.failures);
      Object.assign(row, { passed: row.passed + row.failed, failed: 0, failures: [] });
    }
  }
  failures.push(...row.failures);
  rows.push(row);
}

const firstLines = (text = "") => stripVTControlCharacters(text).split("\n").slice(0, 6).join("\n    ");

const countJest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // Of stories the runner names a file that it made and deleted.
    const file = path.relative(root, name);
    const told = file.startsWith("..") ? "" : `${file}: `;
    if (failed.length === 0)
      return message ? [{ file, name: "", text: `${told}${firstLines(message)}` }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      text: `${told}${fullName}\n    ${firstLines(failureMessages?.[0])}`,
    }));
  }),
});

/** A pattern of the stories that tests are named after: "… Primitives/Toast: Time play-test". */
function storyIds(names) {
  const { entries } = JSON.parse(readFileSync(path.join(root, "storybook-static/index.json"), "utf8"));
  const ids = Object.values(entries)
    .filter(({ title, name }) => names.some((test) => test.includes(` ${title}: ${name} `)))
    .map(({ id }) => id);
  return `^(${ids.join("|")})$`;
}

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
    return { text: `${file} [${test.projectName}]: ${title}\n    ${firstLines(error?.message)}` };
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
const units = (report) => [
  "run",
  // By default a project gets one core less than there are.
  "--maxWorkers=2",
  "--reporter=json",
  "--reporter=minimal",
  `--outputFile=${report}`,
];
// Side by side again: the tests wait for databases and clocks most of the time.
const [hasStorybook] = await Promise.all([
  check("Storybook", "storybook", ["build", "-c", ".storybook", "-o", "storybook-static", "--quiet"], {
    // React tells of missing keys and wrong nesting in its development build alone.
    NODE_ENV: "development",
  }),
  suite("unit and integration tests", "vitest", {
    args: units,
    file: "vitest.json",
    count: countJest,
    again: (report, failed) => [...units(report), ...new Set(failed.map(({ file }) => file))],
  }),
]);
const built = await check("builds", "turbo", ["run", "build", "--output-logs=errors-only"]);
if (built) await check("package of the design system", "node", ["packages/ui/package-test/check.mjs"]);
if (built) await check("bytes of the storefront's pages", "node", ["bench/page/budgets.mjs"]);
if (hasStorybook) {
  await suite("stories: rendering, play functions, accessibility, 320 px", "node", {
    args: (report) => ["tools/test-stories.mjs", `--report=${report}`],
    file: "stories.json",
    count: countJest,
    again: (report, failed) => [
      "tools/test-stories.mjs",
      `--report=${report}`,
      `--only=${storyIds(failed.map(({ name }) => name))}`,
    ],
  });
}
if (built) {
  const journeys = ["test", "-c", "e2e/playwright.config.ts"];
  await suite("journeys in a browser against the real panel", "playwright", {
    args: () => journeys,
    file: "journeys.json",
    count: countPlaywright,
    again: () => [...journeys, "--last-failed", "--trace=on"],
    env: (report) => ({ JOURNEY_REPORT: report }),
  });
}

const width = Math.max(...rows.map(({ title }) => title.length));
console.log(`\n${"".padEnd(width)}   passed  failed  seconds`);
for (const { title, passed, failed, seconds } of rows) {
  console.log(
    `${title.padEnd(width)}   ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(seconds).padStart(7)}`,
  );
}
const list = (title, tests) => console.log(`\n${title}:\n${tests.map(({ text }) => `  ${text}`).join("\n")}`);
if (unsteady.length > 0)
  list("unsteady: failed, and held when run once more (each is a fault to be found)", unsteady);
if (failures.length > 0) list("failed", failures);
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
const wavered = unsteady.length > 0 ? `, ${unsteady.length} of them unsteady` : "";
const skipped = postgres === null ? "; skipped: the panel's tests on PostgreSQL" : "";
console.log(`\n${passed} passed${wavered}, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);

// `npm test`: every check and every test of the repo, with one progress line per step and a summary line at the end.
// `npm run test:all` (nightly) runs every story in all four modes, instead of a core of them in one or two, every journey, and the
// tests that a change of the product seldom reaches (SAMPLED_TESTS).
// `npm test -- --part=units,stories` runs some of its parts, which need nothing of each other: CI has a machine for each.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { findHeadlessShell } from "./find-chromium.mjs";
import { findPostgres, POSTGRES_ADVICE } from "../apps/panel/src/testing/find-postgres.mjs";
import { root, runStep } from "./run-step.mjs";

const reports = path.join(root, ".cache/test-reports");

console.log(`✓ browser: ${findHeadlessShell()}`);
const postgres = findPostgres();
console.log(
  postgres === null
    ? `· PostgreSQL: none found, the panel's tests run on the embedded database alone; to run them on both, ${POSTGRES_ADVICE}`
    : `✓ PostgreSQL: ${postgres}, the panel's tests run on it too`,
);

const PARTS = ["checks", "units", "packages", "stories", "journeys"];
const { values: options } = parseArgs({
  options: { all: { type: "boolean", default: false }, part: { type: "string", default: PARTS.join() } },
});
const isWhole = options.all;
const chosen = new Set(options.part.split(","));
const unknown = [...chosen].filter((part) => !PARTS.includes(part));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join()}; there are ${PARTS.join()}`);
// Parts that run one after the other leave each other's reports.
if (PARTS.every((part) => chosen.has(part))) rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (isWhole) {
  process.env.STORY_MODES = "all";
  process.env.JOURNEYS = "all";
}
console.log(
  `✓ stories in ${process.env.STORY_MODES === "all" ? "all four modes" : "the core (npm run test:all: every story in all four modes)"}`,
);

const rows = [];
/** Failed tests, listed again under the table: a step's own output may be thousands of lines above it. */
const failures = [];

/** A step that passes or fails as a whole. */
async function check(title, command, args, env = {}) {
  const { ok, seconds } = await runStep(title, command, args, { keepGoing: true, env });
  rows.push({ title, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds });
  return ok;
}

/** A step whose tests are counted in a JSON report. A run without a report, or without a test, has failed. Nothing runs twice. */
async function suite(title, command, { args, file, count, env = {} }) {
  const report = path.join(reports, file);
  const { ok, output, seconds } = await runStep(title, command, args(report), {
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
  failures.push(...counted.failures);
  rows.push({ title, ...counted, seconds });
}

const firstLines = (text = "") => stripVTControlCharacters(text).split("\n").slice(0, 6).join("\n    ");

const countJest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // The test-runner reports a temporary file for stories, which is deleted by now.
    const file = path.relative(root, name);
    const prefix = file.startsWith("..") ? "" : `${file}: `;
    if (failed.length === 0) return message ? [`${prefix}${firstLines(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${prefix}${fullName}\n    ${firstLines(failureMessages?.[0])}`,
    );
  }),
});

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failedSpecs),
];

/** What the page showed when a journey failed: Playwright's snapshot of its roles and names. */
function shownPage({ results }) {
  const { path: file } =
    results.flatMap(({ attachments }) => attachments).find(({ name }) => name === "error-context") ?? {};
  const snapshot =
    file === undefined ? undefined : /^```yaml\n([^]*?)^```/m.exec(readFileSync(file, "utf8"))?.[1];
  return snapshot === undefined ? "" : `\n${snapshot.split("\n").slice(0, 60).join("\n")}`;
}

const countPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: failedSpecs({ suites }).map(({ file, title, tests }) => {
    const [test] = tests;
    const error = test.results.flatMap(({ errors }) => errors)[0];
    return `${file} [${test.projectName}]: ${title}\n    ${firstLines(error?.message)}${shownPage(test)}`;
  }),
});

if (chosen.has("checks")) {
  // In parallel: each uses one core.
  await Promise.all([
    (async () => {
      await check("formatting", "oxfmt", ["--check"]);
      await check("every component has stories, Arabic, docs and an export", "node", [
        "tools/parts.mjs",
        "--check",
      ]);
      await check("pictures of the demo catalogue", "node", ["art/render.mjs", "--check"]);
      await check("lint", "oxlint", ["--type-aware"]);
    })(),
    (async () => {
      await check("types", "tsc", ["-p", "tsconfig.json"]);
      await check("unused code and dependencies", "knip", []);
      await check("code that only tests and stories use", "knip", ["--production"]);
    })(),
  ]);
}

/** What leaves tests to the night. */
const sampled = isWhole ? {} : { SAMPLED_TESTS: "1" };
const ofPlaywright = { count: countPlaywright, env: (report) => ({ JOURNEY_REPORT: report }) };
const hasUnits = chosen.has("units");

async function runUnits() {
  await suite("unit and integration tests", "vitest", {
    args: (report) => ["run", "--reporter=json", "--reporter=minimal", `--outputFile=${report}`],
    file: "vitest.json",
    count: countJest,
    env: { ...sampled, ...(isWhole || postgres === null ? {} : { EMBEDDED_TESTS: "differences" }) },
  });
}

/** Builds Storybook and the packages, and checks what was built, Storybook with its stories. Most of these steps use one core. */
async function buildAndCheck() {
  const hasStorybook =
    chosen.has("stories") &&
    (await check(
      "Storybook",
      "storybook",
      ["build", "-c", ".storybook", "-o", "storybook-static", "--quiet"],
      {
        // Only the development build of React warns about missing keys and invalid nesting.
        NODE_ENV: "development",
      },
    ));
  const hasBuilds =
    (chosen.has("packages") || chosen.has("journeys")) &&
    (await check("builds", "turbo", ["run", "build", "--output-logs=errors-only"]));
  if (hasBuilds && chosen.has("packages")) {
    await check("package of the design system", "node", ["packages/ui/package-test/check.mjs"], sampled);
    await check("reported API of the packages", "node", ["tools/api-report.mjs", "--check"]);
    await check("bytes of the storefront's pages", "node", ["bench/page/budgets.mjs"]);
  }
  if (hasStorybook)
    await suite("Storybook in a browser, as a designer opens it", "playwright", {
      args: () => ["test", "-c", ".storybook/playwright.config.ts"],
      file: "storybook.json",
      ...ofPlaywright,
    });
  if (hasStorybook)
    await suite("stories: rendering, play functions, accessibility, 320 px", "node", {
      args: (report) => ["tools/test-stories.mjs", `--report=${report}`],
      file: "stories.json",
      count: countJest,
    });
  return hasBuilds;
}

// In parallel: a core that the one waits with is used by the other. Journeys have the machine to themselves, since they see
// what customers wait for.
const [hasBuilds] = await Promise.all([buildAndCheck(), hasUnits && runUnits()]);

if (hasBuilds && chosen.has("journeys"))
  await suite("journeys in a browser against the real panel", "playwright", {
    args: () => ["test", "-c", "e2e/playwright.config.ts"],
    file: "journeys.json",
    ...ofPlaywright,
  });

if (hasUnits && chosen.has("journeys"))
  await check("every statement of the specification is proven by a test that passed", "node", [
    "tools/proofs.mjs",
    "--check",
  ]);

const width = Math.max(...rows.map(({ title }) => title.length));
console.log(`\n${"".padEnd(width)}   passed  failed  seconds`);
for (const { title, passed, failed, seconds } of rows) {
  console.log(
    `${title.padEnd(width)}   ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(seconds).padStart(7)}`,
  );
}
if (failures.length > 0) console.log(`\nfailed:\n${failures.map((text) => `  ${text}`).join("\n")}`);
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
const skipped = postgres === null ? "; skipped: the panel's tests on PostgreSQL" : "";
console.log(`\n${passed} passed, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);

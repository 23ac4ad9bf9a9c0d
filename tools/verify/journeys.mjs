import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root, runStep } from "../run-step.mjs";

/** Tests of a Playwright report that ran. */
export function* testsOf({ suites = [], specs = [] }) {
  for (const { title, ok, tests } of specs) {
    if (tests.some(({ status }) => status !== "skipped")) yield { title, ok };
  }
  for (const suite of suites) yield* testsOf(suite);
}

/**
 * Runs the browser tests whose titles name one of the ids, and notes their results. Each in one language, with `long` in both
 * and under every combination of conditions.
 */
export async function runJourneys(idPattern, results, { cache, long }) {
  const sources = globSync("e2e/**/*.spec.ts", { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), "utf8"),
  );
  const listed = [...new Set(sources.join("\n").match(idPattern))];
  if (listed.length === 0) return;
  // The packages too: tests read texts, messages and limits from them as built.
  const built = ["storefront", "panel", "contract", "domain", "ui"].map(
    (name) => `--filter=@talabee/${name}`,
  );
  await runStep("building storefront and panel", "turbo", [
    "run",
    "build",
    ...built,
    "--output-logs=errors-only",
  ]);
  const report = path.join(cache, "journeys.json");
  await runStep(
    "browser tests of the requirements",
    "playwright",
    ["test", "-c", "e2e/playwright.config.ts", "--grep", `\\b(${listed.join("|")})\\b`],
    { keepGoing: true, env: { JOURNEYS: long ? "all" : "each", JOURNEY_REPORT: report } },
  );
  // Without a report nothing ran.
  const suites = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  const ran = [...testsOf(suites)];
  if (ran.length === 0) for (const id of listed) results.note(id, "browser", false, "did not run");
  for (const { title, ok } of ran) {
    for (const id of new Set(title.match(idPattern))) results.note(id, "browser", ok, title);
  }
}

// `npm run check`: a quick answer for a change, in under two minutes: formatting, types, lint, and the unit tests and
// stories that the change reaches. `npm run check -- --base=REF` compares with another commit than the last one shared
// with main. The gate stays `npm test`.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { root, runStep } from "./run-step.mjs";
import { buildStorybook } from "./visual/build-storybook.mjs";
import { findTouchedStories } from "./visual/touched-stories.mjs";

/** Stories that fit into the two minutes. Those of the changed components come first. */
const MAX_STORIES = 40;

const { base: ref } = parseArgs({ options: { base: { type: "string", default: "origin/main" } } }).values;
const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const lines = (text) => text.split("\0").filter(Boolean);

/** The commit that the change starts from: shared with `ref`, or else the last commit. */
function findBase() {
  try {
    return git("merge-base", ref, "HEAD").trim();
  } catch {
    return git("rev-parse", "HEAD").trim();
  }
}

const base = findBase();
const changed = [
  ...lines(git("diff", "--name-only", "--no-renames", "-z", base)),
  ...lines(git("ls-files", "--others", "--exclude-standard", "-z")),
];
if (changed.length === 0) {
  console.log(`✓ nothing differs from ${git("log", "-1", "--format=%h %s", base).trim()}`);
  process.exit(0);
}
console.log(`✓ ${changed.length} files differ from ${git("log", "-1", "--format=%h %s", base).trim()}`);

const existing = changed.filter((file) => existsSync(path.join(root, file)));
const code = existing.filter((file) => /\.(tsx?|mjs)$/.test(file));
const hasStories = changed.some((file) => /^(packages\/(ui|counter)\/(src|tokens)|\.storybook)\//.test(file));
const step = (title, command, args) => runStep(title, command, args, { keepGoing: true });

/** Stories whose modules the change reaches, nearest first. */
async function testStories() {
  const folder = path.join(root, ".cache/check-storybook");
  if (!(await buildStorybook("building the stories", root, folder))) return { ok: false };
  const readJson = (file) => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const stories = Object.values(readJson("index.json").entries).filter(({ type }) => type === "story");
  const { ids } = findTouchedStories(readJson("preview-stats.json"), changed, stories);
  const isNear = ({ importPath }) =>
    changed.some((file) => path.posix.dirname(file) === path.posix.dirname(importPath.replace(/^\.\//, "")));
  const reached = stories
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => Number(isNear(b)) - Number(isNear(a)));
  const taken = reached.slice(0, MAX_STORIES);
  if (taken.length < reached.length)
    console.log(
      `· ${reached.length} stories are reached; ${taken.length} run here, npm test runs the others`,
    );
  if (taken.length === 0) return { ok: true };
  const only = `--only=^(${taken.map(({ id }) => id).join("|")})$`;
  return step(`stories: ${taken.length}`, "node", ["tools/test-stories.mjs", folder, only]);
}

const results = await Promise.all([
  (async () => [
    existing.length > 0 &&
      (await step("formatting", "oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...existing])),
    code.length > 0 &&
      (await step("lint", "oxlint", ["--type-aware", "--no-error-on-unmatched-pattern", ...code])),
    await step("types", "tsc", ["-p", "tsconfig.json"]),
    // The conformance suites render every story; the gate runs them.
    await step("unit tests", "vitest", [
      "run",
      `--changed=${base}`,
      "--exclude=**/conformance/*.test.ts",
      "--passWithNoTests",
      "--reporter=minimal",
    ]),
  ])(),
  (async () => [hasStories && (await testStories())])(),
]);
const failed = results.flat().filter((result) => result !== false && !result.ok).length;
console.log(
  failed === 0 ? "\n✓ the change holds so far; npm test is the gate" : `\n✗ ${failed} steps failed`,
);
process.exit(failed === 0 ? 0 : 1);

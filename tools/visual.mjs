// `npm run visual`: visual differences of a change. Captures the stories that the change can affect, in this working tree
// and in the base commit, and writes a report of those that look different (docs/visual-review.md).
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { modes, viewports } from "../.storybook/modes.ts";
import { findHeadlessShell } from "./find-chromium.mjs";
import { root } from "./run-step.mjs";
import { buildBaseStorybook, buildStorybook } from "./visual/build-storybook.mjs";
import { cacheKey } from "./visual/cache-key.mjs";
import { chooseFour, planCaptures } from "./visual/capture-plan.mjs";
import { findRenamedStories, parseRenames } from "./visual/renamed-stories.mjs";
import { browserFlags, pictureOf, readStoryFacts, takeCaptures } from "./visual/take-captures.mjs";
import { summarizeStories } from "./visual/summarize-stories.mjs";
import { findTouchedStories } from "./visual/touched-stories.mjs";
import { writeReport } from "./visual/write-report.mjs";

const usage = `npm run visual -- [options]
  --base=REF          compare with the last commit shared with REF (main)
  --all               take every story in all eight modes, not only what the change reaches in four
  --only=PATTERN      only stories whose id matches the regular expression
  --modes=PATTERN     modes whose name matches, such as "en-light-phone|ar-dark-desktop"; all eight to choose from
  --renamed=OLD=NEW   compare stories whose ids began with OLD with those that begin with NEW; may be repeated
  --fail-on-change    exit with 1 when a story changed, came or went
  --pages=N           pages open at a time (2)`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        base: { type: "string", default: "main" },
        all: { type: "boolean", default: false },
        only: { type: "string", default: "" },
        modes: { type: "string" },
        renamed: { type: "string", multiple: true, default: [] },
        "fail-on-change": { type: "boolean", default: false },
        pages: { type: "string", default: "2" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    console.error(`✗ ${error.message}\n${usage}`);
    process.exit(2);
  }
}

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const only = new RegExp(options.only);
const pages = Math.max(1, Number.parseInt(options.pages, 10) || 2);
const cache = path.join(root, ".cache/visual");

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
const lines = (text) => text.split("\0").filter(Boolean);
const readText = (file) => readFileSync(path.join(root, file), "utf8");
const readJson = (...parts) => JSON.parse(readFileSync(path.join(...parts), "utf8"));

/** The common ancestor of HEAD and a ref: later commits of the ref are not part of the change. */
function findBase(ref) {
  for (const args of [
    ["merge-base", ref, "HEAD"],
    ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`],
  ]) {
    try {
      return git(...args).trim();
    } catch {
      // A shallow clone has no shared commit; then the ref itself is the base.
    }
  }
  console.error(`✗ git finds no commit ${ref}; name the base with --base=REF`);
  process.exit(2);
}

/** Files that differ between a commit and the working tree, new ones included. */
const changedSince = (commit) => [
  ...lines(git("diff", "--name-only", "--no-renames", "-z", commit)),
  ...lines(git("ls-files", "--others", "--exclude-standard", "-z")),
];

/** Stories of a built Storybook. */
const storiesIn = (folder) =>
  Object.values(readJson(folder, "index.json").entries).filter(({ type }) => type === "story");

async function capture(title, browser, folder, captures, to) {
  if (captures.length === 0) return [];
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const stories = new Set(captures.map(({ id }) => id)).size;
  console.log(`· ${title}: ${captures.length} pictures of ${stories} stories`);
  let taken = 0;
  const heartbeat = setInterval(() => {
    console.log(`  … ${taken} of ${captures.length} pictures, ${seconds()} s`);
  }, 15_000);
  const problems = await takeCaptures(browser, folder, captures, {
    to,
    pages,
    onProgress: (n) => (taken = n),
  });
  clearInterval(heartbeat);
  for (const { picture, reason } of problems) console.log(`  ! ${picture}: ${reason}`);
  console.log(`✓ ${title}, ${seconds()} s`);
  return problems;
}

/** Deletes all but the most recently used bases; each takes some hundred megabytes. */
function deleteOldBases(keep = 3) {
  const folder = path.join(cache, "bases");
  const byUse = readdirSync(folder)
    .map((name) => ({ name, used: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { name } of byUse.slice(keep)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

const began = Date.now();
const commit = findBase(options.base);
const changed = changedSince(commit);
console.log(`✓ base: ${git("log", "-1", "--format=%h %s", commit).trim()}; ${changed.length} files differ`);
if (changed.includes("package-lock.json")) {
  console.log("  ! package-lock.json differs; both sides are built with the packages installed here");
}

const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserFlags });
const captureCode = ["take-captures.mjs", "stabilize-story.mjs"].map((file) =>
  readText(`tools/visual/${file}`),
);
const key = cacheKey({
  tree: git("rev-parse", `${commit}^{tree}`).trim(),
  lock: readText("package-lock.json"),
  browser: browser.version(),
  captureCode,
});
const base = path.join(cache, "bases", key);
const baseBuild = path.join(base, "storybook");
const nowBuild = path.join(cache, "storybook");

const stopUnless = (ok) => ok || process.exit(1);
stopUnless(await buildStorybook("building the stories of this working tree", root, nowBuild));
if (existsSync(path.join(baseBuild, "index.json"))) {
  utimesSync(base, new Date(), new Date());
  console.log("✓ the base was built before");
} else {
  await buildBaseStorybook(
    "building the stories of the base",
    commit,
    path.join(cache, "checkout"),
    baseBuild,
  );
}
deleteOldBases();

const storiesNow = storiesIn(nowBuild);
const storiesBefore = storiesIn(baseBuild);
const renames = parseRenames(
  git("diff", "--name-status", "-z", "--find-renames=30%", "--diff-filter=R", commit),
);
const renamed = findRenamedStories(storiesBefore, storiesNow, renames, options.renamed);
const oldIds = new Map(Array.from(renamed, ([old, id]) => [id, old]));
/** A story's id now, by its id in the base. */
const idNow = (id) => renamed.get(id) ?? id;
const idsNow = storiesNow.map(({ id }) => id).filter((id) => only.test(id));
const idsBefore = storiesBefore.map(({ id }) => id).filter((id) => only.test(idNow(id)));
const inBoth = new Set(idsBefore.map(idNow)).intersection(new Set(idsNow));
const touched = findTouchedStories(readJson(nowBuild, "preview-stats.json"), changed, storiesNow);
const isTaken = (id) => options.all || touched.ids.has(id) || !inBoth.has(id);
const idsToTake = new Set([...idsNow, ...idsBefore.map(idNow)].filter(isTaken));
const why = options.all ? "all were asked for" : touched.all && `${touched.all} affects all of them`;
console.log(`✓ ${idsToTake.size} of ${idsNow.length} stories are taken${why ? `: ${why}` : ""}`);

const chosenModes =
  options.modes === undefined
    ? options.all
      ? modes
      : chooseFour(modes)
    : Object.fromEntries(Object.entries(modes).filter(([name]) => new RegExp(options.modes).test(name)));
const plan = async (folder, ids) => {
  const wanted = ids.filter((id) => idsToTake.has(idNow(id)));
  if (wanted.length === 0) return [];
  const facts = await readStoryFacts(browser, folder, wanted);
  return facts.flatMap((story) => planCaptures(story, chosenModes, viewports));
};
const capturesNow = await plan(nowBuild, idsNow);
const capturesBefore = await plan(baseBuild, idsBefore);

const picturesNow = path.join(cache, "pictures");
const picturesBefore = path.join(base, "pictures");
rmSync(picturesNow, { recursive: true, force: true });
const missing = capturesBefore.filter((one) => !existsSync(path.join(picturesBefore, pictureOf(one))));
if (capturesBefore.length > missing.length) {
  console.log(`✓ ${capturesBefore.length - missing.length} pictures of the base were taken before`);
}
const doubtful = await capture("taking the base", browser, baseBuild, missing, picturesBefore);
await capture("taking this working tree", browser, nowBuild, capturesNow, picturesNow);
await browser.close();

const named = capturesBefore.map((one) => ({ ...one, id: idNow(one.id) }));
const pictures = [...new Set([...capturesNow, ...named].map(pictureOf))];
const report = await writeReport(path.join(cache, "report"), {
  base: picturesBefore,
  current: picturesNow,
  pictures,
  baseOf: (picture) => {
    const id = path.dirname(picture);
    return path.join(oldIds.get(id) ?? id, path.basename(picture));
  },
});
// Shown in the report but not cached: the next run captures it again.
for (const { picture } of doubtful) rmSync(path.join(picturesBefore, picture));
const differing = [...report.changed, ...report.added, ...report.removed].map((file) => path.dirname(file));
const summary = summarizeStories({ now: idsNow, before: idsBefore.map(idNow), differing });
for (const [old, id] of renamed) if (only.test(id)) console.log(`  renamed: ${old} → ${id}`);
for (const kind of ["changed", "added", "removed"]) {
  for (const id of summary[kind]) console.log(`  ${kind}: ${id}`);
}
console.log(`\n${Math.round((Date.now() - began) / 1000)} s; ${pictures.length} pictures compared`);
console.log(`report: ${path.relative(process.cwd(), report.report)}`);
console.log(
  ["changed", "added", "removed", "unchanged"].map((kind) => `${summary[kind].length} ${kind}`).join(", "),
);
const isSame = summary.changed.length + summary.added.length + summary.removed.length === 0;
process.exit(options["fail-on-change"] && !isSame ? 1 : 0);

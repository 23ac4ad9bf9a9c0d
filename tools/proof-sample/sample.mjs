// `npm run proofs:mutate [-- REQ-CART-04 …]`: breaks twenty statements of the specification, one after the other, in a copy of
// the repository, runs the tests that name each, and demands that one turns red. Writes the outcome into docs/proofs.md.
// The nightly run does it; the journeys among them take minutes each.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { playwrightResults, readStatements, vitestResults } from "../proofs.mjs";
import { root, toolEnvironment } from "../run-step.mjs";
import { BREAKS } from "./breaks.mjs";

const COPY = path.join(root, ".cache/proof-sample");
const PAGE = path.join(root, "docs/proofs.md");

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" });

/** A checkout of what is committed, with the installed packages as hard links: links between workspaces stay inside. */
function makeCopy() {
  removeCopy();
  git("worktree", "add", "--detach", "--quiet", COPY, "HEAD");
  const folders = git("ls-files", "--", "package.json", "*/package.json")
    .split("\n")
    .map((file) => path.dirname(file))
    .filter((folder) => existsSync(path.join(root, folder, "node_modules")));
  mkdirSync(path.join(COPY, ".cache"));
  for (const folder of folders)
    execFileSync("cp", ["-al", path.join(root, folder, "node_modules"), path.join(COPY, folder)]);
}

function removeCopy() {
  rmSync(COPY, { recursive: true, force: true, maxRetries: 10 });
  git("worktree", "prune");
}

function run(command, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: COPY,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    env: { ...toolEnvironment, PATH: `${COPY}/node_modules/.bin:${process.env.PATH}`, ...env },
  });
  return { ok: status === 0, output: stdout + stderr };
}

/** Test files whose tags have an id. */
const filesNaming = (id, ...patterns) =>
  git("grep", "-lE", `"@?${id}"`, "--", ...patterns)
    .split("\n")
    .filter(Boolean);

/** The tests with an id as a tag that fail now: unit tests first, then journeys on a build. Null if none ran. */
function failedTests(id) {
  const report = path.join(COPY, ".cache/report.json");
  const read = (results) => {
    if (!existsSync(report)) return null;
    // Paths in the report are those of the copy.
    const text = readFileSync(report, "utf8").replaceAll(COPY, root.replace(/\/$/, ""));
    rmSync(report);
    const named = results(JSON.parse(text)).filter(({ ids }) => ids.includes(id));
    return named.length === 0 ? null : named.filter(({ passed }) => !passed).map(({ file }) => file);
  };
  const all = (...patterns) => {
    try {
      return filesNaming(id, ...patterns);
    } catch {
      return [];
    }
  };
  const units = all("apps/**/*.test.ts*", "packages/**/*.test.ts*");
  let failed = null;
  if (units.length > 0) {
    run("vitest", ["run", ...units, "--reporter=json", `--outputFile=${report}`], {
      EMBEDDED_TESTS: "all",
    });
    failed = read(vitestResults);
    if (failed?.length > 0) return failed;
  }
  if (all("e2e").length === 0) return failed;
  const built = run("turbo", ["run", "build", "--output-logs=errors-only"]);
  if (!built.ok) throw new Error(`${id}: the broken product does not build\n${built.output}`);
  run(
    "playwright",
    ["test", "-c", "e2e/playwright.config.ts", "--grep", `@${id}(?!\\d)`, "--max-failures=1"],
    {
      JOURNEYS: "each",
      JOURNEY_REPORT: report,
    },
  );
  return read(playwrightResults) ?? failed;
}

/** Outcomes by id, as the page has them. */
function readOutcomes() {
  const page = existsSync(PAGE) ? readFileSync(PAGE, "utf8") : "";
  return new Map(
    [...page.matchAll(/^\| (REQ-\S+) +\|.*\| (.+?) +\| (\S+) +\|$/gm)].map(([, id, test, day]) => [
      id,
      { test, day },
    ]),
  );
}

function writePage(outcomes) {
  const statements = new Map(readStatements().map(({ id, statement }) => [id, statement]));
  const rows = BREAKS.filter(({ id }) => outcomes.has(id)).map(({ id, what }) => {
    const { test, day } = outcomes.get(id);
    return `| ${id} | ${statements.get(id)} | ${what} | ${test} | ${day} |`;
  });
  writeFileSync(
    PAGE,
    `# Do the proofs notice?

Each [statement of the specification](requirements.md) has a test that passed. That says little if the test would also pass while the
product does something else. \`npm run proofs:mutate\` therefore breaks twenty statements, one after the other, in a copy
of the repository, and demands that a test with the statement's id turns red; the nightly run does it. The changes are in
\`tools/proof-sample/breaks.mjs\`. The table shows when each change was last tried. [Mutation testing](mutation-testing.md) does the
same for every line of the rules.

| Id | Statement | Broken so that | Test that turned red | Tried |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`,
  );
  spawnSync("oxfmt", [PAGE], { cwd: root, env: toolEnvironment });
}

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? BREAKS : BREAKS.filter(({ id }) => wanted.includes(id));
const outcomes = readOutcomes();
let survived = 0;
makeCopy();
try {
  for (const { id, file, search, replace, what } of chosen) {
    const target = path.join(COPY, file);
    const text = readFileSync(target, "utf8");
    if (text.split(search).length !== 2) throw new Error(`${id}: ${file} has not one place to break`);
    const began = Date.now();
    writeFileSync(
      target,
      text.replace(search, () => replace),
    );
    const failed = failedTests(id);
    writeFileSync(target, text);
    const isNoticed = failed !== null && failed.length > 0;
    if (!isNoticed) survived++;
    const test = isNoticed ? failed[0] : failed === null ? "**no test ran**" : "**none**";
    outcomes.set(id, { test, day: new Date().toISOString().slice(0, 10) });
    console.log(
      `${isNoticed ? "✓" : "✗"} ${id}, ${what}: ${test}, ${Math.round((Date.now() - began) / 1000)} s`,
    );
    writePage(outcomes);
  }
} finally {
  removeCopy();
}
process.exitCode = survived === 0 ? 0 : 1;

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type * as PartsSource from "./parts-source.mjs";

const root = path.resolve(import.meta.dirname, "..");
const copy = mkdtempSync(path.join(tmpdir(), "new-part-"));
const ui = path.join(copy, "packages/ui");
const run = (command: string, ...args: string[]) =>
  execFileSync(path.join(root, "node_modules/.bin", command), args, {
    cwd: copy,
    encoding: "utf8",
    stdio: "pipe",
    // Runs every story in both languages.
    env: { ...process.env, STORY_MODES: "all" },
  });

// In a copy, so that an aborted run leaves no files in the repository.
beforeAll(() => {
  const files = [
    "tools",
    ".storybook",
    ".gitignore",
    ".oxlintrc.json",
    ".oxfmtrc.json",
    "tsconfig.json",
    "package.json",
  ];
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  cpSync(path.join(root, "packages/ui"), ui, {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)$|\.stories\.tsx$/.test(source),
  });
  for (const folder of ["node_modules", "packages/ui/node_modules"])
    symlinkSync(path.join(root, folder), path.join(copy, folder));
  for (const layer of ["primitives", "screens"])
    run("node", "tools/new-part.mjs", "part", `Sample${layer}`, `--layer=${layer}`);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const createdFolders = [
  "packages/ui/src/primitives/sampleprimitives",
  "packages/ui/src/screens/samplescreens",
];

it("creates files that pass the formatter, linter and type checker", { timeout: 120_000 }, () => {
  run("oxfmt", "--check", ...createdFolders, "packages/ui/src/index.ts");
  run("oxlint", "--type-aware", ...createdFolders);
  const errors = () => run("tsc", "-p", "packages/ui/tsconfig.json");
  expect(errors).not.toThrow();
});

it("creates complete components that pass the conformance tests", { timeout: 120_000 }, async () => {
  const { lacksOf, readParts } = (await import(
    path.join(copy, "tools/parts-source.mjs")
  )) as typeof PartsSource;
  const parts = readParts().filter(({ name }) => name.startsWith("sample"));
  expect(parts).toHaveLength(2);
  for (const part of parts) expect(lacksOf(part)).toEqual([]);

  const report = path.join(copy, "report.json");
  const tests = ["primitives", "screens"].map((layer) => `src/conformance/${layer}.test.ts`);
  run("vitest", "run", "--root", ui, "--reporter=json", `--outputFile=${report}`, "-t", "sample", ...tests);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  expect(numFailedTests).toBe(0);
  // Two components: five stories in both languages and one in Arabic only, the roots of all six, that stories show each
  // component, and one page through a translation.
  expect(numPassedTests).toBe(2 * (5 * 2 + 1 + 6 + 1 + 1));
});

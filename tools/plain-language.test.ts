import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { EXEMPT_PATHS, findReplacedWords } from "./plain-language.mjs";
import { root } from "./run-step.mjs";

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = [...new Set(listed.trim().split("\n"))].filter(
  (file) =>
    /\.(tsx?|mjs|mdx?|css|jsx|json|ya?ml)$/.test(file) &&
    existsSync(path.join(root, file)) &&
    !EXEMPT_PATHS.some((pattern) => pattern.test(file)),
);

describe("plain language", () => {
  it("recognizes a replaced word by its place and names the term to use", () => {
    expect(findReplacedWords("apps/panel/src/a.ts", "throw new Fault(404);")).toEqual([
      "apps/panel/src/a.ts:1: throw new Fault(404); (use ApiError / errorResponse)",
    ]);
    expect(findReplacedWords("packages/ui/src/a.ts", "const Fault = 1;")).toEqual([]);
  });

  it("uses no replaced word in file names or texts (docs/glossary.md)", () => {
    const found = files.flatMap((file) => [
      ...findReplacedWords(file, file),
      ...findReplacedWords(file, readFileSync(path.join(root, file), "utf8")),
    ]);
    expect(found).toEqual([]);
  });
});

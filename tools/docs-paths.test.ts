import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./run-step.mjs";

const pages = globSync(
  [
    "README.md",
    "CONTRIBUTING.md",
    "docs/**/*.md",
    "{apps,packages}/*/{README,CONTRIBUTING}.md",
    "packages/*/guides/*.md",
    "e2e/README.md",
  ],
  {
    cwd: root,
  },
);

/** Roots of the repository that a path in a page can begin with. */
const ROOTS = "apps|packages|docs|e2e|tools|art|bench";

/**
 * Paths that a page names: targets of links and pictures, and code that begins with a folder of the repository. Globs and
 * placeholders are left out, line numbers are cut off.
 */
function pathsIn(page: string): string[] {
  // Blocks of code name files of another app.
  const text = readFileSync(path.join(root, page), "utf8").replace(/^```[\s\S]*?^```$/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)|src="([^"]+)"/g)]
    .map(([, link, src]) => link ?? src!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(page), target));
  const code = [...text.matchAll(new RegExp(`\`((?:${ROOTS})/[^\`\\s]*)\``, "g"))]
    .map(([, name]) => name!.replace(/:\d+$/, ""))
    .filter((name) => !/[*{}…<>]/.test(name));
  return [...links, ...code];
}

describe("paths in docs", () => {
  it.each(pages)("%s names only what exists", (page) => {
    expect(pathsIn(page).filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});

describe("decisions", () => {
  it("have a number of their own, in file name and title", () => {
    const files = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();
    const numbers = files.map((file) => path.basename(file).slice(0, 4));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const titles = files.map((file) => readFileSync(path.join(root, file), "utf8").slice(2, 6));
    expect(titles).toEqual(numbers);
  });
});

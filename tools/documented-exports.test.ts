import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-files.mjs";

const SOURCE = /^(packages|apps)\/[^/]+\/src\//;
/** Tests with their fixtures, stories, and generated code. */
const EXEMPT = /\.(test|spec|stories)\.|\/(generated|testing)\//;

/** Names of exported functions and components without a docstring. Comments for the bundler may follow the docstring. */
export function undocumentedExports(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source);
  // From the last statement on: the comments of one declaration.
  const documented = (from: number, to: number) =>
    comments.some(
      ({ type, value, start, end }) =>
        type === "Block" && value.startsWith("*") && value !== "*" && start >= from && end <= to,
    );
  const missing: string[] = [];
  const described = new Set<string>();
  let before = 0;
  for (const node of program.body) {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : null;
    const isDefault = node.type === "ExportDefaultDeclaration" && /Function/.test(node.declaration.type);
    const names =
      declaration?.type === "FunctionDeclaration" || declaration?.type === "TSDeclareFunction"
        ? [declaration.id!.name]
        : declaration?.type === "VariableDeclaration"
          ? declaration.declarations.flatMap(({ id, init }) =>
              id.type === "Identifier" && init !== null && /Function/.test(init.type) ? [id.name] : [],
            )
          : isDefault
            ? ["default"]
            : [];
    for (const name of names) {
      // The first overload describes all of them.
      if (documented(before, node.start)) described.add(name);
      else if (!described.has(name)) missing.push(name);
    }
    before = node.end;
  }
  return missing;
}

describe("docstrings of what is exported", () => {
  it("finds functions without one", () => {
    const source = [
      "/** Adds. */",
      "export function add() {}",
      "export function take() {}",
      "// Not a docstring.",
      "export const half = () => 1;",
      "/** Pure. */",
      "// @__NO_SIDE_EFFECTS__",
      "export const twice = () => 2;",
      "export const LIMIT = 3;",
      "/** Of texts and numbers. */",
      "export function of(value: string): string;",
      "export function of(value: unknown): unknown { return value; }",
      "export default function Page() {}",
    ].join("\n");
    expect(undocumentedExports("a.ts", source)).toEqual(["take", "half", "default"]);
  });

  it("has one for every exported function and component", () => {
    const missing = sourceFiles()
      .filter((file: string) => SOURCE.test(file) && !EXEMPT.test(file))
      .flatMap((file: string) =>
        undocumentedExports(file, readFileSync(path.join(root, file), "utf8")).map(
          (name) => `${file}: ${name}`,
        ),
      );
    expect(missing).toEqual([]);
  });
});

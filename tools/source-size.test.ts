import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-graph.mjs";

/** Lines of a file and of a component that can be read in one go. */
const MAX_FILE_LINES = 300;
const MAX_COMPONENT_LINES = 200;

/** Longer by nature: generated code, seeds, drawings, and tables of data. */
const EXEMPT = [
  /\/generated\//,
  /^apps\/panel\/src\/seed\/content\//,
  /^apps\/panel\/src\/seed\/large-names\.ts$/,
  /^art\//,
  /^packages\/ui\/src\/locale\/messages\//,
];

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Functions whose name begins with a capital letter, at any depth: components of React. */
export function componentsIn(file: string, source: string): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  const lineCount = ({ start, end }: Node) => source.slice(start, end).split("\n").length;
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const id = value["id"];
    const name = isNode(id) ? String((id as Node & { name?: string }).name) : "";
    const isFunction =
      value.type === "FunctionDeclaration" ||
      (value.type === "VariableDeclarator" &&
        isNode(value["init"]) &&
        /Function|Call/.test(value["init"].type));
    if (isFunction && /^\p{Lu}\p{L}*\p{Ll}/u.test(name)) found.push({ name, lines: lineCount(value) });
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return found;
}

const sources = sourceFiles()
  .filter((file: string) => !EXEMPT.some((pattern) => pattern.test(file)))
  .map((file: string) => ({ file, source: readFileSync(path.join(root, file), "utf8") }));

describe("the size of what is read at once", () => {
  it("counts the lines of a component", () => {
    const source = `export function Card() {\n  const inner = 1;\n  return inner;\n}\nconst Row = () => null;\nconst row = () => null;\n`;
    expect(componentsIn("card.tsx", source)).toEqual([
      { name: "Card", lines: 4 },
      { name: "Row", lines: 1 },
    ]);
  });

  it(`has no source file over ${MAX_FILE_LINES} lines`, () => {
    const long = sources
      .map(({ file, source }) => ({ file, lines: source.trimEnd().split("\n").length }))
      .filter(({ lines }) => lines > MAX_FILE_LINES)
      .map(({ file, lines }) => `${file}: ${lines}`);
    expect(long).toEqual([]);
  });

  it(`has no component over ${MAX_COMPONENT_LINES} lines`, () => {
    const long = sources
      .filter(({ file }) => file.endsWith(".tsx"))
      .flatMap(({ file, source }) => componentsIn(file, source).map((component) => ({ file, ...component })))
      .filter(({ lines }) => lines > MAX_COMPONENT_LINES)
      .map(({ file, name, lines }) => `${file}: ${name} ${lines}`);
    expect(long).toEqual([]);
  });
});

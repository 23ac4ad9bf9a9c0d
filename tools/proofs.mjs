import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-files.mjs";

// Which test proves each statement of the specification: tests cite ids in their bodies, and `node tools/proofs.mjs`
// writes them into docs/requirements.md. A test of another kind counts only where none runs against the real server.

export const PAGE = path.join(root, "docs/requirements.md");
const STATEMENTS = "## What the specification states";

/** Kinds of tests by their files, the strongest first. */
const KINDS = [
  // A journey in a browser against the real server, and the tables that journeys walk.
  {
    kind: "",
    isReal: true,
    files: /^e2e\/(.+?)(\.spec)?\.ts$/,
    only: /\.spec\.ts$|-writes\.ts$|route-table\.ts$/,
  },
  { kind: "server ", isReal: true, files: /^apps\/panel\/src\/(.+)\.test\.ts$/ },
  { kind: "unit ", isReal: false, files: /^(?:apps|packages)\/(.+)\.test\.tsx?$/ },
];

/** The ids that a text cites, with those of ranges such as `REQ-FORM-01 to REQ-FORM-03`. */
export function citedIds(text) {
  const ids = [...text.matchAll(/\bREQ-[A-Z0-9]+-\d{2,3}/g)].map(([id]) => id);
  for (const [, area, from, to] of text.matchAll(/\bREQ-([A-Z0-9]+)-(\d+) to REQ-\1-(\d+)/g))
    for (let number = Number(from); number <= Number(to); number++)
      ids.push(`REQ-${area}-${String(number).padStart(from.length, "0")}`);
  return ids;
}

/** The bodies of a test file: everything from its first test on, or the whole of a table. */
export function bodiesOf(text) {
  const start = text.search(/^\s*(?:test|it|describe|for)\b/m);
  return start < 0 ? text : text.slice(start);
}

/** The names of the tests that prove each id: `Map<id, string[]>`. */
export function readProofs() {
  const proofs = new Map();
  for (const file of sourceFiles()) {
    const found = KINDS.find(({ files, only }) => files.test(file) && (only?.test(file) ?? true));
    if (found === undefined) continue;
    const name = `${found.kind}${found.files.exec(file)[1]}`;
    const text = readFileSync(path.join(root, file), "utf8");
    for (const id of new Set(citedIds(bodiesOf(text)))) {
      const others = proofs.get(id) ?? [];
      proofs.set(id, [...others, { name, isReal: found.isReal }]);
    }
  }
  const namesOf = (all) => {
    const real = all.filter(({ isReal }) => isReal);
    return (real.length > 0 ? real : all).map(({ name }) => name).sort();
  };
  return new Map([...proofs].map(([id, all]) => [id, namesOf(all)]));
}

/** Rows of the specification's statements with their written tests. */
export function readStatements(page = readFileSync(PAGE, "utf8")) {
  const section = page.slice(page.indexOf(STATEMENTS)).split(/\n## /)[1 - 1];
  return section
    .split("\n")
    .filter((line) => line.startsWith("| REQ-"))
    .map((line) => {
      const [, id, area, statement, tests = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { id, area, statement, tests };
    });
}

/** How many tests a row names. */
const NAMED = 2;
export const written = (names) => names.slice(0, NAMED).join(", ");

/** The page with the column of tests as the tests cite now. */
export function withProofs(page, proofs) {
  const rows = readStatements(page).map(({ id, area, statement }) => [
    id,
    area,
    statement,
    written(proofs.get(id) ?? []),
  ]);
  const table = [["Id", "Section", "Statement", "Test"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  const start = page.indexOf("\n| Id ", page.indexOf(STATEMENTS)) + 1;
  const end = page.indexOf("\n\n", start);
  return page.slice(0, start) + lines.join("\n") + page.slice(end);
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(PAGE, withProofs(readFileSync(PAGE, "utf8"), readProofs()));

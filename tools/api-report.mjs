/**
 * What others can depend on in our packages: exported names with their types, ids of messages, `data-slot`s and token names. The report stands in
 * `packages/NAME/api-report.txt`; `npm run api-report` writes it, `--check` fails when a build differs from it. A change is
 * thereby seen in a review and gets a changeset. Needs a build.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { root } from "./run-step.mjs";

const read = (file) => readFileSync(file, "utf8");

/** Modules that a manifest exports, patterns resolved: the entry and its declarations. */
function entriesOf(folder, exports) {
  return Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === "object" ? target.types : undefined;
    if (!types || entry.endsWith(".css")) return [];
    return globSync(types.replace("./", ""), { cwd: folder })
      .sort()
      .map((file) => [entry, path.join(folder, file)]);
  });
}

const ownImport = /(?:from|import\()\s*["']([.#][^"']+)["']/g;

/** Declarations of an entry and of what it is made of. `imports` are the manifest's own names of modules, such as `#calls`. */
function collect(file, found, { folder, imports = {} }) {
  if (found.has(file) || !existsSync(file)) return;
  const text = read(file);
  found.set(file, text);
  for (const [, target] of text.matchAll(ownImport)) {
    const module = target.startsWith("#")
      ? path.join(folder, imports[target].types)
      : path.resolve(path.dirname(file), target.replace(/\.js$/, ".d.ts"));
    collect(module, found, { folder, imports });
  }
}

/** Without comments and with each run of blanks as one: only what a type checker sees. */
export const normalize = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** Longest declaration that is written whole. Schemas are longer: a digest shows that one changed, its source shows how. */
const MAX_LENGTH = 240;

function shortened(text) {
  if (text.length <= MAX_LENGTH) return text;
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `${text.slice(0, 120)} … ${text.length} characters, ${digest}`;
}

/** The declarations of a module, one a line. Imports say nothing that the imported declaration does not. */
function declarationsOf(file, text) {
  const { program } = parseSync(file, text);
  return program.body
    .filter(({ type }) => type !== "ImportDeclaration")
    .map(({ start, end }) => normalize(text.slice(start, end)).replace(/import\("[^"]+"\)\./g, ""))
    .map((line) => shortened(line))
    .filter((line) => line !== "export {};")
    .sort();
}

/** Slots that a module names; `*-title` where the first half is a prop. */
function slotsOf(code) {
  const values = [...code.matchAll(/"data-slot": ([^,\n]+)/g), ...code.matchAll(/\bslot: ("[\w-]+")/g)];
  return values.flatMap(([, value]) =>
    [...value.matchAll(/["`]([^"`]+)["`]/g)].map(([, slot]) => slot.replace(/\$\{[^}]*\}/g, "*")),
  );
}

const namesIn = (file, pattern) =>
  existsSync(file) ? [...read(file).matchAll(pattern)].map(([, name]) => name) : [];

const section = (title, lines) => (lines.length === 0 ? [] : ["", `## ${title}`, ...lines]);
const unique = (names) => [...new Set(names)].sort();

/** The report of one package as text. */
export function reportOf(folder) {
  const { name, exports, imports } = JSON.parse(read(path.join(folder, "package.json")));
  const found = new Map();
  const entries = entriesOf(folder, exports);
  for (const [, file] of entries) collect(file, found, { folder, imports });
  const declarations = [...found]
    // Texts change with their wording: only their ids are reported.
    .filter(([file]) => !/[/\\]locale[/\\]messages[/\\]|logo-outlines|illustrations/.test(file))
    .map(([file, text]) => [path.relative(path.join(folder, "dist"), file), declarationsOf(file, text)])
    .filter(([, lines]) => lines.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const modules = globSync("dist/**/*.js", { cwd: folder }).map((file) => read(path.join(folder, file)));
  const variables = path.join(folder, "src/theme/generated/variables.css");
  const utilities = path.join(folder, "dist/theme/tailwind.css");
  const lines = [
    `# ${name}`,
    ...section("Entries", Object.keys(exports).sort()),
    ...section(
      "Declarations",
      declarations.flatMap(([file, list]) => [file, ...list.map((line) => `  ${line}`)]),
    ),
    ...section(
      "Messages",
      unique(
        [...found.values()]
          .flatMap((text) => [...text.matchAll(/MessageDescriptor<"([^"]+)"/g)])
          .map(([, id]) => id),
      ),
    ),
    ...section("data-slot", unique(modules.flatMap(slotsOf))),
    ...section("Tokens", unique(namesIn(variables, /^\s*(--ui-[\w-]+):/gm))),
    ...section("Names for Tailwind", unique(namesIn(utilities, /^\s*(--[\w-]+):/gm))),
  ];
  return `${lines.join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv.includes("--check");
  for (const name of ["contract", "domain", "ui"]) {
    const folder = path.join(root, "packages", name);
    const file = path.join(folder, "api-report.txt");
    const report = reportOf(folder);
    if (!isCheck) writeFileSync(file, report);
    else if (!existsSync(file) || read(file) !== report) {
      const before = new Set(existsSync(file) ? read(file).split("\n") : []);
      const after = new Set(report.split("\n"));
      const differences = [
        ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
        ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
      ];
      console.error(
        `packages/${name}/api-report.txt does not match the build. If the change is meant, run npm run api-report and commit the file with a changeset (npm run changeset).\n${differences
          .slice(0, 20)
          .map((line) => line.slice(0, 400))
          .join("\n")}`,
      );
      process.exitCode = 1;
    }
  }
}

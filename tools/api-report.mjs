/**
 * What others can depend on in our packages: exported names with their types, `data-slot`s and token names. The report stands in
 * `packages/NAME/api-report.txt`; `npm run api-report` writes it, `--check` fails when a build differs from it. A change is
 * thereby seen in a review and gets a changeset. Needs a build.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
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

const relativeImport = /(?:from|import\()\s*["'](\.[^"']+)["']/g;

/** Declarations of an entry and of what it is made of. */
function collect(file, found) {
  if (found.has(file) || !existsSync(file)) return;
  const text = read(file);
  found.set(file, text);
  for (const [, target] of text.matchAll(relativeImport))
    collect(path.resolve(path.dirname(file), target.replace(/\.js$/, ".d.ts")), found);
}

/** Without comments and with each run of blanks as one: only what a type checker sees. */
export const normalize = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** The report of one package as text. */
export function reportOf(folder) {
  const { name, exports } = JSON.parse(read(path.join(folder, "package.json")));
  const found = new Map();
  const entries = entriesOf(folder, exports);
  for (const [, file] of entries) collect(file, found);
  const lines = [
    `# ${name}`,
    "",
    "## Entries",
    ...Object.keys(exports).sort(),
    "",
    "## Declarations",
    ...[...found]
      // Texts change with their wording; their ids are in `MessageId`.
      .filter(([file]) => !/[/\\]locale[/\\]messages[/\\]|logo-outlines|illustrations/.test(file))
      .map(([file, text]) => `${path.relative(folder, file)}: ${normalize(text)}`)
      .sort(),
  ];
  const modules = globSync("dist/**/*.js", { cwd: folder }).map((file) => read(path.join(folder, file)));
  const slots = modules.flatMap((code) =>
    [...code.matchAll(/"data-slot": "([^"]+)"/g)].map(([, slot]) => slot),
  );
  if (slots.length > 0) lines.push("", "## data-slot", ...[...new Set(slots)].sort());
  const variables = path.join(folder, "src/theme/generated/variables.css");
  if (existsSync(variables)) {
    const names = [...read(variables).matchAll(/^\s*(--ui-[\w-]+):/gm)].map(([, variable]) => variable);
    lines.push("", "## Tokens", ...[...new Set(names)].sort());
  }
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
        `packages/${name}/api-report.txt does not match the build. If the change is meant, add a changeset (npm run changeset) and run npm run api-report.\n${differences
          .slice(0, 20)
          .map((line) => line.slice(0, 400))
          .join("\n")}`,
      );
      process.exitCode = 1;
    }
  }
}

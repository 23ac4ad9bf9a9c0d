import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Levels whose folders are components with an export of their own. */
const levels = ["primitives", "forms", "widgets", "screens"] as const;
/** Modules without classes, most of them texts, whose words would be taken for classes. */
const withoutClasses = /[/\\]locale[/\\](messages[/\\]|(?!use-messages|locale-provider))/;
const imports = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g;

/** Files that a module imports, directly and through others, with the module itself. */
async function importedFiles(entry: string): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    files.add(file);
    const code = await readFile(file, "utf8");
    for (const [, target] of code.matchAll(imports)) await visit(path.resolve(path.dirname(file), target!));
  };
  await visit(entry);
  return files;
}

/**
 * Writes a `styles.css` beside each component of the build: the sources of the classes of the component and of those that
 * it is made of. An app that imports some of them instead of `styles.css` gets the styles of these alone.
 */
export async function writeComponentStyles(dist: string): Promise<void> {
  for (const level of levels) {
    for (const name of await readdir(path.join(dist, level))) {
      const folder = path.join(dist, level, name);
      const files = [...(await importedFiles(path.join(folder, "index.js")))].filter(
        (file) => !withoutClasses.test(file),
      );
      const sources = files.map((file) => path.relative(folder, file).replaceAll(path.sep, "/"));
      const lines = sources
        .sort()
        .map((source) => `@source "${source.startsWith(".") ? "" : "./"}${source}";`);
      await writeFile(path.join(folder, "styles.css"), `${lines.join("\n")}\n`);
    }
  }
}

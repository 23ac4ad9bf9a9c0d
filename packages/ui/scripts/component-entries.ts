import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Levels whose folders are components with an export of their own. */
export const componentLevels = ["primitives", "forms", "widgets", "screens"] as const;
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
 * Classes of each component of the build, such as `primitives/button`: its own and those of all that it imports.
 *
 * @param classesOf Classes of each module by its path in `dist`.
 */
export async function componentEntries(
  dist: string,
  classesOf: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Record<string, readonly string[]>> {
  const entries: Record<string, readonly string[]> = {};
  for (const level of componentLevels) {
    for (const name of await readdir(path.join(dist, level))) {
      const files = await importedFiles(path.join(dist, level, name, "index.js"));
      const classes = [...files].flatMap((file) => [...(classesOf.get(path.relative(dist, file)) ?? [])]);
      entries[`${level}/${name}`] = [...new Set(classes)].sort();
    }
  }
  return entries;
}

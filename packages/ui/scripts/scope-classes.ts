import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { classPlaces } from "./class-places.ts";

/**
 * Prefix of every class in the package. In the source the classes are Tailwind's own names; under those a host's `.card`,
 * `.mb-4` or another theme's `.bg-primary` would restyle our components, and our rules the host.
 */
export const classPrefix = "ui-";

/** The name of a class in the package. Names of our own utilities have the prefix already. */
export const scopedClass = (name: string) => (name.startsWith(classPrefix) ? name : classPrefix + name);

/** Modules of texts, outlines and token names. */
const withoutClasses =
  /[/\\](locale[/\\]messages|illustrations|theme[/\\](?!tint\.js|reveal))|icon-nodes\.js$|logo-outlines\.js$/;

/**
 * A module with the classes in it prefixed, and the prefixed classes it contains. Throws on a class that cannot be followed to
 * where it is written: it would keep its bare name, and lose its style in every app.
 */
export function scopeModule(
  code: string,
  file: string,
  isClass: (name: string) => boolean,
): { code: string; classes: ReadonlySet<string> } {
  const classes = new Set<string>();
  if (withoutClasses.test(file)) return { code, classes };
  const { strings, problems } = classPlaces(code, file);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  let scoped = code;
  for (const { start, end } of [...strings].sort((a, b) => b.start - a.start)) {
    const replaced = scoped
      .slice(start, end)
      .split(/(\s+|^["'`]|["'`]$)/)
      .map((word) => {
        if (!isClass(word)) return word;
        classes.add(scopedClass(word));
        return scopedClass(word);
      })
      .join("");
    scoped = scoped.slice(0, start) + replaced + scoped.slice(end);
  }
  return { code: scoped, classes };
}

/** Prefixes the classes in every module of a build. Returns the classes of each module by its path in the build. */
export async function scopeModules(
  dist: string,
  isClass: (name: string) => boolean,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const classesOf = new Map<string, ReadonlySet<string>>();
  for (const file of await readdir(dist, { recursive: true })) {
    if (!file.endsWith(".js")) continue;
    const at = path.join(dist, file);
    const { code, classes } = scopeModule(await readFile(at, "utf8"), at, isClass);
    classesOf.set(file, classes);
    if (classes.size > 0) await writeFile(at, code);
  }
  return classesOf;
}

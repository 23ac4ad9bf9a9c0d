import { globSync, readFileSync } from "node:fs";

/** Texts of each `const names = ["a", "b"] as const` in a source, by its name. */
export function listsIn(source: string): [name: string, texts: string[]][] {
  return Array.from(source.matchAll(/\bconst (\w+) = \[([^[\]]*)\] as const\b/g), ([, name, items]) => [
    name!,
    Array.from(items!.matchAll(/"([^"]*)"/g), ([, text]) => text!),
  ]);
}

/**
 * The constant lists of the components and of the domain, from which types such as `AlertTone` are made. A name that two modules
 * give to different lists is left out.
 */
export function readConstantLists(): Record<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const file of globSync("packages/{ui,domain}/src/**/*.{ts,tsx}"))
    for (const [name, texts] of listsIn(readFileSync(file, "utf8"))) {
      const known = lists.get(name);
      lists.set(name, known === undefined || known.join() === texts.join() ? texts : []);
    }
  return Object.fromEntries([...lists].filter(([, texts]) => texts.length > 0));
}

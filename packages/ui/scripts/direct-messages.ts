import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const localeImport = /import \{([^}]*)\} from "([^"]*locale)\/index\.js";/g;
const namespace = /export \* as (\w+) from "\.\/(messages\/[^"]+)";/g;

/**
 * Imports the messages of a module from their area instead of from `locale/index.js`: not every bundler drops what nobody uses
 * of a namespace that another module exports (esbuild keeps the texts of all areas).
 *
 * @param areas Module of each namespace, relative to `locale`.
 */
export function importMessagesDirectly(code: string, areas: ReadonlyMap<string, string>): string {
  return code.replace(localeImport, (statement, list: string, locale: string) => {
    const names = list.split(",").map((name) => name.trim());
    const messages = names.filter((name) => areas.has(name));
    if (messages.length === 0) return statement;
    const others = names.filter((name) => name && !areas.has(name));
    return [
      ...(others.length > 0 ? [`import { ${others.join(", ")} } from "${locale}/index.js";`] : []),
      ...messages.map((name) => `import * as ${name} from "${locale}/${areas.get(name)!}";`),
    ].join("\n");
  });
}

/** Marks messages as free of side effects, so that a bundler drops those of an area that nobody uses. */
export const markMessages = (code: string): string =>
  code.replace(/(= )(defineMessage\()/g, "$1/* @__PURE__ */ $2");

/** Does both in every module of a build. */
export async function directMessages(dist: string): Promise<void> {
  const index = await readFile(path.join(dist, "locale/index.js"), "utf8");
  // The build joins `export * as` into an import and an export.
  const imported = [...index.matchAll(/import \* as (\w+) from "\.\/(messages\/[^"]+)";/g)];
  const areas = new Map([...index.matchAll(namespace), ...imported].map(([, name, file]) => [name!, file!]));
  if (areas.size === 0) throw new Error("locale/index.js exports no messages.");
  for (const file of await readdir(dist, { recursive: true })) {
    if (!file.endsWith(".js")) continue;
    const code = await readFile(path.join(dist, file), "utf8");
    const direct = markMessages(importMessagesDirectly(code, areas));
    if (direct !== code) await writeFile(path.join(dist, file), direct);
  }
}

import { affectedExports } from "./affected-exports.mjs";

/**
 * Files that affect every story although no module imports them: the build configuration, installed packages, style
 * sheets with their tokens, and the demo pictures.
 */
const affectsAll = [
  /^package-lock\.json$/,
  /^\.storybook\/(main\.ts|.*\.(html|css))$/,
  /^packages\/ui\/tokens\//,
  /^packages\/ui\/src\/.*\.css$/,
  /^packages\/ui\/src\/theme\/fonts\//,
  /^apps\/panel\/src\/seed\/pictures\//,
];

/** Storybook's preview module: its imports affect every story. */
const isPreview = (name) => /^\.storybook\/preview\.\w+$/.test(name);

/** A module's path in the repo, without query: `./packages/ui/src/a.ts?raw` is `packages/ui/src/a.ts`. */
const toPath = (name) => name.replace(/^\.\//, "").replace(/\?.*$/, "");

/**
 * The stories that a change of files can alter.
 *
 * @param {{ modules: { name: string, reasons: { moduleName: string }[] }[] }} stats Storybook's `preview-stats.json`
 * @param {string[]} changed paths from the root of the repo
 * @param {{ id: string, importPath: string }[]} stories entries of Storybook's index
 * @param {(path: string) => string | undefined} readSource
 * @returns {{ ids: Set<string>, all: string | undefined }} the ids; `all` names the file that reaches every story
 */
export function findTouchedStories(stats, changed, stories, readSource) {
  const importers = new Map();
  for (const { name, reasons } of stats.modules) {
    const known = importers.get(toPath(name)) ?? new Set();
    for (const { moduleName } of reasons) known.add(toPath(moduleName));
    importers.set(toPath(name), known);
  }

  const everything = (file) => ({ ids: new Set(stories.map(({ id }) => id)), all: file });
  /** The affected exports by module. */
  const reached = new Map();
  const waiting = [];
  const reach = (name, names) => {
    const known = reached.get(name);
    if (known === "all") return;
    const fresh = names === "all" ? names : names.difference(known ?? new Set());
    if (fresh !== "all" && fresh.size === 0) return;
    reached.set(name, fresh === "all" ? fresh : fresh.union(known ?? new Set()));
    waiting.push([name, fresh]);
  };

  for (const file of changed) {
    if (affectsAll.some((pattern) => pattern.test(file))) return everything(file);
    reach(file, "all");
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, names] = next;
      if (isPreview(name) && names === "all") return everything(file);
      for (const importer of importers.get(name) ?? []) {
        reach(importer, affectedExports(importer, readSource(importer), name, names));
      }
    }
  }
  const touched = stories.filter(({ importPath }) => reached.get(toPath(importPath)) === "all");
  return { ids: new Set(touched.map(({ id }) => id)), all: undefined };
}

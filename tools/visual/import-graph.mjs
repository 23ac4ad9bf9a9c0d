/**
 * What every story stands on though no module imports it: the build itself, the installed packages, the style sheets
 * with what they are made of, the demo pictures.
 */
const underAll = [
  /^package-lock\.json$/,
  /^\.storybook\/(main\.ts|.*\.(html|css))$/,
  /^packages\/ui\/tokens\//,
  /^packages\/ui\/src\/.*\.css$/,
  /^packages\/ui\/src\/theme\/fonts\//,
  /^apps\/panel\/src\/seed\/pictures\//,
];

/** A module that Storybook loads before any story; what it imports stands under all of them. */
const isPreview = (name) => /^\.storybook\/preview\.\w+$/.test(name);

/** A module's path in the repo, without query: `./packages/ui/src/a.ts?raw` is `packages/ui/src/a.ts`. */
const toPath = (name) => name.replace(/^\.\//, "").replace(/\?.*$/, "");

/**
 * The stories that a change of files can alter.
 *
 * @param {{ modules: { name: string, reasons: { moduleName: string }[] }[] }} stats Storybook's `preview-stats.json`
 * @param {string[]} changed paths from the root of the repo
 * @param {{ id: string, importPath: string }[]} stories entries of Storybook's index
 * @returns {{ ids: Set<string>, all: string | undefined }} the ids; `all` names the file that reaches every story
 */
export function findTouchedStories(stats, changed, stories) {
  const importers = new Map();
  for (const { name, reasons } of stats.modules) {
    const known = importers.get(toPath(name)) ?? new Set();
    for (const { moduleName } of reasons) known.add(toPath(moduleName));
    importers.set(toPath(name), known);
  }

  const everything = (file) => ({ ids: new Set(stories.map(({ id }) => id)), all: file });
  const reached = new Set();
  for (const file of changed) {
    if (underAll.some((pattern) => pattern.test(file))) return everything(file);
    const waiting = [file];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (reached.has(name)) continue;
      if (isPreview(name)) return everything(file);
      reached.add(name);
      waiting.push(...(importers.get(name) ?? []));
    }
  }
  const touched = stories.filter(({ importPath }) => reached.has(toPath(importPath)));
  return { ids: new Set(touched.map(({ id }) => id)), all: undefined };
}

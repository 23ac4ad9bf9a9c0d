/**
 * Files that affect every story: the build configuration, the preview and with it all that it imports, installed
 * packages, style sheets with their tokens, and the demo pictures.
 */
const affectsAll = [
  /^package-lock\.json$/,
  /^\.storybook\/(main\.ts|preview\.\w+|.*\.(html|css))$/,
  /^packages\/ui\/tokens\//,
  /^packages\/ui\/src\/.*\.css$/,
  /^packages\/ui\/src\/theme\/fonts\//,
  /^apps\/panel\/src\/seed\/pictures\//,
];

/** A module's path in the repo, without query: `./packages/ui/src/a.ts?raw` is `packages/ui/src/a.ts`. */
const toPath = (name) => name.replace(/^\.\//, "").replace(/\?.*$/, "");

/**
 * The stories that a change of files can alter: those that import a changed file, directly or not.
 *
 * @param {{ modules: { name: string, reasons: { moduleName: string }[] }[] }} stats Storybook's `preview-stats.json`
 * @param {string[]} changed paths from the root of the repo
 * @param {{ id: string, importPath: string }[]} stories entries of Storybook's index
 * @returns {{ ids: Set<string>, all: string | undefined }} the ids; `all` names the file that reaches every story
 */
export function findTouchedStories(stats, changed, stories) {
  const importers = new Map();
  for (const { name, reasons } of stats.modules) {
    const known = importers.get(toPath(name)) ?? [];
    importers.set(toPath(name), [...known, ...reasons.map(({ moduleName }) => toPath(moduleName))]);
  }

  const reached = new Set();
  for (const file of changed) {
    const waiting = [file];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (affectsAll.some((pattern) => pattern.test(name)))
        return { ids: new Set(stories.map(({ id }) => id)), all: file };
      if (reached.has(name)) continue;
      reached.add(name);
      waiting.push(...(importers.get(name) ?? []));
    }
  }
  const touched = stories.filter(({ importPath }) => reached.has(toPath(importPath)));
  return { ids: new Set(touched.map(({ id }) => id)), all: undefined };
}

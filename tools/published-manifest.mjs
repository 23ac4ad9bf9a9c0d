import subset from "semver/ranges/subset.js";

/** Our manifest while the published one is in its place. */
export const keptManifest = ".package.json.kept";

/** Condition of `exports` and `imports` under which this workspace resolves a package's sources. */
const sourceCondition = "@talabee/source";

const withoutSource = (target) =>
  typeof target === "object" && target !== null
    ? Object.fromEntries(
        Object.entries(target)
          .filter(([condition]) => condition !== sourceCondition)
          .map(([condition, inner]) => [condition, withoutSource(inner)]),
      )
    : target;

/**
 * Where a package's sources are. npm accepts a proof of provenance only from the repository that the manifest names; a workflow on
 * GitHub says which one it runs in.
 *
 * @param {string} folder
 * @param {Record<string, string | undefined>} environment
 */
export function repositoryOf(folder, environment) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = environment;
  return server && name
    ? { repository: { type: "git", url: `git+${server}/${name}.git`, directory: `packages/${folder}` } }
    : {};
}

/** The manifest that a package is published with: no sources, no scripts and no development dependencies. */
export function publishedManifest(manifest) {
  const { scripts: _, devDependencies: __, exports, imports, ...published } = manifest;
  return {
    ...published,
    ...(imports && { imports: withoutSource(imports) }),
    ...(exports && { exports: withoutSource(exports) }),
  };
}

const targetsOf = (exports) =>
  typeof exports === "string" ? [exports] : Object.values(exports ?? {}).flatMap(targetsOf);

/** Files that a manifest names: exports, without patterns, imports of its own, and commands. */
export const exportedFiles = ({ exports, imports, bin }) =>
  [...targetsOf(exports), ...targetsOf(imports), ...targetsOf(bin)].filter((target) => !target.includes("*"));

/**
 * Dependencies that do not run on every Node that a package promises. Their users would get a warning at best.
 *
 * @param {{ engines: { node: string } }} manifest
 * @param {Readonly<Record<string, string | undefined>>} engines Range of Node of each dependency that says one.
 */
export const dependenciesForNewerNode = (manifest, engines) =>
  Object.entries(engines)
    .filter(([, range]) => range !== undefined && !subset(manifest.engines.node, range))
    .map(([name, range]) => `${name} (${range})`);

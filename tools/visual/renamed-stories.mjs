/**
 * @typedef {{ id: string, importPath: string, name: string }} StoryEntry An entry of Storybook's index.
 */

/**
 * Stories whose id changed between two builds: stories of the same name in the same story file, which git may have seen
 * renamed too. `--renamed` names others by the beginning of their ids, such as `widgets-vendor-card=widgets-store-card`.
 *
 * @param {StoryEntry[]} before
 * @param {StoryEntry[]} now
 * @param {Map<string, string>} renamedFiles new path by old path, from the root of the repo
 * @param {string[]} [named] values of `--renamed`
 * @returns {Map<string, string>} new id by old id
 */
export function findRenamedStories(before, now, renamedFiles, named = []) {
  const idsBefore = new Set(before.map(({ id }) => id));
  const added = now.filter(({ id }) => !idsBefore.has(id));
  const addedIds = new Set(added.map(({ id }) => id));
  const byFileAndName = new Map(added.map((story) => [`${story.importPath} ${story.name}`, story.id]));
  const idsNow = new Set(now.map(({ id }) => id));
  const renamed = new Map();
  for (const { id, importPath, name } of before) {
    if (idsNow.has(id)) continue;
    const option = named.map((text) => text.split("=")).find(([old]) => id.startsWith(old));
    const file = importPath.replace(/^\.\//, "");
    const found = option
      ? option[1] + id.slice(option[0].length)
      : byFileAndName.get(`./${renamedFiles.get(file) ?? file} ${name}`);
    if (addedIds.has(found)) renamed.set(id, found);
  }
  return renamed;
}

/** Renamed files by old path, from the output of `git diff --name-status -z --diff-filter=R`. */
export function parseRenames(output) {
  const fields = output.split("\0");
  const renamed = new Map();
  for (let i = 0; i + 2 < fields.length; i += 3) renamed.set(fields[i + 1], fields[i + 2]);
  return renamed;
}

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root, runStep } from "../run-step.mjs";

/**
 * Builds the stories of a tree, without docs and add-ons, and leaves `preview-stats.json` beside them.
 *
 * @param {string} title of the progress line
 * @param {string} tree a checkout with `node_modules`
 * @param {string} folder where the build goes
 * @returns {Promise<boolean>} whether it could be built; what was wrong has been told
 */
export async function buildStorybook(title, tree, folder) {
  // Under its name only when it is whole.
  const unfinished = `${folder}.unfinished`;
  for (const old of [folder, unfinished]) rmSync(old, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const args = [
    "build",
    "-c",
    ".storybook",
    "-o",
    unfinished,
    "--quiet",
    "--test",
    "--stats-json",
    unfinished,
  ];
  const { ok } = await runStep(title, "storybook", args, { cwd: tree, keepGoing: true });
  if (ok) renameSync(unfinished, folder);
  return ok;
}

/** The same of a commit, in a checkout of its own, which is gone afterwards. */
export async function buildBaseStorybook(title, commit, checkout, folder) {
  removeCheckout(checkout);
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", checkout, commit], { cwd: root });
  try {
    linkPackages(checkout);
    return await buildStorybook(title, checkout, folder);
  } finally {
    removeCheckout(checkout);
  }
}

function removeCheckout(checkout) {
  rmSync(checkout, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: root });
}

/**
 * Gives a checkout the packages that are installed here, save for the workspace's own, which are the checkout's:
 * Node would otherwise go up the folders and find those of the working tree.
 */
function linkPackages(checkout) {
  const { workspaces } = JSON.parse(readFileSync(path.join(checkout, "package.json"), "utf8"));
  const members = workspaces.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, "");
    const folder = path.join(checkout, parent);
    return existsSync(folder) ? readdirSync(folder).map((name) => path.join(parent, name)) : [];
  });
  const names = new Map();
  for (const member of members) {
    const manifest = path.join(checkout, member, "package.json");
    if (existsSync(manifest)) names.set(JSON.parse(readFileSync(manifest, "utf8")).name, member);
  }
  const ownScopes = new Set([...names.keys()].map((name) => name.split("/")[0]));

  for (const member of ["", ...members]) {
    const installed = path.join(root, member, "node_modules");
    if (!existsSync(installed) || !existsSync(path.join(checkout, member))) continue;
    const target = path.join(checkout, member, "node_modules");
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(installed)) {
      // Names with a dot are caches and lists of the working tree's own tools.
      if (name.startsWith(".") || ownScopes.has(name)) continue;
      symlinkSync(path.join(installed, name), path.join(target, name), "junction");
    }
  }
  for (const [name, member] of names) {
    const link = path.join(checkout, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(checkout, member), link, "junction");
  }
}

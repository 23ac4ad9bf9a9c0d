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
 * @returns {Promise<boolean>} whether the build succeeded; errors are printed
 */
export async function buildStorybook(title, tree, folder) {
  // Renamed only after a complete build.
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

/** Builds the stories of a commit in a temporary checkout. */
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
 * Links the packages installed here into a checkout, except the workspace's own packages: without the link Node would
 * resolve those upward, in the working tree.
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
      // Entries with a leading dot are caches of the working tree's tools.
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

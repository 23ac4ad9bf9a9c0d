import { existsSync } from "node:fs";
import { mkdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ui = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const workspace = path.resolve(ui, "../..");

/** Where npm put a package for packages/ui, or for another package of this workspace. */
export function installed(name, from = []) {
  const places = [...from, ui, workspace].map((folder) => path.join(folder, "node_modules", name));
  const place = places.find((candidate) => existsSync(candidate));
  if (!place) throw new Error(`${name} is not installed`);
  return place;
}

async function link(folder, name, from) {
  const place = path.join(folder, "node_modules", name);
  if (existsSync(place)) return;
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(installed(name, from), place, "dir");
}

/**
 * Gives an app the unpacked tarballs and what their package.json declares, and nothing else of this workspace: what we use
 * and do not declare is not found. Linked instead of installed, so that no network is needed.
 *
 * @param {string} folder The app.
 * @param {Readonly<Record<string, string>>} tarballs By the name of the package.
 * @param {readonly string[]} own What the app itself depends on.
 */
export async function installTarballs(folder, tarballs, own, tool) {
  const unpacked = Object.keys(tarballs).map((name) => path.join(folder, "node_modules", name));
  await Promise.all(
    Object.values(tarballs).map(async (tarball, i) => {
      await mkdir(unpacked[i], { recursive: true });
      await tool("tar", ["-xzf", tarball, "-C", unpacked[i], "--strip-components=1"]);
    }),
  );
  const names = new Set(own);
  for (const place of unpacked) {
    const manifest = JSON.parse(await readFile(path.join(place, "package.json"), "utf8"));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      names.add(name);
  }
  const from = Object.keys(tarballs).map((name) => path.join(workspace, "packages", name.split("/").at(-1)));
  for (const name of names) if (!(name in tarballs)) await link(folder, name, from);
}

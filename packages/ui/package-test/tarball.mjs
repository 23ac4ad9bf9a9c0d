import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
// oxlint-disable-next-line talabee/imports-go-down -- a check of the repo, no part of the package
import { dependenciesForNewerNode, exportedFiles } from "../../../tools/published-manifest.mjs";
// oxlint-disable-next-line talabee/imports-go-down -- as above
import { toolEnvironment } from "../../../tools/run-step.mjs";
import { installed } from "./make-app.mjs";

const run = promisify(execFile);
const workspace = path.resolve(import.meta.dirname, "../../..");

/**
 * Packs a package that is built as `npm publish` would, and returns the tarball. In a copy: npm's `prepack` puts the published
 * manifest in the place of ours, which the tests beside this one read.
 */
export async function pack(folder, destination) {
  const place = await mkdtemp(path.join(destination, "packed-"));
  const copy = path.join(place, "packages", path.basename(folder));
  await cp(folder, copy, { recursive: true, filter: (source) => path.basename(source) !== "node_modules" });
  await symlink(path.join(workspace, "tools"), path.join(place, "tools"));
  return packIn(copy, destination, { PACKAGE_IS_BUILT: "1" });
}

async function packIn(folder, destination, environment) {
  const manifest = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const name = `${manifest.name.replace("@", "").replace("/", "-")}-`;
  await run("npm", ["pack", "--loglevel=error", "--pack-destination", destination], {
    cwd: folder,
    env: { ...toolEnvironment, ...environment },
  });
  const file = (await readdir(destination)).find((entry) => entry.startsWith(name));
  return path.join(destination, file);
}

/** Pages of an unpacked package with links to files that it does not contain. */
export async function brokenLinks(folder) {
  const pages = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.(md|txt)$/.test(name) && !name.includes("node_modules"),
  );
  const broken = await Promise.all(
    pages.map(async (name) => {
      const text = (await readFile(path.join(folder, name), "utf8")).replace(/^```[\s\S]*?^```$/gm, "");
      return [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
        .map(([, target]) => target)
        .filter(
          (target) => !/^[a-z]+:/.test(target) && !existsSync(path.join(folder, path.dirname(name), target)),
        )
        .map((target) => `${name} → ${target}`);
    }),
  );
  return broken.flat();
}

/** Range of Node of each package that others get with this one. */
async function enginesOf({ name, dependencies, peerDependencies }) {
  const from = [path.join(workspace, "packages", name.split("/").at(-1))];
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  const manifests = await Promise.all(
    names.map((wanted) => readFile(path.join(installed(wanted, from), "package.json"), "utf8")),
  );
  return Object.fromEntries(names.map((wanted, i) => [wanted, JSON.parse(manifests[i]).engines?.node]));
}

/** A tarball has its license, introduction and changes, every file that it exports, and neither sources nor tests. */
export async function checkTarball(tarball, tool) {
  const { stdout } = await tool("tar", ["-tzf", tarball]);
  const files = new Set(
    stdout
      .trim()
      .split("\n")
      .map((name) => name.replace(/^package\//, "")),
  );
  for (const name of ["LICENSE", "README.md", "CHANGELOG.md", "package.json"])
    assert.ok(files.has(name), `${tarball} has no ${name}`);
  const unwanted = [...files].filter((name) => /^src\/|\.(test|stories)\.|\/testing\/|\.kept$/.test(name));
  assert.deepEqual(unwanted, [], `sources or tests in ${tarball}`);
  const { stdout: text } = await tool("tar", ["-xzOf", tarball, "package/package.json"]);
  const manifest = JSON.parse(text);
  assert.equal(manifest.devDependencies, undefined);
  assert.ok(!text.includes("/src/"), "the published manifest names no source");
  const missing = exportedFiles(manifest).filter((target) => !files.has(target.replace("./", "")));
  assert.deepEqual(missing, [], `${manifest.name} exports what it has not`);
  assert.ok(manifest.engines?.node, `${manifest.name} says which Node it needs`);
  const newer = dependenciesForNewerNode(manifest, await enginesOf(manifest));
  assert.deepEqual(newer, [], `${manifest.name} promises Node ${manifest.engines.node}`);
  const pinned = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
    ([, range]) => !range.startsWith("^"),
  );
  assert.deepEqual(pinned, [], `${manifest.name} takes newer minor versions of its dependencies`);
  const unpacked = await mkdtemp(path.join(path.dirname(tarball), "links-"));
  await tool("tar", ["-xzf", tarball, "-C", unpacked, "--strip-components=1"]);
  assert.deepEqual(await brokenLinks(unpacked), [], `links of ${manifest.name}`);
  return { files, unpacked };
}

/** An unbuilt clone cannot pack a package without its code: packing builds. */
export async function checkUnbuilt(folder, temporary) {
  await rm(path.join(folder, "dist"), { recursive: true, force: true });
  const destination = await mkdtemp(path.join(temporary, "unbuilt-"));
  const tarball = await packIn(folder, destination, { PACKAGE_IS_BUILT: "" });
  const { stdout } = await run("tar", ["-tzf", tarball]);
  assert.match(stdout, /^package\/dist\/index\.js$/m);
}

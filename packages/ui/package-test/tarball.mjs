import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
// oxlint-disable-next-line talabee/imports-go-down -- a check of the repo, no part of the package
import { toolEnvironment } from "../../../tools/run-step.mjs";

const run = promisify(execFile);

/** Packs a package as `npm publish` would, from the build that is there, and returns the tarball. */
export async function pack(folder, destination) {
  const name = `talabee-${path.basename(folder)}-`;
  await run("npm", ["pack", "--loglevel=error", "--pack-destination", destination], {
    cwd: folder,
    env: { ...toolEnvironment, PACKAGE_IS_BUILT: "1" },
  });
  const file = (await readdir(destination)).find((entry) => entry.startsWith(name));
  return path.join(destination, file);
}

/** Every file that the exports of a manifest name, patterns left out. */
const targetsOf = (exports) =>
  typeof exports === "string" ? [exports] : Object.values(exports).flatMap(targetsOf);

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
  const targets = targetsOf(manifest.exports).filter((target) => !target.includes("*"));
  const missing = targets.filter((target) => !files.has(target.replace("./", "")));
  assert.deepEqual(missing, [], `${manifest.name} exports what it has not`);
}

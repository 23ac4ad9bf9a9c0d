/**
 * Run by npm before it packs a package of this workspace, in the package's folder: builds it, so that an unbuilt clone cannot
 * pack a package without its code, adds the pages for assistants, and writes the manifest that others get. `tools/postpack.mjs` restores ours.
 * PACKAGE_IS_BUILT=1 leaves out the build, for a gate that has just made it.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeComponentDocs } from "./component-docs.mjs";
import { exportedFiles, keptManifest, publishedManifest, repositoryOf } from "./published-manifest.mjs";
import { root, toolEnvironment } from "./run-step.mjs";

const folder = process.cwd();
const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
if (process.env.PACKAGE_IS_BUILT !== "1")
  execFileSync("turbo", ["run", "build", `--filter=${manifest.name}...`, "--output-logs=errors-only"], {
    cwd: root,
    env: toolEnvironment,
    // npm reads the names of the packed files from standard output.
    stdio: ["ignore", 2, 2],
  });
const published = {
  ...publishedManifest(manifest),
  ...repositoryOf(path.basename(folder), process.env),
};
const missing = exportedFiles(published).filter((file) => !existsSync(path.join(folder, file)));
if (missing.length > 0) {
  console.error(
    `${manifest.name} is not packed: it exports ${missing.join(", ")}, which the build did not make.`,
  );
  process.exit(1);
}
if (manifest.name === "@talabee/ui") await writeComponentDocs(folder);
copyFileSync(path.join(folder, "package.json"), path.join(folder, keptManifest));
// At once: another program may be reading it.
const written = path.join(folder, ".package.json.published");
writeFileSync(written, `${JSON.stringify(published, null, 2)}\n`);
renameSync(written, path.join(folder, "package.json"));

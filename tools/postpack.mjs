// Run by npm after it has packed a package of this workspace: restores the manifest that tools/prepack.mjs replaced.
import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { keptManifest } from "./published-manifest.mjs";

const kept = path.join(process.cwd(), keptManifest);
if (existsSync(kept)) renameSync(kept, path.join(process.cwd(), "package.json"));

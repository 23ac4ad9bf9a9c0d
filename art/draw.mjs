// Renders a job to the bytes of its file.
import fs from "node:fs";
import path from "node:path";
import { closeUp } from "./close-up.mjs";
import { toWebp } from "./encode.mjs";
import { logo } from "./logos.mjs";
import { picture } from "./picture.mjs";
import { emptyPlate } from "./plate.mjs";
import { banner, card, collection, cover, cutout } from "./scene.mjs";
import { toAvif } from "./variants.mjs";

const DRAW = {
  picture,
  "close-up": closeUp,
  cover,
  card,
  collection,
  banner,
  cutout,
  logo,
  plate: emptyPlate,
};

/**
 * @param {import("./catalogue.mjs").Job} job
 * @param {string} root of the repository
 */
export async function render(job, root) {
  if (job.of) return toAvif(fs.readFileSync(path.join(root, job.of)), job.width);
  const svg = DRAW[job.draw](...job.args);
  return job.encode ? toWebp(svg, job.encode) : Buffer.from(svg);
}

// Renders a job to the bytes of its file.
import { toWebp } from "./encode.mjs";
import { picture } from "./picture.mjs";
import { emptyPlate } from "./plate.mjs";
import { banner, card, collection, cover, cutout } from "./scene.mjs";

const DRAW = { picture, cover, card, collection, banner, cutout, plate: emptyPlate };

/** @param {import("./catalogue.mjs").Job} job */
export async function render(job) {
  const svg = DRAW[job.draw](...job.args);
  return job.encode ? toWebp(svg, job.encode) : Buffer.from(svg);
}

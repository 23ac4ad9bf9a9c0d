// Draws a contact sheet of archetypes in which every parameter value occurs at least once.
//   node art/sheet.mjs out.png [archetype ...] [--width 320] [--columns 4] [--seed 1]
import { parseArgs } from "node:util";
import sharp from "sharp";
import { ALL } from "./archetypes/index.mjs";
import { TINTS } from "./ground.mjs";
import { archetype, picture } from "./picture.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", default: "320" },
    columns: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
  },
});
const [out, ...ids] = positionals;
if (!out) throw new Error("node art/sheet.mjs out.png [archetype ...]");
const [width, columns] = [Number(values.width), Number(values.columns)];
const height = Math.round(width * 0.75);
const gap = 6;
const tints = Object.keys(TINTS);

const recipes = (ids.length > 0 ? ids : Object.keys(ALL)).flatMap((id) => {
  const params = Object.entries(archetype(id).params);
  const most = Math.max(1, ...params.map(([, choices]) => choices.length));
  return Array.from({ length: most }, (_, i) => ({
    id,
    params: Object.fromEntries(params.map(([key, choices]) => [key, choices[i % choices.length]])),
  }));
});

sharp.concurrency(1);
const tiles = [];
for (const [i, { id, params }] of recipes.entries()) {
  const svg = picture(id, { seed: values.seed, tint: tints[(i * 5) % tints.length], params });
  tiles.push({
    input: await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer(),
    left: gap + (i % columns) * (width + gap),
    top: gap + Math.floor(i / columns) * (height + gap),
  });
  console.log(i + 1, id, JSON.stringify(params));
}
const rows = Math.ceil(recipes.length / columns);
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + gap),
    channels: 3,
    background: "#fff",
  },
})
  .composite(tiles)
  .png()
  .toFile(out);

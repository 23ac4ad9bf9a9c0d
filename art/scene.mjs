// Scenes of several objects (covers, cards, banners, collections), and cut-outs of one.
import { Ctx, G, n1 } from "./canvas.mjs";
import { ground, tintOf } from "./ground.mjs";
import { archetype, stage } from "./picture.mjs";

/** @typedef {readonly [archetype: string, params?: object]} Item */

/** Position: centre in pixels of the picture, and size (1 = as in a product picture). */
const place = (x, y, size) => ({ x, y, size });

/** Upright objects are taller than dishes: scaled down and raised, they align with them. */
const STANDING = { size: 0.86, lift: 16 };

function draw(c, item, { x, y, size }) {
  const a = archetype(item[0]);
  const standing = a.view === "front";
  const k = size * (standing ? STANDING.size : 1);
  c.px = k;
  c.keys = new Map(); // gradients and filters depend on the size
  const art = stage(item[0], c, item[1]);
  return G(
    art,
    `transform="translate(${n1(x)} ${n1(y - (standing ? STANDING.lift * k : 0))}) scale(${k.toFixed(3)})"`,
  );
}

const svg = (c, w, h, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">` +
  `<defs>${c.defs.join("")}</defs>${body}</svg>`;

/**
 * Items on their places, farther ones first. With fewer items than places, items except the hero repeat (never
 * the hero); more items than places are left out.
 */
function arrange(c, items, places, wobble = 8) {
  const [, ...company] = items;
  const guests = company.length > 0 ? company : items;
  return places
    .map((p, i) => ({
      item: i === 0 ? items[0] : guests[(i <= guests.length ? i - 1 : i - 3) % guests.length],
      at: i === 0 ? p : place(p.x + c.R(-wobble, wobble), p.y + c.R(-wobble, wobble) * 0.6, p.size),
    }))
    .sort((a, b) => a.at.y + a.at.size * 120 - (b.at.y + b.at.size * 120))
    .map(({ item, at }) => draw(c, item, at))
    .join("");
}

// after the hero: start, end, end foot, start foot; a repeated item is placed opposite
const COVER = [
  place(600, 204, 0.86),
  place(226, 152, 0.74),
  place(974, 150, 0.74),
  place(1128, 338, 0.66),
  place(76, 342, 0.66),
];
const CARD = [
  place(320, 204, 1.02),
  place(34, 64, 0.5),
  place(600, 66, 0.5),
  place(624, 366, 0.5),
  place(18, 372, 0.5),
];
const COLLECTION = [
  place(600, 306, 1.16),
  place(196, 172, 0.88),
  place(1010, 164, 0.88),
  place(1080, 472, 0.84),
  place(118, 480, 0.84),
];

/** One drawing filled from side to side, the first item largest and centred. */
function spread(name, places, w, h) {
  return (items, { seed, tint, gobo = "plain" }) => {
    const c = new Ctx(`${name}:${seed}`, { tint: tintOf(tint) });
    const back = ground(c, { w, h, gobo });
    return svg(c, w, h, back + arrange(c, items, places));
  };
}

/** Head of a store page, 1200 by 400: the hero in the middle, so every crop keeps it. */
export const cover = spread("cover", COVER, 1200, 400);
/** Store card, 640 by 400: the hero close up, its company cut by the corners. */
export const card = spread("card", CARD, 640, 400);
/** Collection, 1200 by 600. */
export const collection = spread("collection", COLLECTION, 1200, 600);

const BANNER = [
  place(1180, 312, 1.42),
  place(1545, 84, 0.92),
  place(1556, 548, 0.98),
  place(900, 26, 0.5),
  place(868, 586, 0.56),
];

/**
 * Wide banner, 1600 by 600, with one half empty for text.
 * @param {"start"|"end"} empty the empty half: "start" is left, "end" is right
 * @param {{seed: string, tint: string, gobo?: string, ware?: string, foot?: number}} options `ware` picks the plates; `foot` darkens the lower edge (0 to 1)
 *   for white text
 */
export function banner(items, empty, { seed, tint, gobo = "plain", ware, foot = 0 }) {
  const [w, h] = [1600, 600];
  const c = new Ctx(`banner:${seed}`, { tint: tintOf(tint) });
  const back = ground(c, { w, h, gobo });
  c.ware = ware;
  const places = BANNER.map((p) => (empty === "end" ? place(w - p.x, p.y, p.size) : p));
  let body = back + arrange(c, items, places);
  c.px = 1;
  c.keys = new Map();
  if (foot > 0) {
    const shade = c.lg(
      [
        ["#2a0f08", 0.36, 0],
        ["#2a0f08", 0.74, foot * 0.78],
        ["#2a0f08", 1, foot],
      ],
      [0, 0, 0, 1],
    );
    body += `<rect width="${w}" height="${h}" fill="${shade}"/>`;
  }
  return svg(c, w, h, body);
}

/**
 * One object, transparent, square, centred; `fit` scales it to fill the square, `dy` moves it down, `ware` picks the plate.
 * It keeps its contact shadow.
 */
export function cutout(item, { seed, tint = "sand", ware, fit = 1, dy = 0 }) {
  const side = 640;
  const c = new Ctx(`cutout:${seed}`, { tint: tintOf(tint) });
  c.ware = ware;
  const art = draw(c, item, place(side / 2, side / 2 + dy, fit));
  return svg(c, side, side, art);
}

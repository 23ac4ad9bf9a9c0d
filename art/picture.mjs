// The picture of a product: one archetype on its table.
import { ALL } from "./archetypes/index.mjs";
import { Ctx } from "./canvas.mjs";
import { ground, tintOf } from "./ground.mjs";

/** The archetype of that id; throws with its name when there is none. */
export function archetype(id) {
  const found = ALL[id];
  if (!found) throw new Error(`no archetype "${id}"`);
  return found;
}

/**
 * Every parameter of the archetype: the caller's values, and the seed's choice for the rest. The seed always
 * draws once per parameter, so that fixing one does not change the others. Throws on a name or value that the
 * archetype does not define, because a misspelt parameter would silently draw a wrong picture.
 */
export function resolveParams(a, c, given = {}) {
  for (const [key, value] of Object.entries(given)) {
    if (!a.params[key])
      throw new Error(`${a.id} has no parameter "${key}" (it has: ${Object.keys(a.params).join(", ")})`);
    if (!a.params[key].includes(value))
      throw new Error(`${a.id} has no ${key} "${value}" (it has: ${a.params[key].join(", ")})`);
  }
  const resolved = {};
  for (const [key, choices] of Object.entries(a.params)) {
    const drawn = c.pick(choices);
    resolved[key] = given[key] ?? drawn;
  }
  return resolved;
}

/** The SVG of one archetype around (0, 0), without ground; `c` collects its gradients and filters. */
export function stage(id, c, params) {
  const a = archetype(id);
  return a.draw(c, resolveParams(a, c, params));
}

/**
 * The whole picture as SVG text, 640 by 480 units. Same arguments, same bytes.
 * @param {string} id archetype
 * @param {{seed?: string|number, tint?: string, gobo?: string, params?: object, flip?: boolean, w?: number, h?: number}} options
 *   `flip` mirrors the layout (the seed picks it for table views); the light stays at the top left.
 */
export function picture(
  id,
  { seed = 1, tint = "sand", gobo = "plain", params = {}, flip, w = 640, h = 480 } = {},
) {
  const a = archetype(id);
  const c = new Ctx(`${id}:${seed}`, { tint: tintOf(tint) });
  const mirrored = a.view === "table" && c.ch(0.5);
  c.flip = flip ?? mirrored;
  const art = stage(id, c, params);
  const flipped = c.flip ? `<g transform="scale(-1 1)">${art}</g>` : art;
  c.flip = false;
  const back = ground(c, { w: 640, h: 480, view: a.view, gobo });
  const scale = a.scale ?? (a.view === "table" ? 1.1 : 1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 640 480">` +
    `<defs>${c.defs.join("")}</defs>${back}` +
    `<g transform="translate(320 ${a.cy ?? 236})${scale === 1 ? "" : ` scale(${scale})`}">${flipped}</g></svg>`
  );
}

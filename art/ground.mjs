// The tinted table of every picture, with one tint per store.
import { mix, lum, P, G, S, n1 } from "./canvas.mjs";

const T = (base, accent, extra = {}) => ({
  base,
  accent,
  lite: mix(base, "#fffdf6", 0.5),
  deep: mix(base, "#3a1c12", 0.26),
  shadow: mix(base, "#23100a", lum(base) > 0.45 ? 0.78 : 0.88),
  ...extra,
});
export const TINTS = {
  sand: T("#e7d5b8", "#b5643c"),
  pearl: T("#ece6dc", "#7d5a4f"),
  sage: T("#c3cfb4", "#587048"),
  blush: T("#ecc9b8", "#a8513f"),
  saffron: T("#efca7e", "#9c5a17"),
  sky: T("#bcd3d8", "#3f6b78"),
  lilac: T("#d3c6db", "#6d4f7c"),
  mint: T("#bfdccb", "#2f7a63"),
  clay: T("#cf8f6b", "#6c2f1c"),
  rose: T("#dfa3a0", "#8b3244"),
  olive: T("#9ea16e", "#4a4f22"),
  stone: T("#c9c3b8", "#5d5348"),
  maroon: T("#7a2740", "#f0c9a4"),
  teal: T("#2f6466", "#f0d7a6"),
  ink: T("#343a4a", "#e6c690"),
  cocoa: T("#5d3f31", "#f0d2a8"),
};
export const tintOf = (t) =>
  typeof t === "string"
    ? TINTS[t] || (t.startsWith("#") ? T(t, mix(t, "#2a0f08", 0.5)) : TINTS.sand)
    : t || TINTS.sand;

// soft patterned light falling over the table: nothing / window / palm / mashrabiya
function gobo(c, kind, w, h) {
  if (!kind || kind === "plain") return "";
  const dk = c.tint.shadow,
    lt = "#fff8e6";
  let s = "";
  if (kind === "window") {
    for (let i = 0; i < 3; i++) {
      const x = -w * 0.1 + i * w * 0.17;
      s += P(`M${x} ${-20}l${w * 0.13} 0l${w * 0.32} ${h * 0.78}l${-w * 0.13} 0Z`, lt);
    }
    return G(s, `opacity=".26" ${c.blur(11)}`);
  }
  if (kind === "palm") {
    // one frond's shadow reaching in from the top end corner
    const ox = w * 1.03,
      oy = -h * 0.1,
      a0 = 2.52,
      len = w * 0.8;
    let d = "",
      st = `M${ox} ${oy}L${n1(ox + Math.cos(a0) * len * 0.8)} ${n1(oy + Math.sin(a0) * len * 0.8)}`;
    for (let i = 2; i < 17; i++) {
      const t = i / 18,
        px = ox + Math.cos(a0) * len * t,
        py = oy + Math.sin(a0) * len * t,
        L = len * 0.34 * (1 - t * 0.72);
      for (const sg of [-1, 1]) {
        const a = a0 + sg * (0.92 - t * 0.4),
          ux = Math.cos(a),
          uy = Math.sin(a),
          q = L * 0.075;
        d += `M${n1(px)} ${n1(py)}Q${n1(px + ux * L * 0.45 - uy * q)} ${n1(py + uy * L * 0.45 + ux * q)} ${n1(px + ux * L)} ${n1(py + uy * L)}Q${n1(px + ux * L * 0.45 + uy * q)} ${n1(py + uy * L * 0.45 - ux * q)} ${n1(px)} ${n1(py)}Z`;
      }
    }
    return G(P(d, dk) + S(st, dk, 5), `opacity=".2" ${c.blur(4.5)}`);
  }
  if (kind === "mashrabiya") {
    const q = 54;
    for (let i = -1; i < (w / q) * 0.75; i++)
      for (let j = -1; j < 7; j++) {
        const x = i * q + (j % 2 ? q / 2 : 0),
          y = j * q * 0.62,
          r = q * 0.27;
        if (x * 0.75 + y * 1.2 > w * 0.62) continue;
        let d = "";
        for (let k = 0; k < 16; k++) {
          const a = (k * Math.PI) / 8,
            rr = k % 2 ? r * 0.68 : r;
          d += (k ? "L" : "M") + n1(x + y * 0.35 + Math.cos(a) * rr) + " " + n1(y + Math.sin(a) * rr * 0.8);
        }
        s += P(d + "Z", lt);
      }
    return G(s, `opacity=".3" ${c.blur(3.2)}`);
  }
  return "";
}

export function ground(c, { w = 640, h = 480, view = "table", gobo: g = "plain" } = {}) {
  const t = c.tint;
  let s = `<rect width="${w}" height="${h}" fill="${t.base}"/>`;
  if (view === "front")
    s += `<rect width="${w}" height="${h}" fill="${c.lg(
      [
        [t.lite, 0, 0.1],
        [t.lite, 0.5, 0.55],
        [t.deep, 0.64, 0.3],
        [t.base, 0.82, 0],
      ],
      [0, 0, 0, 1],
    )}"/>`;
  s += `<rect width="${w}" height="${h}" fill="${c.rg(
    [
      ["#fff9ea", 0, 0.55],
      ["#fff9ea", 0.5, 0.16],
      ["#fff9ea", 1, 0],
    ],
    [0.16, 0.02, 0.95],
  )}"/>`;
  s += gobo(c, g, w, h);
  s += `<rect width="${w}" height="${h}" fill="${c.rg(
    [
      [t.shadow, 0.45, 0],
      [t.shadow, 1, 0.3],
    ],
    [0.38, 0.36, 0.95],
  )}"/>`;
  return s;
}

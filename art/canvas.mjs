// Seed, colour, geometry, and the light that all pictures share.
// All drawing is plain SVG text. Origin (0,0) is the middle of the picture.

export function hash(s) {
  // string -> 32 bit
  let h = 2166136261;
  for (const ch of String(s)) {
    h ^= ch.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
export function rng(seed) {
  // mulberry32
  let a = typeof seed === "number" ? seed >>> 0 : hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// ---------- colour ----------
const hex = (c) => {
  c = c.replace("#", "");
  if (c.length === 3) c = [...c].map((x) => x + x).join("");
  return [0, 2, 4].map((i) => parseInt(c.slice(i, i + 2), 16));
};
const out = (v) =>
  "#" +
  v
    .map((x) =>
      Math.max(0, Math.min(255, Math.round(x)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
export const mix = (a, b, t) => {
  const A = hex(a),
    B = hex(b);
  return out(A.map((x, i) => x + (B[i] - x) * t));
};
export const lite = (c, t) => mix(c, "#fffaf0", t);
export const dark = (c, t) => mix(c, "#2a0f08", t); // shadows go warm, never grey
export const lum = (c) => {
  const [r, g, b] = hex(c);
  return (r * 0.3 + g * 0.59 + b * 0.11) / 255;
};

// ---------- tiny SVG writers ----------
export const n1 = (n) => Math.round(n * 10) / 10;
export const P = (d, fill, x = "") => `<path d="${d}" fill="${fill}" ${x}/>`;
export const S = (d, stroke, w, x = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
export const E = (cx, cy, rx, ry, fill, x = "") =>
  `<ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}" ${x}/>`;
export const Rr = (x, y, w, h, r, fill, a = "") =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" rx="${n1(r)}" fill="${fill}" ${a}/>`;
export const G = (s, x = "") => `<g ${x}>${Array.isArray(s) ? s.join("") : s}</g>`;
export const at = (x, y, rot = 0, sx = 1, sy = sx) =>
  `transform="translate(${n1(x)} ${n1(y)})${rot ? ` rotate(${n1(rot)})` : ""}${sx !== 1 || sy !== 1 ? ` scale(${sx} ${sy})` : ""}"`;

// closed / open Catmull-Rom through points
export function smooth(pts, closed = true, k = 1 / 6) {
  const n = pts.length,
    q = (i) => (closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${n1(pts[0][0])} ${n1(pts[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [q(i - 1), q(i), q(i + 1), q(i + 2)];
    d += `C${n1(b[0] + (c[0] - a[0]) * k)} ${n1(b[1] + (c[1] - a[1]) * k)} ${n1(c[0] - (e[0] - b[0]) * k)} ${n1(c[1] - (e[1] - b[1]) * k)} ${n1(c[0])} ${n1(c[1])}`;
  }
  return d + (closed ? "Z" : "");
}
export const ellD = (cx, cy, rx, ry) =>
  `M${n1(cx - rx)} ${n1(cy)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-2 * rx)} 0Z`;
export const poly = (pts) => "M" + pts.map((p) => `${n1(p[0])} ${n1(p[1])}`).join("L") + "Z";

// symmetric "turned" outline (bottle, jar, cup) from [radius, y] pairs, k = roundness of the base
export function turnedD(prof, base = 0.16) {
  const L = prof.map(([r, y]) => [-r, y]),
    Rr = prof.map(([r, y]) => [r, y]).reverse();
  const [rb, yb] = prof[prof.length - 1];
  const cr = (pts) => smooth(pts, false, 0.15).replace(/^M[^C]*/, "");
  return (
    `M${n1(L[0][0])} ${n1(L[0][1])}` +
    cr(L) +
    `C${n1(-rb)} ${n1(yb + rb * base * 1.2)} ${n1(rb)} ${n1(yb + rb * base * 1.2)} ${n1(rb)} ${n1(yb)}` +
    cr(Rr) +
    "Z"
  );
}

// ---------- drawing context ----------
export class Ctx {
  constructor(seed, { tint, px = 1, pre = "" } = {}) {
    this.rand = rng(seed);
    this.seed = hash(seed);
    this.defs = [];
    this.n = 0;
    this.px = px;
    this.tint = tint;
    this.keys = new Map();
    this.pre = pre || "k" + (this.seed % 46656).toString(36);
  }
  id() {
    return this.pre + (this.n++).toString(36);
  }
  R(a, b) {
    return a + (b - a) * this.rand();
  }
  I(a, b) {
    return Math.floor(this.R(a, b + 1));
  }
  ch(p = 0.5) {
    return this.rand() < p;
  }
  pick(a) {
    return a[Math.floor(this.rand() * a.length)];
  }
  vary(col, t = 0.1) {
    return this.ch() ? lite(col, this.R(0, t)) : dark(col, this.R(0, t));
  }
  _stops(st) {
    return st
      .map((s, i) => {
        const [col, o = i / (st.length - 1), a = 1] = Array.isArray(s) ? s : [s];
        return `<stop offset="${n1(o * 1000) / 1000}" stop-color="${col}"${a < 1 ? ` stop-opacity="${a}"` : ""}/>`;
      })
      .join("");
  }
  // linear: default light-to-dark from top start to bottom end
  lg(st, [x1, y1, x2, y2] = [0.15, 0, 0.85, 1], user = false) {
    if (this.flip && !user) [x1, x2] = [1 - x1, 1 - x2]; // mirrored layout, same light
    const k = "l" + JSON.stringify([st, x1, y1, x2, y2, user]);
    if (this.keys.has(k)) return this.keys.get(k);
    const id = this.id();
    this.defs.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${user ? ' gradientUnits="userSpaceOnUse"' : ""}>${this._stops(st)}</linearGradient>`,
    );
    const u = `url(#${id})`;
    this.keys.set(k, u);
    return u;
  }
  rg(st, [cx, cy, r, fx = cx, fy = cy] = [0.36, 0.3, 0.75]) {
    if (this.flip) [cx, fx] = [1 - cx, 1 - fx];
    const k = "r" + JSON.stringify([st, cx, cy, r, fx, fy]);
    if (this.keys.has(k)) return this.keys.get(k);
    const id = this.id();
    this.defs.push(
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}">${this._stops(st)}</radialGradient>`,
    );
    const u = `url(#${id})`;
    this.keys.set(k, u);
    return u;
  }
  clip(d, inner) {
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${Array.isArray(inner) ? inner.join("") : inner}</g>`;
  }
  blur(sd) {
    const k = "b" + sd;
    if (!this.keys.has(k)) {
      const id = this.id();
      this.defs.push(
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sd}"/></filter>`,
      );
      this.keys.set(k, `filter="url(#${id})"`);
    }
    return this.keys.get(k);
  }
  // The shared light. Turns flat shapes into softly modelled ones: height map from alpha (+ noise), light from top start,
  // a warm shade, a small highlight and a small cast shadow.
  lit({
    r = 5,
    h = r * 1.45,
    spec = 0.15,
    ex = 14,
    tex = 0,
    tf = 0.09,
    oct = 2,
    rough = 0,
    rf = 0.04,
    sh = 4,
    so = 0.36,
    lift = 0,
    seed = 3,
  } = {}) {
    const k = "f" + [r, h, spec, ex, tex, tf, oct, rough, rf, sh, so, lift, seed].join();
    if (this.keys.has(k)) return this.keys.get(k);
    const id = this.id();
    let s = "",
      src = "SourceGraphic";
    if (rough) {
      s += `<feTurbulence type="fractalNoise" baseFrequency="${rf}" numOctaves="2" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${rough}" xChannelSelector="R" yChannelSelector="G" result="S0"/>`;
      src = "S0";
    }
    s += `<feGaussianBlur in="${src}" stdDeviation="${r}" result="b"/>`;
    if (tex)
      s += `<feTurbulence type="fractalNoise" baseFrequency="${tf}" numOctaves="${oct}" seed="${seed + 5}" result="t"/><feComposite in="b" in2="t" operator="arithmetic" k2="1" k3="${tex}" k4="${-tex / 2}" result="b"/>`;
    const hh = n1(h * this.px * 10) / 10;
    // red darkens least and blue most, so that shadows stay warm; `lift` brightens the shadows of translucent objects
    const row = (slope, floor) => [
      +(slope * (1 - lift)).toFixed(3),
      +(floor * (1 - lift) + 0.77 * lift).toFixed(3),
    ];
    const [[rs, rf0], [gs, gf0], [bs, bf0]] = [row(0.62, 0.295), row(0.74, 0.2), row(0.86, 0.105)];
    s +=
      `<feDiffuseLighting in="b" surfaceScale="${hh}" diffuseConstant="1" lighting-color="#fff" result="d0"><feDistantLight azimuth="232" elevation="50"/></feDiffuseLighting>` +
      `<feColorMatrix in="d0" type="matrix" values="${rs} 0 0 0 ${rf0} 0 ${gs} 0 0 ${gf0} 0 0 ${bs} 0 ${bf0} 0 0 0 1 0" result="d"/>` +
      `<feComposite in="${src}" in2="d" operator="arithmetic" k1="1.16" k2=".11" result="m"/><feComposite in="m" in2="${src}" operator="in" result="m"/>`;
    if (spec)
      s += `<feSpecularLighting in="b" surfaceScale="${hh}" specularConstant="${spec}" specularExponent="${ex}" lighting-color="#fff6e6" result="p0"><feDistantLight azimuth="232" elevation="50"/></feSpecularLighting><feComposite in="p0" in2="${src}" operator="in" result="p"/><feComposite in="m" in2="p" operator="arithmetic" k2="1" k3="1" result="m"/><feComposite in="m" in2="${src}" operator="in" result="m"/>`;
    if (sh)
      s += `<feOffset in="${src}" dx="${n1(sh * (this.flip ? -0.6 : 0.6))}" dy="${sh}" result="o"/><feGaussianBlur in="o" stdDeviation="${n1(sh * 0.75)}" result="o"/><feColorMatrix in="o" type="matrix" values="0 0 0 0 .15 0 0 0 0 .06 0 0 0 0 .03 0 0 0 ${so} 0" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="m"/></feMerge>`;
    this.defs.push(
      `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB">${s}</filter>`,
    );
    const u = `filter="url(#${id})"`;
    this.keys.set(k, u);
    return u;
  }
  L(inner, o = {}, x = "") {
    return `<g ${this.lit(o)} ${x}>${Array.isArray(inner) ? inner.join("") : inner}</g>`;
  }
  // organic closed outline
  blob(cx, cy, rx, ry, { n = 10, w = 0.08, rot = 0 } = {}) {
    const pts = [],
      a0 = this.R(0, 6.28),
      cr = Math.cos((rot * Math.PI) / 180),
      sr = Math.sin((rot * Math.PI) / 180);
    for (let i = 0; i < n; i++) {
      const a = a0 + (i / n) * 6.283,
        k = 1 + this.R(-w, w),
        x = Math.cos(a) * rx * k,
        y = Math.sin(a) * ry * k;
      pts.push([cx + x * cr - y * sr, cy + x * sr + y * cr]);
    }
    return smooth(pts);
  }
  // well-spread points in an ellipse, painter's order (far to near)
  scatter(n, rx, ry, cx = 0, cy = 0, tries = 8) {
    const pts = [];
    for (let i = 0; i < n; i++) {
      let best,
        bd = -1;
      for (let t = 0; t < tries; t++) {
        const a = this.R(0, 6.283),
          q = Math.sqrt(this.rand()),
          p = [Math.cos(a) * q * rx, Math.sin(a) * q * ry];
        let d = 1e9;
        for (const o of pts) d = Math.min(d, ((o[0] - p[0]) / rx) ** 2 + ((o[1] - p[1]) / ry) ** 2);
        if (d > bd) {
          bd = d;
          best = p;
        }
      }
      pts.push(best);
    }
    return pts.map(([x, y]) => [x + cx, y + cy]).sort((a, b) => a[1] - b[1]);
  }
  // contact shadow: a tight dark core and a wide soft fall to bottom end
  shadow(cx, cy, rx, ry, o = 1) {
    const col = this.tint?.shadow || "#3b2115",
      m = this.flip ? -1 : 1;
    return (
      E(
        cx + m * rx * 0.09,
        cy + ry * 0.16 + 6,
        rx * 1.06,
        ry * 1.06,
        col,
        `opacity="${0.26 * o}" ${this.blur(16)}`,
      ) + E(cx + m * 4, cy + 5, rx * 0.99, ry * 0.99, col, `opacity="${0.42 * o}" ${this.blur(5)}`)
    );
  }
}

// Declares an archetype: id, view, options (name -> choices; the seed picks whatever the caller leaves out), draw(ctx, params) -> svg
export const A = (id, group, params, draw, o = {}) => ({ id, group, params, draw, view: "table", ...o });

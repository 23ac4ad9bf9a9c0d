// Small textured ingredients. Each function takes the context (seed and light) first.
import { mix, lite, dark, lum, P, S, E, G, Rr, smooth, n1, at } from "./canvas.mjs";
import {} from "./vessels.mjs";

export { rice } from "./rice.mjs";

// --- greens ---
export function leaf(c, x, y, s, rot, col = "#5c8f3a", wide = 0.42) {
  return G(
    P(
      `M0 0C${n1(s * 0.25)} ${n1(-s * wide)} ${n1(s * 0.75)} ${n1(-s * wide)} ${n1(s)} 0C${n1(s * 0.75)} ${n1(s * wide)} ${n1(s * 0.25)} ${n1(s * wide)} 0 0Z`,
      c.lg([lite(col, 0.28), col, dark(col, 0.3)], [0.2, 0, 0.7, 1]),
    ) + S(`M2 0H${n1(s * 0.9)}`, lite(col, 0.45), Math.max(1, s * 0.035), 'opacity=".7"'),
    at(x, y, rot),
  );
}
/** A leaf of flat parsley or coriander: three toothed lobes on a stem. */
export function parsley(c, x, y, s = 14, col = c.pick(["#4f8a35", "#62a03f", "#3f7430"])) {
  const turn = c.R(0, 360);
  const lobe = (rot, k) =>
    `<path transform="rotate(${n1(rot)})" d="M0 0C${n1(s * 0.2 * k)} ${n1(-s * 0.2 * k)} ${n1(s * 0.36 * k)} ${n1(-s * 0.5 * k)} ${n1(s * 0.66 * k)} ${n1(-s * 0.34 * k)}L${n1(s * 0.74 * k)} ${n1(-s * 0.16 * k)}L${n1(s * k)} ${n1(-s * 0.12 * k)}Q${n1(s * 0.92 * k)} 0 ${n1(s * k)} ${n1(s * 0.12 * k)}L${n1(s * 0.74 * k)} ${n1(s * 0.16 * k)}L${n1(s * 0.66 * k)} ${n1(s * 0.34 * k)}C${n1(s * 0.36 * k)} ${n1(s * 0.5 * k)} ${n1(s * 0.2 * k)} ${n1(s * 0.2 * k)} 0 0Z"/>`;
  return G(
    `<g fill="${col}">${lobe(0, 1)}${lobe(-62 + c.R(-8, 8), 0.8)}${lobe(62 + c.R(-8, 8), 0.8)}</g>` +
      S(`M${n1(-s * 0.4)} 0H${n1(s * 0.7)}`, lite(col, 0.35), 1.1, 'opacity=".6"'),
    `transform="translate(${n1(x)} ${n1(y)}) scale(1 .8) rotate(${n1(turn)})"`,
  );
}
/** A scrap of chopped herb: a short curl. */
const chopped = (c, x, y, s, col) => {
  const t = c.R(0, 360);
  return G(
    P(
      `M${n1(-s * 0.6)} ${n1(s * 0.1)}Q${n1(-s * 0.3)} ${n1(-s * 0.5)} ${n1(s * 0.2)} ${n1(-s * 0.34)}L${n1(s * 0.62)} ${n1(-s * 0.2)}Q${n1(s * 0.5)} ${n1(s * 0.3)} ${n1(s * 0.16)} ${n1(s * 0.12)}Q${n1(-s * 0.2)} ${n1(s * 0.1)} ${n1(-s * 0.6)} ${n1(s * 0.1)}Z`,
      col,
    ),
    at(x, y, t),
  );
};
/** Scattered herbs: mostly chopped, some leaves. */
export const herbs = (c, pts, s = 12, cols = ["#4f8a35", "#6aa845", "#3f7430"]) =>
  c.L(
    pts.map(([x, y]) => (c.ch(0.4) ? parsley : chopped)(c, x, y, s * c.R(0.65, 1.1), c.pick(cols))),
    { r: 1.4, h: 2, sh: 1.8, spec: 0.06 },
  );
export const flecks = (c, pts, cols, s = 3.2) =>
  pts
    .map(([x, y]) =>
      E(
        x,
        y,
        s * c.R(0.5, 1.2),
        s * c.R(0.35, 0.8),
        c.pick(cols),
        `transform="rotate(${c.I(0, 180)} ${n1(x)} ${n1(y)})"`,
      ),
    )
    .join("");
export function mint(c, x, y, s = 40) {
  let q = "";
  for (const a of [-150, -30, -95, 200, 20])
    q += leaf(c, x, y, s * c.R(0.75, 1.05), a + c.R(-9, 9), c.pick(["#4f9a4a", "#3f8540", "#66ae57"]), 0.36);
  return c.L(q, { r: 2.4, h: 4, sh: 3 });
}
export function lettuce(c, x, y, rx, ry, col = "#8fb84f") {
  // frilly leaf
  const pts = [];
  const n = 22;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283,
      k = 1 + (i % 2 ? -0.1 : 0.09) + c.R(-0.05, 0.05);
    pts.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]);
  }
  let v = "";
  for (let i = 0; i < 7; i++) {
    const a = -2.6 + i * 0.36;
    v += `M${n1(x)} ${n1(y + ry * 0.5)}Q${n1(x + Math.cos(a) * rx * 0.4)} ${n1(y + Math.sin(a) * ry * 0.4)} ${n1(x + Math.cos(a) * rx * 0.85)} ${n1(y + Math.sin(a) * ry * 0.85)}`;
  }
  return c.L(
    P(smooth(pts), c.rg([lite(col, 0.55), col, dark(col, 0.22)], [0.5, 0.7, 0.7])) +
      S(v, lite(col, 0.6), 2, 'opacity=".6"'),
    { r: 3.5, h: 6, sh: 3 },
  );
}
// --- round things ---
export function ball(c, x, y, r, col, { spec = 0.5, sq = 0.96 } = {}) {
  return (
    E(
      x,
      y,
      r,
      r * sq,
      c.rg([lite(col, 0.42), [col, 0.45], [dark(col, 0.32), 0.85], [dark(col, 0.42), 1]], [0.36, 0.3, 0.72]),
    ) +
    (spec
      ? E(x - (c.flip ? -1 : 1) * r * 0.34, y - r * 0.38, r * 0.18, r * 0.13, "#fffaf0", `opacity="${spec}"`)
      : "")
  );
}
export const cherryTomato = (c, x, y, r = 20) =>
  G(c.L(ball(c, x, y, r, c.pick(["#cf3a2a", "#d94a2c", "#bf2f2a"]), { spec: 0.7 }), { r: 3, h: 2, sh: 4 }));
export const olive = (c, x, y, r = 12, col = "#3b2f3a") =>
  c.L(
    ball(c, x, y, r, col, { spec: 0.6, sq: 0.82 }) +
      E(x + r * 0.2, y + r * 0.05, r * 0.26, r * 0.24, "#14090c"),
    { r: 2, h: 2, sh: 3 },
  );
export function tomatoSlice(c, x, y, r = 30, k = 0.72) {
  let s = E(x, y, r, r * k, "#c5331f") + E(x, y, r * 0.9, r * k * 0.9, "#e2593c");
  for (let i = 0; i < 5; i++) {
    const a = i * 1.257 + 0.3;
    s +=
      E(
        x + Math.cos(a) * r * 0.5,
        y + Math.sin(a) * r * 0.5 * k,
        r * 0.24,
        r * 0.2 * k + 1,
        "#c8391f",
        `opacity=".8"`,
      ) + E(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.5 * k, r * 0.07, r * 0.06, "#f6d99a");
  }
  return c.L(s + E(x, y, r * 0.16, r * 0.14 * k, "#f0a080"), { r: 2.2, h: 3.4, sh: 3, spec: 0.4 });
}
export function cucumber(c, x, y, r = 24, k = 0.78) {
  let s =
    E(x, y, r, r * k, "#4d7f35") +
    E(x, y, r * 0.9, r * k * 0.9, c.rg(["#e6efc0", "#d3e29f", "#b7cf7c"], [0.5, 0.5, 0.55]));
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785;
    s += E(
      x + Math.cos(a) * r * 0.42,
      y + Math.sin(a) * r * 0.42 * k,
      r * 0.1,
      r * 0.05,
      "#f7f5d8",
      `transform="rotate(${i * 45} ${n1(x + Math.cos(a) * r * 0.42)} ${n1(y + Math.sin(a) * r * 0.42 * k)})"`,
    );
  }
  return c.L(s, { r: 1.8, h: 2.6, sh: 2.6, spec: 0.3 });
}
export function citrus(c, x, y, r = 30, k = 0.8, col = "#f2c230", rot = 0) {
  let d = "";
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785 + 0.2,
      b = a + 0.66;
    d += `M${n1(Math.cos((a + b) / 2) * r * 0.12)} ${n1(Math.sin((a + b) / 2) * r * 0.12)}L${n1(Math.cos(a) * r * 0.76)} ${n1(Math.sin(a) * r * 0.76)}Q${n1(Math.cos((a + b) / 2) * r * 0.9)} ${n1(Math.sin((a + b) / 2) * r * 0.9)} ${n1(Math.cos(b) * r * 0.76)} ${n1(Math.sin(b) * r * 0.76)}Z`;
  }
  return c.L(
    G(
      E(0, 0, r, r, col) +
        E(0, 0, r * 0.9, r * 0.9, "#fbf3d3") +
        P(d, c.rg([lite(col, 0.35), col], [0.5, 0.5, 0.6])),
      at(x, y, rot, 1, k),
    ),
    { r: 1.8, h: 2.4, sh: 3, spec: 0.35 },
  );
}
export function wedge(c, x, y, s = 46, rot = 0, col = "#f2c230") {
  // lemon / lime wedge
  return c.L(
    G(
      P(`M0 0A${s * 0.56} ${s * 0.56} 0 0 0 ${s} 0Q${s * 0.5} ${-s * 0.2} 0 0Z`, col) +
        P(
          `M${s * 0.05} -1A${s * 0.52} ${s * 0.44} 0 0 0 ${s * 0.95} -1Q${s * 0.5} ${-s * 0.19} ${s * 0.05} -1Z`,
          "#fdf4d2",
        ) +
        P(
          `M${s * 0.1} -1A${s * 0.47} ${s * 0.36} 0 0 0 ${s * 0.9} -1Q${s * 0.5} ${-s * 0.17} ${s * 0.1} -1Z`,
          lite(col, 0.28),
        ) +
        S(
          `M${s * 0.5} ${-s * 0.07}V${s * 0.3}M${s * 0.47} ${-s * 0.07}L${s * 0.25} ${s * 0.22}M${s * 0.53} ${-s * 0.07}L${s * 0.75} ${s * 0.22}`,
          "#fdf4d2",
          1.6,
          'opacity=".8"',
        ),
      at(x, y, rot),
    ),
    { r: 2.4, h: 4, sh: 4, spec: 0.4 },
  );
}
export function onionRings(c, pts, r = 16, col = "#b46a8e") {
  return c.L(
    pts.map(([x, y]) =>
      E(
        x,
        y,
        r * c.R(0.7, 1.1),
        r * c.R(0.4, 0.7),
        "none",
        `stroke="${c.pick([col, lite(col, 0.35), lite(col, 0.6)])}" stroke-width="3.6" transform="rotate(${c.I(-30, 30)} ${n1(x)} ${n1(y)})"`,
      ),
    ),
    { r: 1.2, h: 2.4, sh: 2 },
  );
}
export const nuts = (c, pts, cols = ["#d9a25f", "#e6bb7c", "#c98c48"], s = 11) =>
  c.L(
    pts.map(([x, y]) =>
      G(
        P(
          `M${-s} 0C${-s * 0.6} ${-s * 0.62} ${s * 0.5} ${-s * 0.55} ${s} 0C${s * 0.5} ${s * 0.5} ${-s * 0.6} ${s * 0.58} ${-s} 0Z`,
          c.pick(cols),
        ),
        at(x, y, c.I(0, 180)),
      ),
    ),
    { r: 2, h: 3.6, sh: 2.6 },
  );
export const raisins = (c, pts, s = 6) =>
  c.L(
    pts.map(([x, y]) =>
      E(
        x,
        y,
        s * c.R(0.8, 1.2),
        s * 0.7,
        c.pick(["#3c1f1a", "#52281c", "#2f1a1c"]),
        `transform="rotate(${c.I(0, 180)} ${n1(x)} ${n1(y)})"`,
      ),
    ),
    { r: 1.6, h: 3, sh: 2, spec: 0.35 },
  );
export const sesame = (c, pts, cols = ["#fbeecb", "#f3dfae", "#fff6de"], s = 4.2) =>
  c.L(
    pts.map(([x, y]) =>
      G(
        P(
          `M${-s} 0C${-s * 0.4} ${-s * 0.62} ${s * 0.8} ${-s * 0.5} ${s} 0C${s * 0.8} ${s * 0.5} ${-s * 0.4} ${s * 0.62} ${-s} 0Z`,
          c.pick(cols),
        ),
        at(x, y, c.I(0, 180)),
      ),
    ),
    { r: 0.8, h: 1.4, sh: 1.4, spec: 0.1, so: 0.4 },
  );
export const crumbs = (c, pts, col = "#d9a35c", s = 4) =>
  c.L(
    pts.map(([x, y]) =>
      P(c.blob(x, y, s * c.R(0.5, 1.3), s * c.R(0.4, 1), { n: 6, w: 0.25 }), c.vary(col, 0.2)),
    ),
    { r: 1, h: 1.8, sh: 1.8 },
  );
// --- sauces ---
export function drizzle(c, pts, col = "#fbf3df", w = 7) {
  return c.L(S(smooth(pts, false), col, w), { r: 2.2, h: 3.6, sh: 2, spec: 0.5, ex: 26 });
}
export function zigzag(c, x, y, w, h, n, col, t = 6) {
  const p = [];
  for (let i = 0; i <= n; i++)
    p.push([x - w / 2 + (w * i) / n + c.R(-4, 4), y + (i % 2 ? h / 2 : -h / 2) + c.R(-5, 5)]);
  return drizzle(c, p, col, t);
}
export function dip(c, x, y, rx, col, { ware = "#f6f1e8", k = 0.62, h = 22, top = "" } = {}) {
  // small sauce pot
  const ry = rx * k;
  return (
    E(x + 6, y + h + 4, rx * 0.98, ry * 0.9, c.tint.shadow, `opacity=".5" ${c.blur(6)}`) +
    P(
      `M${x - rx} ${y}C${x - rx} ${y + h * 0.9} ${n1(x - rx * 0.7)} ${n1(y + h + ry * 0.75)} ${x} ${n1(y + h + ry * 0.75)}C${n1(x + rx * 0.7)} ${n1(y + h + ry * 0.75)} ${x + rx} ${y + h * 0.9} ${x + rx} ${y}Z`,
      c.lg([lite(ware, 0.2), ware, dark(ware, 0.32)], [0, 0, 1, 0.4]),
    ) +
    E(x, y, rx, ry, lite(ware, 0.4)) +
    E(x, y + 1.5, rx * 0.9, ry * 0.88, dark(ware, 0.35)) +
    c.L(E(x, y + 4, rx * 0.85, ry * 0.8, c.rg([lite(col, 0.25), col, dark(col, 0.12)], [0.38, 0.3, 0.7])), {
      r: 3,
      h: 3,
      sh: 0,
      spec: 0.5,
    }) +
    S(
      `M${n1(x - rx * 0.45)} ${n1(y + 5)}q${n1(rx * 0.4)} ${n1(-ry * 0.6)} ${n1(rx * 0.8)} ${n1(-ry * 0.1)}`,
      lite(col, 0.4),
      rx * 0.09,
      `opacity=".6" ${c.blur(1.2)}`,
    ) +
    top
  );
}
// --- meat & fried ---
export function chunk(c, x, y, s, col = "#9a4f28", { char = 0.6, w = 0.16, sq = 0.8 } = {}) {
  // grilled cube / stewed piece
  const d = c.blob(x, y, s, s * sq, { n: 7, w });
  let k = "";
  for (let i = 0; i < 3; i++)
    k += c.blob(x + c.R(-0.5, 0.5) * s, y + c.R(-0.5, 0.5) * s * sq, s * c.R(0.18, 0.34), s * c.R(0.1, 0.2), {
      n: 6,
      w: 0.3,
    });
  return c.L(
    P(d, c.rg([lite(col, 0.2), col, dark(col, 0.3)], [0.35, 0.3, 0.75])) +
      c.clip(d, P(k, "#35140a", `opacity="${char}" ${c.blur(2)}`)),
    { r: s * 0.2, h: s * 0.34, tex: 0.22, tf: 0.1, sh: 5, spec: 0.3, seed: c.I(1, 6) },
  );
}
export function drumstick(c, x, y, s = 100, rot = 0, col = "#b5662b", { fried = false, bone = true } = {}) {
  const meat = `M${-s * 0.55} ${-s * 0.02}C${-s * 0.62} ${-s * 0.42} ${s * 0.02} ${-s * 0.5} ${s * 0.3} ${-s * 0.17}C${s * 0.42} ${-s * 0.07} ${s * 0.46} ${-s * 0.04} ${s * 0.5} ${-s * 0.03}L${s * 0.5} ${s * 0.09}C${s * 0.4} ${s * 0.1} ${s * 0.3} ${s * 0.2} ${s * 0.16} ${s * 0.28}C${-s * 0.2} ${s * 0.46} ${-s * 0.55} ${s * 0.34} ${-s * 0.55} ${-s * 0.02}Z`;
  let ch = "";
  for (let i = 0; i < 8; i++)
    ch += c.blob(c.R(-0.45, 0.2) * s, c.R(-0.28, 0.24) * s, s * c.R(0.04, 0.12), s * c.R(0.03, 0.07), {
      n: 6,
      w: 0.3,
    });
  const b = bone
    ? c.L(
        P(
          `M${s * 0.42} ${-s * 0.03}L${s * 0.72} ${-s * 0.035}C${s * 0.75} ${-s * 0.12} ${s * 0.85} ${-s * 0.08} ${s * 0.83} 0C${s * 0.88} ${s * 0.08} ${s * 0.76} ${s * 0.14} ${s * 0.72} ${s * 0.07}L${s * 0.42} ${s * 0.08}Z`,
          "#f1e2c6",
        ),
        { r: 3, sh: 4 },
      )
    : "";
  return G(
    b +
      c.L(
        P(meat, c.rg([lite(col, 0.38), [col, 0.45], dark(col, 0.36)], [0.34, 0.26, 0.8])) +
          c.clip(
            meat,
            P(ch, fried ? lite(col, 0.4) : "#4a1b0a", `opacity="${fried ? 0.5 : 0.5}" ${c.blur(2.4)}`),
          ),
        fried
          ? { r: s * 0.06, h: s * 0.12, tex: 0.55, tf: 0.11, rough: 9, rf: 0.09, sh: 6, spec: 0.16, oct: 3 }
          : { r: s * 0.1, h: s * 0.2, tex: 0.14, tf: 0.06, sh: 6, spec: 0.5, ex: 22 },
      ),
    at(x, y, rot),
  );
}
export function fried(c, x, y, rx, ry, rot = 0, col = "#c9812f") {
  // craggy crust
  const d = c.blob(0, 0, rx, ry, { n: 9, w: 0.14 });
  let k = "";
  for (let i = 0; i < 6; i++)
    k += c.blob(c.R(-0.6, 0.6) * rx, c.R(-0.6, 0.6) * ry, rx * c.R(0.12, 0.3), ry * c.R(0.1, 0.25), {
      n: 6,
      w: 0.3,
    });
  return G(
    c.L(
      P(d, c.rg([lite(col, 0.36), [col, 0.45], dark(col, 0.34)], [0.36, 0.28, 0.75])) +
        c.clip(d, P(k, lite(col, 0.5), `opacity=".5" ${c.blur(2.5)}`)),
      {
        r: Math.min(rx, ry) * 0.15,
        h: Math.min(rx, ry) * 0.3,
        tex: 0.6,
        tf: 0.12,
        oct: 3,
        rough: 8,
        rf: 0.1,
        sh: 6,
        spec: 0.12,
        seed: c.I(1, 9),
      },
    ),
    at(x, y, rot),
  );
}
export function kofta(c, x, y, len, t, rot = 0, col = "#7f4122", stick = true) {
  // minced kebab on a skewer with grill marks
  const h = t / 2,
    pts = [];
  const n = 9;
  for (let i = 0; i <= n; i++)
    pts.push([-len / 2 + (len * i) / n, -h * (i === 0 || i === n ? 0.55 : c.R(0.86, 1.1))]);
  for (let i = n; i >= 0; i--)
    pts.push([-len / 2 + (len * i) / n, h * (i === 0 || i === n ? 0.55 : c.R(0.86, 1.1))]);
  const d = smooth(pts);
  let m = "";
  for (let i = 1; i < 8; i++) {
    const xx = -len / 2 + (len * i) / 8 + c.R(-5, 5);
    m += `M${n1(xx - 5)} ${-h}q${n1(c.R(2, 8))} ${h} ${n1(c.R(4, 12))} ${t}`;
  }
  return G(
    (stick ? c.L(S(`M${-len / 2 - 46} 0H${len / 2 + 34}`, "#d8b67e", 6), { r: 1.6, sh: 4 }) : "") +
      c.L(
        P(d, c.lg([lite(col, 0.34), col, dark(col, 0.32)], [0, 0, 0.1, 1])) +
          c.clip(d, S(m, "#2a0e06", 7, `opacity=".62" ${c.blur(1.8)}`)),
        {
          r: t * 0.16,
          h: t * 0.3,
          tex: 0.42,
          tf: 0.1,
          rough: 4,
          rf: 0.06,
          sh: 7,
          spec: 0.34,
          seed: c.I(1, 8),
        },
      ),
    at(x, y, rot),
  );
}
export function tikka(c, x, y, len, s, rot = 0, col = "#c8622b", veg = true) {
  // cubes on a skewer
  const n = Math.max(3, Math.floor(len / (s * 1.5)));
  let q = c.L(S(`M${-len / 2 - 40} 0H${len / 2 + 36}`, "#d8b67e", 6), { r: 1.6, sh: 4 });
  for (let i = 0; i < n; i++) {
    const xx = -len / 2 + (len * (i + 0.5)) / n;
    q +=
      veg && i % 3 === 2
        ? c.L(
            P(
              c.blob(xx, 0, s * 0.55, s * 0.85, { n: 7, w: 0.1 }),
              c.pick(["#6f9b3c", "#b93f2a", "#e0a53a", "#a65a7c"]),
            ),
            { r: 4, h: 7, sh: 5, spec: 0.5 },
          )
        : chunk(c, xx, 0, s * 0.86, c.vary(col, 0.1), { sq: 0.95, char: 0.75 });
  }
  return G(q, at(x, y, rot));
}
export function fry(c, x, y, len, w, rot, col = "#eab54a") {
  return G(
    P(
      `M${n1(-w / 2)} 0L${n1(w / 2)} 0L${n1(w / 2 + c.R(-1, 1))} ${n1(-len)}L${n1(-w / 2 + c.R(-1, 1))} ${n1(-len + c.R(-3, 3))}Z`,
      c.lg(
        [
          [lite(col, 0.45), 0],
          [col, 0.5],
          [dark(col, 0.22), 1],
        ],
        [0, 0, 1, 0],
      ),
    ) + Rr(-w / 2, -len - 1, w, 4, 2, "#c98a2e", 'opacity=".7"'),
    at(x, y, rot),
  );
}
export function shrimp(c, x, y, s = 34, rot = 0) {
  const d = `M${-s * 0.8} ${s * 0.3}C${-s} ${-s * 0.8} ${s * 0.7} ${-s} ${s * 0.85} ${s * 0.1}C${s * 0.9} ${s * 0.5} ${s * 0.5} ${s * 0.62} ${s * 0.34} ${s * 0.42}C${s * 0.5} ${-s * 0.2} ${-s * 0.25} ${-s * 0.25} ${-s * 0.28} ${s * 0.36}C${-s * 0.4} ${s * 0.62} ${-s * 0.75} ${s * 0.6} ${-s * 0.8} ${s * 0.3}Z`;
  let l = "";
  for (const a of [-2.6, -2.1, -1.6, -1.1, -0.6])
    l += `M${n1(Math.cos(a) * s * 0.34)} ${n1(Math.sin(a) * s * 0.3 + s * 0.12)}L${n1(Math.cos(a) * s * 0.86)} ${n1(Math.sin(a) * s * 0.8 + s * 0.14)}`;
  return G(
    c.L(
      P(d, c.lg(["#ffd0aa", "#f8a67a", "#e8804f"])) +
        S(l, "#e2622f", s * 0.11, `opacity=".75" ${c.blur(0.6)}`) +
        P(`M${-s * 0.8} ${s * 0.3}l${-s * 0.3} ${s * 0.3}l${s * 0.36} ${-s * 0.04}Z`, "#d9582c"),
      { r: s * 0.13, h: s * 0.2, sh: 4, spec: 0.25, lift: 0.2 },
    ),
    at(x, y, rot),
  );
}
export function friedEgg(c, x, y, r = 66, k = 0.74) {
  return (
    c.L(
      P(
        c.blob(x, y, r, r * k, { n: 11, w: 0.1 }),
        c.rg(["#fffdf6", "#fbf5e6", "#f0dfbb"], [0.45, 0.45, 0.6]),
      ),
      { r: 4, h: 6, sh: 5, spec: 0.2 },
    ) +
    c.L(
      E(
        x + r * 0.06,
        y - r * 0.06,
        r * 0.38,
        (r * 0.34 * k) / 0.74,
        c.rg(["#ffd25e", "#f5a91f", "#dd7f12"], [0.38, 0.3, 0.7]),
      ),
      { r: 7, h: 11, sh: 3, spec: 0.7, ex: 28 },
    )
  );
}
export function boiledEgg(c, x, y, r = 26, rot = 0) {
  return G(
    c.L(E(0, 0, r, r * 0.76, "#fffaf0"), { r: 4, h: 6, sh: 5 }) +
      c.L(E(r * 0.06, 1, r * 0.52, r * 0.42, c.rg(["#ffd873", "#f2b02e", "#dd8f1d"])), {
        r: 3,
        h: 3,
        sh: 0,
        spec: 0.4,
      }),
    at(x, y, rot),
  );
}
// --- bread & dough ---
export function flatbread(c, x, y, rx, ry, { col = "#e2b878", spots = 16, rot = 0, puff = 7 } = {}) {
  const d = c.blob(0, 0, rx, ry, { n: 14, w: 0.03 });
  let k = "";
  for (const [a, b] of c.scatter(spots, rx * 0.88, ry * 0.88))
    k += c.blob(a, b, rx * c.R(0.03, 0.1), ry * c.R(0.03, 0.1), { n: 7, w: 0.3 });
  return G(
    c.L(
      P(d, c.rg([lite(col, 0.36), [col, 0.62], dark(col, 0.22)], [0.42, 0.36, 0.7])) +
        c.clip(
          d,
          P(k, "#7d3f14", `opacity=".55" ${c.blur(2.6)}`) +
            P(k, "#4a200c", `opacity=".32" ${c.blur(1)} transform="scale(.985)"`),
        ),
      { r: puff, h: puff * 1.3, tex: 0.16, tf: 0.035, sh: 8, spec: 0.06 },
    ),
    at(x, y, rot),
  );
}
// --- strands ---
export function strands(
  c,
  { cx = 0, cy = 0, rx = 150, ry = 85, n = 70, cols = ["#f0cd84", "#e5b862", "#f7dfa6"], w = 5.5 } = {},
) {
  // mostly arcs around the nest, a few strands thrown across it
  const pale = lum(cols[0]) > 0.8;
  const layer = (m, sh) => {
    const by = cols.map(() => "");
    for (let i = 0; i < m; i++) {
      let d;
      if (c.ch(0.72)) {
        const k = Math.sqrt(c.R(0.05, 0.95)),
          a = c.R(0, 6.283),
          sp = c.R(0.7, 1.7),
          pts = [];
        for (let j = 0; j <= 5; j++) {
          const t = a + sp * (j / 5 - 0.5),
            q = k * (1 + 0.1 * Math.sin(j * 1.4 + i));
          pts.push([cx + Math.cos(t) * rx * q, cy + Math.sin(t) * ry * q]);
        }
        d = smooth(pts, false);
      } else {
        const a = c.R(0, 6.283),
          q = c.R(0, 0.5),
          x = cx + Math.cos(a) * q * rx,
          y = cy + Math.sin(a) * q * ry,
          t = c.R(0, 3.14),
          L = rx * c.R(0.3, 0.55),
          b = c.R(-0.6, 0.6) * L,
          u = Math.cos(t),
          v = Math.sin(t) * 0.64;
        d = `M${n1(x - u * L)} ${n1(y - v * L)}C${n1(x - u * L * 0.3 - v * b)} ${n1(y - v * L * 0.3 + u * b * 0.7)} ${n1(x + u * L * 0.3 + v * b)} ${n1(y + v * L * 0.3 - u * b * 0.7)} ${n1(x + u * L * 0.8)} ${n1(y + v * L * 0.8)}`;
      }
      by[i % cols.length] += d;
    }
    return by.map((d, i) => S(d, sh ? mix(cols[i], "#9a5f1c", sh * 1.5) : cols[i], w)).join("");
  };
  return (
    P(c.blob(cx, cy, rx * 0.96, ry * 0.96, { w: 0.03, n: 12 }), mix(cols[0], "#8a5418", pale ? 0.3 : 0.45)) +
    c.L(layer(n, pale ? 0.1 : 0.16), { r: 1.5, h: 3.4, sh: 2.6, spec: 0.15, lift: pale ? 0.35 : 0.1 }) +
    c.L(layer(Math.round(n * 0.7), 0), {
      r: 1.5,
      h: 3.2,
      sh: 2.6,
      so: 0.4,
      spec: 0.25,
      lift: pale ? 0.4 : 0.1,
    }) +
    E(
      cx,
      cy,
      rx,
      ry,
      c.rg(
        [
          ["#fff", 0, 0.08],
          ["#fff", 0.4, 0],
          ["#3a1604", 0.6, 0],
          ["#3a1604", 1, 0.34],
        ],
        [0.4, 0.34, 0.7],
      ),
    )
  );
}
export function cream(c, x, y, s, col = "#fff7ea") {
  let q = "";
  for (const [k, dy] of [
    [1, 0],
    [0.76, -0.42],
    [0.5, -0.8],
    [0.24, -1.1],
  ]) {
    let d = [];
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 6.283,
        r = s * k * (1 + (i % 2 ? -0.08 : 0.06));
      d.push([x + Math.cos(a) * r, y + dy * s * 0.62 + Math.sin(a) * r * 0.52]);
    }
    q += c.L(P(smooth(d), col), {
      r: s * 0.12,
      h: s * 0.13,
      sh: 2,
      so: 0.2,
      spec: 0.04,
      lift: lum(col) > 0.8 ? 0.6 : 0.2,
    });
  }
  return q;
}
export function scoop(c, x, y, r, col, { bits = null } = {}) {
  const d = c.blob(x, y, r, r * 0.94, { n: 16, w: 0.03 });
  let sk = "";
  for (let i = 0; i < 8; i++)
    sk += c.blob(x - r * 0.78 + i * r * 0.225, y + r * 0.74, r * 0.2, r * 0.15, { n: 6, w: 0.2 });
  return c.L(
    P(d + sk, c.rg([lite(col, 0.4), [col, 0.5], dark(col, 0.24)], [0.36, 0.28, 0.78])) +
      (bits ? flecks(c, c.scatter(16, r * 0.8, r * 0.75, x, y), bits, r * 0.06) : ""),
    { r: r * 0.12, h: r * 0.2, tex: 0.15, tf: 0.05, oct: 3, rough: 3, rf: 0.06, sh: 5, spec: 0.1 },
  );
}
// --- fruit & produce for crates/bouquets etc. ---
export function fruit(c, kind, x, y, r) {
  const C =
    {
      orange: "#ee8f24",
      apple: "#c2342b",
      green: "#93b843",
      lemon: "#f2cb3e",
      tomato: "#d1402b",
      plum: "#5d2f52",
      peach: "#f0a070",
      mango: "#efae3a",
      pomegranate: "#b12f3a",
      lime: "#7fae3f",
      kiwi: "#8a7145",
    }[kind] || kind;
  let s = E(
    x,
    y,
    r * (kind === "lemon" || kind === "mango" ? 1.16 : 1),
    r * (kind === "apple" ? 0.96 : 0.95),
    c.rg([lite(C, 0.42), [C, 0.42], [dark(C, 0.28), 0.86], dark(C, 0.4)], [0.36, 0.28, 0.74]),
  );
  if (kind === "mango" || kind === "peach")
    s += E(x + r * 0.35, y + r * 0.15, r * 0.55, r * 0.5, "#c8402a", `opacity=".42" ${c.blur(r * 0.2)}`);
  if (kind === "apple" || kind === "green")
    s +=
      E(x, y - r * 0.74, r * 0.3, r * 0.12, dark(C, 0.5), `opacity=".6" ${c.blur(2)}`) +
      S(
        `M${n1(x)} ${n1(y - r * 0.72)}q${n1(r * 0.05)} ${n1(-r * 0.26)} ${n1(r * 0.2)} ${n1(-r * 0.36)}`,
        "#5b3a1e",
        3.4,
      );
  if (kind === "orange" || kind === "tomato")
    s += P(
      `M${n1(x)} ${n1(y - r * 0.58)}l${n1(r * 0.2)} ${n1(-r * 0.14)}l${n1(-r * 0.1)} ${n1(r * 0.16)}l${n1(r * 0.16)} ${n1(r * 0.12)}l${n1(-r * 0.22)} ${n1(-r * 0.03)}l${n1(-r * 0.14)} ${n1(r * 0.16)}l${n1(-r * 0.02)} ${n1(-r * 0.18)}l${n1(-r * 0.2)} ${n1(-r * 0.06)}Z`,
      "#4f7d33",
    );
  if (kind === "pomegranate")
    s += P(
      `M${n1(x - r * 0.2)} ${n1(y - r * 0.78)}l${n1(-r * 0.04)} ${n1(-r * 0.28)}l${n1(r * 0.14)} ${n1(r * 0.12)}l${n1(r * 0.1)} ${n1(-r * 0.18)}l${n1(r * 0.1)} ${n1(r * 0.18)}l${n1(r * 0.14)} ${n1(-r * 0.12)}l${n1(-r * 0.04)} ${n1(r * 0.28)}Z`,
      dark(C, 0.2),
    );
  return c.L(s, {
    r: r * 0.16,
    h: r * 0.1,
    tex: kind === "orange" || kind === "lemon" ? 0.16 : 0.03,
    tf: 0.2,
    sh: 5,
    spec: 0.5,
    ex: 20,
  });
}
export function flower(c, x, y, r, col, kind = "rose") {
  if (kind === "daisy") {
    let s = "";
    for (let i = 0; i < 11; i++)
      s += P(
        `M0 0C${r * 0.3} ${-r * 0.22} ${r * 0.95} ${-r * 0.2} ${r} 0C${r * 0.95} ${r * 0.2} ${r * 0.3} ${r * 0.22} 0 0Z`,
        c.vary(col, 0.08),
        at(x, y, i * 32.7),
      );
    return (
      c.L(s, { r: 1.8, h: 3, sh: 4, lift: lum(col) > 0.8 ? 0.5 : 0 }) +
      c.L(E(x, y, r * 0.3, r * 0.28, "#e0a52e"), { r: 2, tex: 0.4, tf: 0.2, sh: 1 })
    );
  }
  // the heart of a pale rose is warm cream, never grey
  const pale = lum(col) > 0.8;
  const heart = pale ? mix(col, "#f6dca8", 0.55) : dark(col, 0.12);
  let q = "";
  for (const [k, m] of [
    [1, 7],
    [0.76, 6],
    [0.52, 5],
    [0.3, 4],
  ]) {
    let s = "";
    const a0 = c.R(0, 6);
    for (let i = 0; i < m; i++) {
      const a = a0 + (i / m) * 6.283;
      s += E(
        x + Math.cos(a) * r * k * 0.52,
        y + Math.sin(a) * r * k * 0.5,
        r * k * 0.52,
        r * k * 0.48,
        pale ? mix(k < 0.6 ? heart : col, "#f9e6c4", c.R(0, 0.4)) : c.vary(k < 0.6 ? heart : col, 0.1),
      );
    }
    q += c.L(s, {
      r: r * 0.07,
      h: r * 0.1,
      sh: 2.2,
      so: pale ? 0.2 : 0.3,
      spec: 0.04,
      lift: pale ? 0.55 : 0,
    });
  }
  return q;
}

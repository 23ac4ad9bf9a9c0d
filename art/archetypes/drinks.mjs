import { A, mix, lite, dark, P, S, E, G, Rr, at, ellD, smooth, turnedD } from "../canvas.mjs";
import { WARES, wareFor, tray, cup, tumbler, turned, standShadow } from "../vessels.mjs";
import * as I from "../ingredients.mjs";
const steam = (c, y, n = 3) => {
  let s = "";
  for (let i = 0; i < n; i++) {
    const x = (i - (n - 1) / 2) * 36;
    s += S(`M${x} ${y}c-24 -30 24 -46 0 -78s16 -40 4 -62`, "#fffdf6", 11);
  }
  return G(s, `opacity=".34" ${c.blur(6)}`);
};
export const karak = A(
  "karak",
  "drinks",
  { kind: ["karak", "saffron", "cardamom", "red"], vessel: ["istikan", "paper", "mug"] },
  (c, p) => {
    const col = { karak: "#c98a52", saffron: "#d99a4a", cardamom: "#c79a68", red: "#9c3a14" }[p.kind];
    let s = "";
    const cards = () =>
      c.L(
        [
          [-170, 150],
          [-196, 164],
          [-146, 168],
        ].map(
          ([x, y], i) =>
            P(c.blob(x, y, 17, 8, { n: 8, w: 0.06, rot: -20 + i * 35 }), "#9fae62") +
            S(`M${x - 12} ${y}q12 -5 24 0`, "#6d7d38", 1.6),
        ),
        { r: 3, h: 5 },
      ) + c.L(S("M150 168L206 146M158 176L212 156", "#8a4a22", 8), { r: 2.4, h: 4 });
    if (p.vessel === "istikan") {
      s +=
        E(0, 148, 150, 52, dark("#f6f1e8", 0.35)) +
        E(0, 141, 150, 52, c.lg(["#fffaf0", "#f0e7d8", "#cfc0ac"])) +
        E(0, 144, 98, 33, c.lg(["#d8cab6", "#f6efe2"])) +
        E(0, 141, 142, 48, "none", 'stroke="#c9a04a" stroke-width="3"');
      s = c.shadow(0, 150, 150, 46) + s;
      const prof = [
          [74, -116],
          [66, -60],
          [52, 0],
          [58, 60],
          [62, 110],
          [46, 142],
        ],
        d = turnedD(prof, 0.3),
        liq = [
          [66, -86],
          [62, -56],
          [48, 0],
          [54, 60],
          [58, 108],
          [42, 134],
        ],
        ld = turnedD(liq, 0.3);
      s +=
        P(d, "#fff", 'opacity=".35"') +
        P(
          ld,
          c.lg(
            [
              [dark(col, 0.28), 0],
              [lite(col, 0.3), 0.24],
              [col, 0.5],
              [dark(col, 0.3), 1],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        E(0, -86, 66, 19, c.lg([lite(col, 0.4), col])) +
        c.clip(
          ellD(0, -86, 66, 19),
          S("M-50 -84q30 -14 70 -8q24 6 30 14", "#f6e2c4", 5, `opacity=".7" ${c.blur(2)}`),
        ) +
        P(
          d,
          c.lg(
            [
              ["#fff", 0, 0.6],
              ["#fff", 0.1, 0.1],
              ["#fff", 0.24, 0.0],
              ["#fff", 0.85, 0.05],
              ["#fff", 1, 0.5],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        S("M-54 -70C-46 -30 -36 10 -42 60", "#fff", 8, `opacity=".6" ${c.blur(2)}`) +
        E(0, -116, 74, 21, "none", 'stroke="#fff" stroke-width="3.4" opacity=".9"') +
        E(0, -116, 74, 21, "none", 'stroke="#c9a04a" stroke-width="1.6" transform="translate(0 4)"');
      return s + steam(c, -128) + cards();
    }
    if (p.vessel === "paper") {
      const q = cup(c, { rx: 104, h: 236, y: -96, k: 0.32, taper: 0.7, color: "#f4ead8", handle: 0 });
      return (
        q.back +
        c.clip(
          q.body,
          c.L(P("M-140 -20C-60 4 60 4 140 -20L140 84C60 106 -60 106 -140 84Z", c.tint.accent), {
            r: 3,
            sh: 0,
          }) +
            E(0, 42, 36, 38, "#f4ead8") +
            P("M0 12C14 30 22 40 22 52A22 22 0 0 1 -22 52C-22 40 -14 30 0 12Z", c.tint.accent),
        ) +
        P(
          q.body,
          c.lg(
            [
              ["#2a0f08", 0, 0.16],
              ["#fff", 0.28, 0.14],
              ["#fff", 0.5, 0],
              ["#2a0f08", 1, 0.3],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        E(0, q.y + 5, q.rx, q.ry * 0.98, c.rg([lite(col, 0.3), col, dark(col, 0.16)])) +
        S(`M-50 ${q.y + 4}q40 -16 90 -4`, lite(col, 0.6), 5, `opacity=".8" ${c.blur(2)}`) +
        steam(c, -110) +
        cards()
      );
    }
    const q = cup(c, {
      rx: 122,
      h: 170,
      y: -52,
      color: wareFor(c, ["white", "sage", "blue", "clay", "blush"]),
      saucer: 0,
    });
    return (
      q.back +
      E(0, q.y + 6, q.rx * 0.97, q.ry * 0.95, c.rg([lite(col, 0.32), col, dark(col, 0.18)])) +
      S(`M-64 ${q.y + 4}q50 -26 110 -8`, lite(col, 0.6), 6, `opacity=".75" ${c.blur(2.4)}`) +
      I.flecks(c, c.scatter(9, 70, 24, 0, q.y + 6), ["#c2391a", "#e07a1e"], 3) +
      steam(c, -70) +
      cards()
    );
  },
  { view: "front", cy: 252, scale: 1.12 },
);
export const dallah = A(
  "arabic-coffee",
  "drinks",
  { metal: ["brass", "silver", "copper"], cups: [1, 2] },
  (c, p) => {
    const m = { brass: "#cf9f3f", silver: "#c3c3c0", copper: "#b9673c" }[p.metal];
    let s = tray(c, { rx: 244, y: 108, color: p.metal === "silver" ? "#b7b4ae" : "#b98a3c" });
    s = G(s, 'transform="translate(0 46) scale(1 .62)"');
    let d = G(
      c.L(S("M70 -56C150 -70 156 40 76 66", dark(m, 0.1), 19), { r: 5, h: 9, sh: 4, spec: 0.5 }) +
        c.L(
          P(
            "M-40 -36C-80 -50 -104 -92 -146 -112C-158 -116 -166 -104 -156 -98C-128 -76 -122 -30 -62 18Z",
            c.lg([lite(m, 0.3), m, dark(m, 0.35)]),
          ),
          { r: 6, h: 10, sh: 3, spec: 0.6 },
        ),
    );
    d += turned(
      c,
      [
        [34, -104],
        [44, -84],
        [36, -58],
        [40, -34],
        [82, 20],
        [98, 70],
        [82, 112],
        [64, 128],
        [74, 140],
      ],
      m,
      { gloss: 0.75, streak: 0.75, base: 0.34 },
    );
    for (const [y, r] of [
      [-60, 38],
      [-36, 42],
      [122, 68],
    ])
      d +=
        S(`M${-r} ${y}Q0 ${y + 14} ${r} ${y}`, lite(m, 0.6), 4, 'opacity=".8"') +
        S(`M${-r} ${y + 5}Q0 ${y + 19} ${r} ${y + 5}`, dark(m, 0.5), 2.4, 'opacity=".7"');
    let en = "";
    for (let i = -3; i <= 3; i++) en += `M${i * 23} ${66 - Math.abs(i) * 2}l11 15l-11 15l-11 -15Z`;
    d += S(en, dark(m, 0.5), 2.4, 'opacity=".55"');
    d += turned(
      c,
      [
        [5, -176],
        [13, -164],
        [6, -150],
        [20, -140],
        [38, -112],
        [44, -102],
      ],
      m,
      { gloss: 0.7, streak: 0.6, base: 0.4 },
    );
    s += E(-30, 132, 96, 22, "#2a0f08", `opacity=".5" ${c.blur(6)}`) + G(d, at(-40, 0, 0, 1.06));
    const fin = (x, y) => {
      const q = cup(c, { rx: 46, h: 58, y: -30, k: 0.4, taper: 0.62, handle: 0, color: "#faf4e6" });
      let pt = "";
      for (let i = -2; i < 3; i++) pt += P(`M${i * 18} -14l7 9l-7 9l-7 -9Z`, c.tint.accent);
      return G(
        q.back +
          c.clip(q.body, pt + S("M-60 12q60 16 120 0", "#c9a04a", 4)) +
          E(0, q.y + 3, q.rx * 0.96, q.ry * 0.92, c.rg(["#dcb456", "#c2923a", "#9a6c22"])),
        at(x, y),
      );
    };
    s += fin(124, 98) + (p.cups > 1 ? fin(56, 136) : "");
    return (
      s +
      c.L(
        [
          [150, 172],
          [186, 160],
          [-150, 168],
          [-182, 154],
        ].map(([x, y], i) => P(c.blob(x, y, 22, 12, { n: 9, w: 0.05, rot: i * 40 }), "#6b3418")),
        { r: 4, h: 7, spec: 0.5 },
      )
    );
  },
  { view: "front", cy: 246, scale: 1.16 },
);
export const latte = A(
  "latte",
  "drinks",
  { kind: ["latte", "spanish", "matcha", "mocha", "espresso", "rose"], art: ["heart", "rosetta", "swirl"] },
  (c, p) => {
    const col = {
      latte: "#b4743c",
      spanish: "#c98a4a",
      matcha: "#93ab4f",
      mocha: "#6b3a20",
      espresso: "#5a2c14",
      rose: "#d98f94",
    }[p.kind];
    const q = cup(c, {
      rx: 138,
      h: 138,
      y: -44,
      k: 0.52,
      color: wareFor(c, ["white", "slate", "sage", "blue", "clay", "blush"]),
      saucer: 1.62,
      taper: 0.56,
      inner: WARES.white,
    });
    let s =
      q.back +
      E(
        0,
        q.y + 6,
        q.rx * 0.97,
        q.ry * 0.95,
        c.rg([lite(col, 0.12), col, dark(col, 0.3)], [0.45, 0.4, 0.62]),
      );
    const f = "#fbf0da",
      cy = q.y + 6;
    if (p.kind !== "espresso") {
      let a = "";
      if (p.art === "heart")
        a =
          P(
            `M0 ${cy + 48}C-96 ${cy + 6} -76 ${cy - 46} -28 ${cy - 44}C-8 ${cy - 42} 0 ${cy - 30} 0 ${cy - 22}C0 ${cy - 30} 8 ${cy - 42} 28 ${cy - 44}C76 ${cy - 46} 96 ${cy + 6} 0 ${cy + 48}Z`,
            f,
          ) +
          S(
            `M0 ${cy + 28}C-48 ${cy + 4} -44 ${cy - 22} -24 ${cy - 22}C-8 ${cy - 20} 0 ${cy - 10} 0 ${cy - 4}C0 ${cy - 10} 8 ${cy - 20} 24 ${cy - 22}C44 ${cy - 22} 48 ${cy + 4} 0 ${cy + 28}Z`,
            mix(col, f, 0.3),
            4,
          );
      else if (p.art === "rosetta") {
        for (let i = 0; i < 5; i++) {
          const w = 74 - i * 12,
            y = cy + 30 - i * 18;
          a += S(
            `M${-w} ${y - 16}Q${-w * 0.4} ${y + 14} 0 ${y - 2}Q${w * 0.4} ${y + 14} ${w} ${y - 16}`,
            f,
            9 - i * 0.7,
          );
        }
        a += S(`M0 ${cy + 50}V${cy - 56}`, mix(col, f, 0.2), 3);
      } else {
        const sp = [];
        for (let i = 0; i < 40; i++) {
          const an = i * 0.42,
            r = 4 + i * 2.1;
          sp.push([Math.cos(an) * r, cy + Math.sin(an) * r * 0.54]);
        }
        a = S(smooth(sp, false), f, 6);
      }
      s += G(a, c.blur(0.8));
    } else
      s += E(
        0,
        cy,
        q.rx * 0.8,
        q.ry * 0.78,
        c.rg(
          [
            ["#c98a4a", 0, 0.9],
            ["#a8652c", 0.7, 0.6],
            ["#a8652c", 1, 0],
          ],
          [0.5, 0.5, 0.5],
        ),
      );
    return (
      s +
      I.flecks(c, c.scatter(10, 90, 40, 0, cy), p.kind === "rose" ? ["#a8324a"] : [dark(col, 0.4)], 2.2) +
      c.L(
        [
          [-214, 150],
          [-190, 168],
          [206, 158],
        ].map(
          ([x, y], i) =>
            E(x, y, 15, 10, "#4a2412", `transform="rotate(${i * 50} ${x} ${y})"`) +
            S(`M${x - 10} ${y}q10 -5 20 0`, "#2a120a", 2.4),
        ),
        { r: 3, h: 5 },
      ) +
      c.L(
        S("M120 142L214 104", "#c9c2b6", 8) +
          E(222, 101, 19, 10, "#d8d1c5", 'transform="rotate(-22 222 101)"'),
        { r: 3, h: 5, spec: 0.6 },
      ) +
      steam(c, -74, 2)
    );
  },
  { view: "front", cy: 228, scale: 1.06 },
);
export const icedCoffee = A(
  "iced-coffee",
  "drinks",
  { kind: ["latte", "caramel", "americano", "matcha", "frappe", "mocha"], vessel: ["glass", "takeaway"] },
  (c, p) => {
    const L = {
      latte: [
        ["#f3e2c4", 0.3],
        ["#cf9c64", 0.6],
        ["#7a4520", 0.88],
      ],
      caramel: [
        ["#c9812a", 0.1],
        ["#f1ddb8", 0.45],
        ["#9c5c2c", 0.88],
      ],
      americano: [
        ["#5a2a12", 0.5],
        ["#3a180a", 0.88],
      ],
      matcha: [
        ["#f4efdc", 0.42],
        ["#a9bd62", 0.6],
        ["#7f9a3a", 0.88],
      ],
      frappe: [
        ["#b98a5c", 0.5],
        ["#d2ab80", 0.88],
      ],
      mocha: [
        ["#4a2412", 0.3],
        ["#8a5630", 0.88],
      ],
    }[p.kind];
    const fr = p.kind === "frappe" || p.kind === "caramel";
    return (
      tumbler(c, {
        rx: 92,
        br: 66,
        h: 290,
        y: -122,
        layers: L,
        ice: p.kind === "frappe" ? 0 : 7,
        straw: p.vessel === "takeaway" ? c.tint.accent : "#4a3a30",
        front:
          (fr
            ? I.cream(c, 0, -106, 66) +
              I.drizzle(
                c,
                [
                  [-46, -120],
                  [-20, -138],
                  [10, -124],
                  [34, -146],
                  [50, -118],
                ],
                "#8a4a14",
                7,
              )
            : "") +
          (p.vessel === "takeaway"
            ? P("M-62 20L62 20L56 84L-56 84Z", "#fff8ea", 'opacity=".92"') +
              E(0, 52, 22, 22, c.tint.accent) +
              S("M-9 48q9 -10 18 0M-9 58q9 -10 18 0", "#fff8ea", 3)
            : ""),
      }) +
      c.L(
        [
          [-150, 170],
          [-176, 158],
          [-130, 182],
          [170, 186],
        ].map(
          ([x, y], i) =>
            E(x, y, 16, 10.5, "#4a2412", `transform="rotate(${i * 50} ${x} ${y})"`) +
            S(`M${x - 11} ${y}q11 -5 22 0`, "#2a120a", 2.4),
        ),
        { r: 3, h: 5 },
      )
    );
  },
  { view: "front", cy: 252, scale: 1.1 },
);
export const juice = A(
  "juice",
  "drinks",
  {
    kind: [
      "orange",
      "lemonmint",
      "mango",
      "strawberry",
      "avocado",
      "watermelon",
      "berry",
      "carrot",
      "pomegranate",
    ],
    vessel: ["tall", "short"],
  },
  (c, p) => {
    const D = {
      orange: ["#f39a24", "#fbc14e", "orange"],
      lemonmint: ["#a9cf6a", "#dff0a8", "lime"],
      mango: ["#f2a52a", "#fbc85a", "mango"],
      strawberry: ["#d93a4a", "#f08a8c", "#cf3440"],
      avocado: ["#a8bb62", "#d3dc9c", "#5f7a34"],
      watermelon: ["#e5504e", "#f58a7a", "apple"],
      berry: ["#6b2f5c", "#a85a94", "plum"],
      carrot: ["#ee7a22", "#f8a04a", "orange"],
      pomegranate: ["#a81f34", "#d94a56", "pomegranate"],
    }[p.kind];
    const t = p.vessel === "tall";
    let s = I.fruit(c, D[2], -136, 122, 54) + I.fruit(c, D[2], 146, 134, 46);
    const ccol = { orange: "#f2962a", lemonmint: "#a8c84a", carrot: "#f2962a" }[p.kind];
    s += tumbler(c, {
      rx: t ? 82 : 98,
      br: t ? 64 : 80,
      h: t ? 290 : 230,
      y: t ? -126 : -66,
      layers: [
        [D[0], 0.55],
        [D[1], 0.9],
      ],
      ice: ["lemonmint", "watermelon", "pomegranate"].includes(p.kind) ? 6 : 2,
      straw: c.ch(0.7) ? c.tint.accent : "#f7efe0",
      head: D[1],
      behind: ccol ? G(I.citrus(c, 78, t ? -128 : -68, 48, 1, ccol)) : "",
      front:
        p.kind === "lemonmint"
          ? c.L(
              [
                [-30, -30],
                [22, 20],
                [-14, 70],
                [30, -60],
              ].map(([x, y], i) => I.leaf(c, x, y + (t ? 0 : 30), 34, i * 70, "#3f8540")),
              { r: 2, h: 3, sh: 0 },
            )
          : "",
    });
    s += I.mint(c, -20, (t ? -112 : -54) - 4, 40);
    if (ccol) s += I.citrus(c, 96, 172, 46, 0.62, ccol);
    return s;
  },
  { view: "front", cy: 254, scale: 1.1 },
);
export const water = A(
  "water",
  "drinks",
  { size: ["bottle", "pack", "sparkling"] },
  (c, p) => {
    const one = (x, y, sc, col = p.size === "sparkling" ? "#8fbfa4" : "#a9d3e2") => {
      const prof = [
          [26, -178],
          [27, -160],
          [30, -146],
          [66, -104],
          [72, -70],
          [66, -40],
          [70, 0],
          [66, 40],
          [72, 90],
          [70, 140],
          [62, 164],
        ],
        d = turnedD(prof, 0.24);
      let rib = "";
      for (const yy of [64, 90, 116, 140]) rib += `M-68 ${yy}Q0 ${yy + 16} 68 ${yy}`;
      let b = "";
      for (let i = 0; i < 14; i++)
        b += E(c.R(-52, 52), c.R(-80, 130), c.R(2, 5), c.R(2, 5), "#fff", 'opacity=".7"');
      return G(
        standShadow(c, 66, 166, 0.7, 1.1) +
          E(96, 188, 60, 16, "#fff", `opacity=".45" ${c.blur(7)}`) +
          P(
            d,
            c.lg(
              [
                [dark(col, 0.3), 0],
                [lite(col, 0.72), 0.2],
                [col, 0.45],
                [lite(col, 0.5), 0.7],
                [dark(col, 0.25), 1],
              ],
              [0, 0, 1, 0],
            ),
            'opacity=".86"',
          ) +
          c.clip(
            d,
            Rr(-80, -96, 160, 270, 0, col, 'opacity=".34"') +
              E(0, -96, 62, 10, "#fff", 'opacity=".6"') +
              b +
              S(rib, "#fff", 3, 'opacity=".6"') +
              S(rib, dark(col, 0.4), 2, 'opacity=".3" transform="translate(0 5)"') +
              Rr(
                -80,
                -46,
                160,
                92,
                0,
                c.lg(
                  [
                    dark(c.tint.accent, 0.2),
                    lite(c.tint.accent, 0.2),
                    c.tint.accent,
                    dark(c.tint.accent, 0.3),
                  ],
                  [0, 0, 1, 0],
                ),
              ) +
              P("M-80 46V20Q-40 0 0 20T80 16V46Z", "#fff", 'opacity=".3"') +
              P("M0 -32C14 -12 22 -4 22 10A22 22 0 0 1 -22 10C-22 -4 -14 -12 0 -32Z", "#fffaf0"),
          ) +
          Rr(-52, -90, 13, 230, 6, "#fff", `opacity=".75" ${c.blur(3)}`) +
          c.L(
            Rr(-30, -206, 60, 36, 6, p.size === "sparkling" ? "#3f7a5c" : "#3f7fa8") +
              S("M-20 -202v28M-8 -202v28M4 -202v28M16 -202v28", "#fff", 2, 'opacity=".4"'),
            { r: 4, h: 6, sh: 2 },
          ),
        at(x, y, 0, sc),
      );
    };
    if (p.size === "pack")
      return (
        one(-118, -14, 0.86) + one(118, -14, 0.86) + one(0, -8, 0.9) + one(-62, 30, 0.94) + one(66, 32, 0.94)
      );
    return one(0, 4, 1.12);
  },
  { view: "front", cy: 242 },
);
export const soda = A(
  "soda",
  "drinks",
  { flavour: ["cola", "orange", "lemon", "berry", "energy", "malt"], count: [1, 2] },
  (c, p) => {
    const col = {
      cola: "#b3261f",
      orange: "#ee8524",
      lemon: "#7fb23f",
      berry: "#8a3a78",
      energy: "#27405c",
      malt: "#8a5a24",
    }[p.flavour];
    const can = (x, y, sc) => {
      const d = turnedD(
        [
          [62, -150],
          [78, -128],
          [78, 0],
          [78, 118],
          [64, 142],
        ],
        0.3,
      );
      let dew = "";
      for (let i = 0; i < 40; i++)
        dew += E(c.R(-72, 72), c.R(-120, 126), c.R(1.6, 4.6), c.R(2, 5.6), "#fff", 'opacity=".5"');
      return G(
        standShadow(c, 70, 146) +
          P(
            d,
            c.lg(
              [
                [dark(col, 0.45), 0],
                [lite(col, 0.15), 0.14],
                [lite(col, 0.5), 0.28],
                [col, 0.48],
                [dark(col, 0.3), 0.82],
                [dark(col, 0.5), 1],
              ],
              [0, 0, 1, 0],
            ),
          ) +
          c.clip(
            d,
            P("M-90 60C-30 20 20 100 90 30V88C20 150 -30 74 -90 112Z", "#fff8ea", 'opacity=".92"') +
              P("M-90 46C-30 6 20 86 90 16V24C20 94 -30 14 -90 54Z", "#fff8ea", 'opacity=".6"') +
              (p.flavour === "cola"
                ? E(0, -40, 36, 36, "#fff8ea") + E(0, -40, 26, 26, dark(col, 0.3))
                : p.flavour === "energy"
                  ? P("M10 -92L-30 -34H-4L-16 14L30 -50H4Z", "#f2c23a")
                  : G(
                      I.citrus(
                        c,
                        0,
                        -40,
                        40,
                        1,
                        { orange: "#f6a83a", lemon: "#c9dd5a", berry: "#d05a9c", malt: "#e0ab4a" }[p.flavour],
                      ),
                    )) +
              Rr(-50, -150, 12, 290, 6, "#fff", `opacity=".6" ${c.blur(3)}`) +
              Rr(62, -140, 6, 270, 3, "#fff", `opacity=".35" ${c.blur(1.6)}`) +
              P(
                d,
                c.lg(
                  [
                    ["#2a0f08", 0, 0.12],
                    ["#2a0f08", 0.16, 0],
                    ["#2a0f08", 0.8, 0],
                    ["#2a0f08", 1, 0.3],
                  ],
                  [0, 0, 0, 1],
                ),
              ) +
              dew,
          ) +
          E(0, -150, 63, 17, c.lg(["#f3f3f0", "#b9b9b6", "#e6e6e2"])) +
          E(0, -148, 54, 13, c.lg(["#8f908f", "#d5d5d2"])) +
          c.L(P(c.blob(4, -150, 22, 7, { n: 8, w: 0.03 }), "#d8d8d4"), { r: 1.6, h: 2, sh: 2 }),
        at(x, y, 0, sc),
      );
    };
    return p.count === 2
      ? can(-92, -14, 1.08) + can(74, 12, 1.14)
      : can(0, 4, 1.24) + I.citrus(c, 154, 172, 40, 0.62, lite(col, 0.3));
  },
  { view: "front", cy: 246 },
);

import { A, lite, dark, P, S, E, G, Rr, n1, at, poly, turnedD } from "../canvas.mjs";
import { wareFor, bowl, board, box, pouch, standShadow, cup } from "../vessels.mjs";
import * as I from "../ingredients.mjs";
const crate = (c, inner, { w = 440, y = 40, col = "#c2935a" } = {}) => {
  let back = "",
    fr = "";
  const x0 = -w / 2;
  back +=
    P(
      poly([
        [x0 + 30, y - 64],
        [x0 + w - 30, y - 64],
        [x0 + w, y],
        [x0, y],
      ]),
      dark(col, 0.6),
    ) + c.L(Rr(x0 + 26, y - 86, w - 52, 30, 3, dark(col, 0.12)), { r: 2, h: 3 });
  for (let i = 0; i < 3; i++) {
    const yy = y + 4 + i * 40;
    let gr = "";
    for (let k = 0; k < 3; k++)
      gr += `M${x0} ${n1(yy + 8 + k * 9)}C${-60} ${n1(yy + 8 + k * 9 + c.R(-5, 5))} 60 ${n1(yy + 8 + k * 9 + c.R(-5, 5))} ${x0 + w} ${n1(yy + 8 + k * 9)}`;
    fr += c.L(
      P(
        `M${x0 + i * 3} ${yy}H${x0 + w - i * 3}V${yy + 34}H${x0 + i * 3}Z`,
        c.lg([lite(col, 0.3), col, dark(col, 0.2)]),
      ) + S(gr, dark(col, 0.5), 1.6, 'opacity=".4"'),
      { r: 2.4, h: 3.6, sh: 4 },
    );
  }
  for (const x of [x0 + 12, -14, x0 + w - 40])
    fr +=
      c.L(Rr(x, y - 4, 28, 128, 3, dark(col, 0.08)), { r: 2.4, h: 3.6, sh: 3 }) +
      [16, 56, 96].map((q) => E(x + 14, y + q, 3, 3, "#6b4a28")).join("");
  return (
    E(10, y + 128, w * 0.52, 26, c.tint.shadow, `opacity=".5" ${c.blur(9)}`) +
    P(
      poly([
        [x0 + 20, y + 124],
        [x0 + w, y + 124],
        [x0 + w + 90, y + 158],
        [x0 + 130, y + 160],
      ]),
      c.tint.shadow,
      `opacity=".26" ${c.blur(12)}`,
    ) +
    back +
    inner +
    fr
  );
};
export const fruitCrate = A(
  "fruit",
  "grocery",
  {
    kind: [
      "orange",
      "apple",
      "green",
      "mango",
      "lemon",
      "pomegranate",
      "mixed",
      "banana",
      "grapes",
      "watermelon",
    ],
    vessel: ["crate", "bowl"],
  },
  (c, p) => {
    if (p.kind === "banana") {
      let s = c.shadow(0, 100, 200, 60);
      for (let i = 0; i < 5; i++)
        s += c.L(
          P(
            "M-196 -20C-150 90 60 120 190 30C204 20 210 34 200 50C80 170 -190 150 -222 -6C-222 -20 -204 -34 -196 -20Z",
            c.lg(["#fbe27a", "#f2c93a", "#c9982a"], [0, 0, 0.2, 1]),
          ) +
            S("M-200 0C-150 110 70 140 196 44", "#b98a24", 3, 'opacity=".5"') +
            E(200, 38, 9, 8, "#4a3418"),
          { r: 9, h: 13, sh: 6 },
          at(10 - i * 6, 24 - i * 30, -4 + i * 7, 1 - i * 0.03),
        );
      return s + c.L(P("M-214 -60L-190 -150L-160 -146L-170 -40Z", "#a8902e"), { r: 6, h: 9 });
    }
    if (p.kind === "watermelon") {
      return (
        c.shadow(0, 108, 190, 40) +
        I.fruit(c, "#4c7a3a", 70, -20, 132) +
        G(
          c.L(P("M-206 -44A206 176 0 0 0 206 -44Z", "#3f6b34"), { r: 6, sh: 8 }) +
            P("M-194 -44A194 162 0 0 0 194 -44Z", "#e6edc4") +
            c.L(
              P("M-180 -44A180 148 0 0 0 180 -44Z", c.rg(["#f2695c", "#e04848", "#c9343c"], [0.5, 0, 0.9])),
              { r: 4, h: 3, tex: 0.3, tf: 0.06, sh: 0 },
            ) +
            I.sesame(
              c,
              c.scatter(26, 140, 50, 0, 0).filter(([, y]) => y > -30),
              ["#2a1a16"],
              6,
            ),
          at(-30, 30, -6),
        )
      );
    }
    if (p.kind === "grapes") {
      let s = c.shadow(0, 120, 150, 44);
      const col = c.pick(["#6b3060", "#93b04a", "#8a2f45"]);
      const pts = [];
      for (let r = 0; r < 8; r++)
        for (let i = 0; i <= 7 - r; i++)
          pts.push([(i - (7 - r) / 2) * 44 + c.R(-7, 7), -84 + r * 29 + c.R(-5, 5)]);
      s +=
        c.L(S("M0 -100C4 -150 30 -160 40 -190", "#7a5a2e", 10), { r: 3 }) +
        c.L(I.leaf(c, 6, -130, 120, -18, "#6f9a3c", 0.5), { r: 4, h: 6 });
      pts.forEach(([x, y]) => (s += I.fruit(c, c.vary(col, 0.12), x, y, 29)));
      return s;
    }
    const pick = (i) =>
      p.kind === "mixed" ? ["orange", "apple", "green", "lemon", "plum", "mango"][i % 6] : p.kind;
    const r = 52;
    let inr = "";
    if (p.vessel === "bowl") {
      const b = bowl(c, {
        rx: 206,
        h: 110,
        y: 10,
        color: wareFor(c, ["clay", "white", "blue", "sage"]),
        foot: 0.44,
      });
      [
        [-110, -4],
        [0, -20],
        [110, -4],
        [-140, 26],
        [-54, -60],
        [58, -62],
        [0, -98],
        [-70, 36],
        [20, 40],
        [110, 40],
      ].forEach(([x, y], i) => (inr += I.fruit(c, pick(i), x * 0.95, y, r * 0.95)));
      return b.back + c.L(I.leaf(c, 20, -110, 90, -50, "#5f9138"), { r: 3 }) + inr;
    }
    [
      [-130, -66],
      [-36, -80],
      [60, -76],
      [146, -62],
      [-170, -16],
      [-82, -36],
      [8, -44],
      [98, -36],
      [172, -14],
      [-120, 14],
      [-32, 4],
      [58, 6],
      [134, 16],
    ].forEach(
      ([x, y], i) => (inr += I.fruit(c, pick(i + c.I(0, 2)), x + c.R(-5, 5), y + 20 + c.R(-4, 4), r)),
    );
    inr += c.L(I.leaf(c, -60, -54, 74, -40, "#5f9138") + I.leaf(c, 120, -50, 70, -120, "#4f8432"), {
      r: 3,
      h: 5,
    });
    return G(crate(c, inr, { y: 46 }), at(0, -22));
  },
  { cy: 250, scale: 1.12 },
);
const VEG = {
  tomato: (c, x, y) => I.fruit(c, "tomato", x, y, 42),
  potato: (c, x, y) =>
    c.L(
      P(c.blob(x, y, 48, 38, { n: 10, w: 0.07 }), c.rg(["#e3c08a", "#c99c5c", "#9a6c34"])) +
        I.flecks(c, c.scatter(8, 34, 26, x, y), ["#8a6230"], 3),
      { r: 7, h: 10, tex: 0.1, tf: 0.09 },
    ),
  onion: (c, x, y) =>
    c.L(
      P(
        `M${x} ${y - 56}C${x + 8} ${y - 40} ${x + 48} ${y - 30} ${x + 46} ${y + 4}C${x + 44} ${y + 40} ${x - 44} ${y + 40} ${x - 46} ${y + 4}C${x - 48} ${y - 30} ${x - 8} ${y - 40} ${x} ${y - 56}Z`,
        c.rg(["#d98aa0", "#a8466a", "#6f2444"]),
      ) +
        S(
          `M${x} ${y - 44}C${x - 26} ${y - 20} ${x - 26} ${y + 16} ${x - 8} ${y + 34}M${x} ${y - 44}C${x + 26} ${y - 20} ${x + 26} ${y + 16} ${x + 8} ${y + 34}`,
          "#e9b4c4",
          2,
          'opacity=".6"',
        ),
      { r: 7, h: 10, spec: 0.35 },
    ),
  pepper: (c, x, y) => {
    const k = c.pick(["#d0342a", "#e9b02e", "#6f9a35"]);
    return c.L(
      P(
        `M${x - 44} ${y - 20}C${x - 40} ${y - 48} ${x - 12} ${y - 44} ${x} ${y - 36}C${x + 12} ${y - 44} ${x + 40} ${y - 48} ${x + 44} ${y - 20}C${x + 50} ${y + 20} ${x + 30} ${y + 52} ${x + 16} ${y + 48}Q${x} ${y + 40} ${x - 16} ${y + 48}C${x - 30} ${y + 52} ${x - 50} ${y + 20} ${x - 44} ${y - 20}Z`,
        c.rg([lite(k, 0.4), k, dark(k, 0.35)]),
      ) +
        S(
          `M${x - 14} ${y - 34}q-10 40 -2 76M${x + 14} ${y - 34}q10 40 2 76`,
          dark(k, 0.4),
          4,
          'opacity=".35"',
        ) +
        S(`M${x} ${y - 36}q2 -18 14 -24`, "#5f7a2e", 10),
      { r: 8, h: 12, spec: 0.5 },
    );
  },
  cucumber: (c, x, y) =>
    c.L(P(c.blob(x, y, 78, 22, { n: 10, w: 0.03, rot: -24 }), c.lg(["#6f9a3c", "#3f6b2a", "#2a4a1c"])), {
      r: 6,
      h: 9,
      tex: 0.14,
      tf: 0.1,
      spec: 0.35,
    }),
  carrot: (c, x, y) =>
    G(
      c.L(S("M70 0q30 -26 50 -22M70 2q34 -6 54 4M70 4q30 14 44 26", "#5f9138", 8), { r: 2 }) +
        c.L(
          P(
            "M-90 4C-40 -26 40 -34 72 -20Q84 2 72 22C40 32 -40 24 -90 4Z",
            c.lg(["#f8a04a", "#ea7a22", "#b9521a"], [0, 0, 0, 1]),
          ) + S("M-40 -8l10 12M0 -16l8 14M36 -18l8 16", "#b9521a", 2.4, 'opacity=".6"'),
          { r: 7, h: 10 },
        ),
      at(x, y, -30 + c.R(-20, 20), 0.9),
    ),
  greens: (c, x, y) => {
    let s = "";
    for (let i = 0; i < 5; i++)
      s += I.lettuce(
        c,
        x + c.R(-26, 26),
        y - 20 + c.R(-24, 20),
        50,
        42,
        c.pick(["#6fa03c", "#8fb84f", "#5a8a34"]),
      );
    return s;
  },
  eggplant: (c, x, y) =>
    c.L(
      P(c.blob(x, y, 76, 38, { n: 9, w: 0.08, rot: -30 }), c.rg(["#7a4a86", "#4a2458", "#2a1234"])) +
        P(`M${x + 50} ${y - 56}l34 -14l-6 30l-16 18Z`, "#6f8f3c"),
      { r: 9, h: 12, spec: 0.6 },
    ),
};
export const vegetables = A(
  "vegetables",
  "grocery",
  { kind: ["mixed", "tomato", "potato", "onion", "pepper", "cucumber", "carrot", "greens", "eggplant"] },
  (c, p) => {
    let s = "";
    const pts = [
      [-140, -70],
      [-40, -92],
      [66, -84],
      [150, -66],
      [-172, -20],
      [-86, -36],
      [10, -44],
      [104, -34],
      [170, -14],
      [-124, 14],
      [-30, 4],
      [64, 8],
      [136, 18],
    ];
    const order = [
      "greens",
      "carrot",
      "greens",
      "cucumber",
      "eggplant",
      "pepper",
      "tomato",
      "onion",
      "pepper",
      "potato",
      "tomato",
      "pepper",
      "onion",
    ];
    pts.forEach(
      ([x, y], i) =>
        (s += VEG[p.kind === "mixed" ? order[(i + c.seed) % order.length] : p.kind](
          c,
          x + c.R(-5, 5),
          y + 30,
        )),
    );
    return G(crate(c, s, { y: 52, col: "#b98a52" }), at(0, -24));
  },
  { cy: 250, scale: 1.12 },
);
export const dairy = A(
  "dairy",
  "grocery",
  { kind: ["milk", "laban", "carton", "yoghurt", "cheese"] },
  (c, p) => {
    const ac = c.tint.accent;
    if (p.kind === "cheese")
      return (
        board(c, { w: 480, h: 240, y: 60 }) +
        c.L(
          P("M-190 30L130 -70L190 20L-10 110Z", "#fbdc7a") +
            P("M-190 30L-10 110V176L-190 92Z", "#f0b93c") +
            P("M-10 110L190 20V82L-10 176Z", "#e0a42e"),
          { r: 3, h: 5, sh: 9 },
        ) +
        c.L(
          c.scatter(7, 66, 20, -100, 108).map(([x, y]) => E(x, y, c.R(7, 15), c.R(6, 12), "#c98a20")) +
            c.scatter(6, 80, 18, 90, 96).map(([x, y]) => E(x, y, c.R(7, 15), c.R(6, 12), "#b87a1a")),
          { r: 3, h: -5, sh: 0 },
        ) +
        I.mint(c, 170, 120, 40) +
        c
          .scatter(6, 40, 16, -190, 130)
          .map(([x, y]) => I.fruit(c, "#6b3060", x, y, 20))
          .join("")
      );
    if (p.kind === "carton")
      return (
        box(c, {
          w: 168,
          h: 230,
          d: 110,
          y: 166,
          color: "#fbf6ea",
          front:
            P("M0 110C50 80 110 140 168 104V230H0Z", ac) +
            E(84, 70, 36, 36, ac) +
            P("M84 44C98 64 106 72 106 84A22 22 0 0 1 62 84C62 72 70 64 84 44Z", "#fff") +
            Rr(34, 180, 100, 10, 5, "#fff", 'opacity=".8"') +
            Rr(50, 200, 68, 8, 4, "#fff", 'opacity=".6"'),
          side: Rr(0, 118, 120, 120, 0, ac, 'opacity=".85"'),
        }) +
        G(
          c.L(
            P("M-118 -62L-60 -150L118 -142L118 -88L50 -50Z", c.lg(["#fffaf0", "#e9dfcd"])) +
              P("M-60 -150L118 -142V-170L-60 -178Z", "#f4ecdc") +
              S("M-60 -150L118 -142", "#cbbda4", 3),
            { r: 3, h: 4, sh: 0 },
          ),
        ) +
        c.L(E(-14, -104, 24, 17, ac) + Rr(-38, -122, 48, 20, 5, ac) + E(-14, -122, 24, 13, lite(ac, 0.2)), {
          r: 3,
          h: 5,
          sh: 4,
        })
      );
    if (p.kind === "yoghurt") {
      const q = cup(c, { rx: 150, h: 170, y: -40, k: 0.44, taper: 0.8, color: "#fbf6ea", handle: 0 });
      return (
        q.back +
        c.clip(
          q.body,
          P("M-170 40C-80 90 80 20 170 66V190H-170Z", ac) +
            E(0, 66, 40, 34, "#fff8ea") +
            P("M-22 70C-26 46 22 46 22 70Q0 92 -22 70Z", ac),
        ) +
        P(
          q.body,
          c.lg(
            [
              ["#2a0f08", 0, 0.2],
              ["#fff", 0.28, 0.14],
              ["#fff", 0.5, 0],
              ["#2a0f08", 1, 0.3],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        c.L(E(0, q.y + 6, q.rx * 0.96, q.ry * 0.94, c.rg(["#fffdf6", "#faf3e4", "#e6d9c0"])), {
          r: 5,
          h: 5,
          sh: 0,
          tex: 0.1,
          tf: 0.02,
        }) +
        I.cream(c, 0, q.y - 2, 60, "#fffaf2") +
        I.mint(c, 46, q.y - 26, 30)
      );
    }
    const one = (x, col, sc, y = 0) => {
      const prof = [
          [26, -150],
          [28, -132],
          [32, -112],
          [64, -70],
          [72, -20],
          [72, 60],
          [72, 130],
          [64, 156],
        ],
        d = turnedD(prof, 0.24);
      return G(
        standShadow(c, 68, 158) +
          P(
            d,
            c.lg(
              [
                ["#d9cdb9", 0],
                ["#fffdf6", 0.24],
                ["#fdf7ea", 0.5],
                ["#d8c8b0", 0.84],
                ["#bfae94", 1],
              ],
              [0, 0, 1, 0],
            ),
          ) +
          c.clip(
            d,
            P("M-90 -10C-40 -34 40 14 90 -14V110C40 130 -40 90 -90 116Z", col) +
              E(0, 50, 34, 34, "#fffaf0") +
              P("M0 24C13 42 20 50 20 62A20 20 0 0 1 -20 62C-20 50 -13 42 0 24Z", col) +
              P(
                d,
                c.lg(
                  [
                    ["#2a0f08", 0, 0.2],
                    ["#fff", 0.26, 0.2],
                    ["#fff", 0.46, 0],
                    ["#2a0f08", 1, 0.3],
                  ],
                  [0, 0, 1, 0],
                ),
              ),
          ) +
          c.L(
            Rr(-32, -182, 64, 38, 7, dark(col, 0.08)) +
              S("M-20 -178v30M-7 -178v30M6 -178v30M19 -178v30", "#fff", 2, 'opacity=".35"'),
            { r: 4, h: 6, sh: 2 },
          ),
        at(x, y, 0, sc),
      );
    };
    return p.kind === "laban"
      ? one(-40, "#3f8f6b", 1.12) + G(tumblerSmall(c), at(128, 54))
      : one(-40, "#3f74a8", 1.12) + G(tumblerSmall(c), at(128, 54));
  },
  { view: "front", cy: 244, scale: 1.06 },
);
const tumblerSmall = (c) =>
  standShadow(c, 46, 106, 0.7, 0.6) +
  P("M-58 -40L-46 100Q0 116 46 100L58 -40Z", "#fff", 'opacity=".3"') +
  P("M-54 -16L-43 94Q0 110 43 94L54 -16Z", c.lg(["#e6dccb", "#fffdf6", "#fbf4e6", "#d6c7b0"], [0, 0, 1, 0])) +
  E(0, -16, 54, 14, "#fffdf6") +
  E(0, -40, 58, 16, "none", 'stroke="#fff" stroke-width="3" opacity=".8"') +
  S("M-42 -26L-34 80", "#fff", 7, `opacity=".6" ${c.blur(2)}`);
export const eggs = A(
  "eggs",
  "grocery",
  { shell: ["brown", "white", "mixed"], tray: ["kraft", "green", "grey"] },
  (c, p) => {
    const t = { grey: "#b5afa5", kraft: "#c2a076", green: "#8fa58a" }[p.tray];
    let s =
      P("M-250 -60H250V140H-250Z", c.tint.shadow, `opacity=".5" transform="translate(8 20)" ${c.blur(11)}`) +
      c.L(Rr(-250, -92, 500, 244, 26, t), { r: 9, h: 13, tex: 0.2, tf: 0.12, sh: 0, spec: 0.02 });
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 5; i++) {
        const x = -188 + i * 94,
          y = -44 + r * 74;
        s += E(x, y + 10, 43, 31, dark(t, 0.5), `${c.blur(3)} opacity=".8"`);
        const col =
          p.shell === "white"
            ? "#fbf3e4"
            : p.shell === "brown"
              ? "#d9a273"
              : c.pick(["#f6ecdc", "#d9a878", "#e9cba6"]);
        s += c.L(
          P(
            `M${x} ${y - 50}C${x + 26} ${y - 50} ${x + 40} ${y - 14} ${x + 38} ${y + 6}C${x + 34} ${y + 32} ${x - 34} ${y + 32} ${x - 38} ${y + 6}C${x - 40} ${y - 14} ${x - 26} ${y - 50} ${x} ${y - 50}Z`,
            c.rg(
              [
                [lite(col, 0.5), 0],
                [col, 0.5],
                [dark(col, 0.24), 1],
              ],
              [0.36, 0.26, 0.8],
            ),
          ),
          { r: 8, h: 5, sh: 4, spec: 0.06 },
        );
        if (r < 2 && i < 4)
          s += c.L(P(`M${x + 36} ${y + 36}l11 -30l11 30Z`, lite(t, 0.15)), { r: 3, h: 5, sh: 2 });
      }
    return s;
  },
  { cy: 236 },
);
export const sack = A(
  "rice-bag",
  "grocery",
  {
    kind: ["basmati", "flour", "sugar", "lentils", "spice"],
    color: ["accent", "green", "blue", "red", "gold"],
  },
  (c, p) => {
    const col = { accent: c.tint.accent, green: "#3f7a52", blue: "#33648c", red: "#a83228", gold: "#c7922e" }[
        p.color
      ],
      gr = {
        basmati: ["#dccaa6"],
        flour: ["#fbf4e6"],
        sugar: ["#fffdf8", "#f2ece0"],
        lentils: ["#d9722e", "#e58a44", "#c25a1e"],
        spice: ["#c9481c", "#dd6a2a", "#a83414"],
      }[p.kind];
    const art =
      Rr(-130, -60, 260, 150, 0, "#fbf3e0") +
      P("M-130 -60Q0 -96 130 -60Z", "#fbf3e0") +
      S("M-130 -50H130M-130 82H130", "#d9a83a", 5) +
      E(0, 16, 52, 50, col) +
      (p.kind === "basmati" || p.kind === "flour"
        ? [-1, 0, 1]
            .map(
              (i) =>
                S(`M${i * 20} 50q${i * 8} -34 ${i * 14} -64`, "#f6dc94", 4) +
                [0, 1, 2, 3]
                  .map(
                    (k) =>
                      E(
                        i * 20 + i * 11 - 7,
                        24 - k * 13,
                        7,
                        4,
                        "#f6dc94",
                        `transform="rotate(40 ${i * 20 + i * 11 - 7} ${24 - k * 13})"`,
                      ) +
                      E(
                        i * 20 + i * 11 + 7,
                        24 - k * 13,
                        7,
                        4,
                        "#f6dc94",
                        `transform="rotate(-40 ${i * 20 + i * 11 + 7} ${24 - k * 13})"`,
                      ),
                  )
                  .join(""),
            )
            .join("")
        : P("M0 -20C20 4 30 16 30 32A30 30 0 0 1 -30 32C-30 16 -20 4 0 -20Z", "#f6dc94")) +
      Rr(-60, 104, 120, 9, 4, "#fbf3e0", 'opacity=".8"') +
      Rr(-40, 120, 80, 7, 3, "#fbf3e0", 'opacity=".6"');
    let s = G(pouch(c, { w: 236, h: 310, y: 160, color: col, art, belly: 1.1, gloss: 0.7 }), at(-36, 0));
    s += c.L(
      P(c.blob(150, 152, 78, 26, { n: 12, w: 0.06 }), c.rg([lite(gr[0], 0.3), gr[0], dark(gr[0], 0.2)])),
      {
        r: 7,
        h: 10,
        tex: { flour: 0.3, spice: 0.3, sugar: 0.5 }[p.kind] ?? 0,
        tf: p.kind === "sugar" ? 0.4 : 0.1,
        lift: p.kind === "flour" || p.kind === "sugar" ? 0.5 : 0,
      },
    );
    if (p.kind === "lentils")
      s += c.L(
        c.scatter(80, 84, 28, 150, 146, 2).map(([x, y]) => E(x, y, 8, 5.6, c.pick(gr))),
        { r: 1.6, h: 2.6, sh: 2 },
      );
    if (p.kind === "basmati") s += I.rice(c, { cx: 150, cy: 154, rx: 84, ry: 24, h: 22, kind: "white" });
    return s;
  },
  { view: "front", cy: 244, scale: 1.08 },
);
export const snack = A(
  "snack",
  "grocery",
  {
    kind: ["chips", "popcorn", "nuts", "biscuit", "noodle", "chocolate"],
    color: ["red", "blue", "gold", "green", "purple", "orange"],
  },
  (c, p) => {
    const col = {
      red: "#c2332a",
      blue: "#2f5f9c",
      gold: "#e0a32a",
      green: "#4f8a3c",
      purple: "#6f3f86",
      orange: "#e5752a",
    }[p.color];
    if (p.kind === "chocolate") {
      const ch = "#4a2412";
      let g = "";
      for (let r = 0; r < 3; r++)
        for (let q = 0; q < 4; q++)
          g += c.L(Rr(-30 + q * 56, -66 + r * 46, 52, 42, 5, c.lg(["#7a4526", ch, "#341609"])), {
            r: 4,
            h: 7,
            sh: 1,
            spec: 0.4,
          });
      return (
        c.shadow(0, 60, 210, 70) +
        G(
          c.L(Rr(-36, -72, 232, 150, 6, "#3a1a0c"), { r: 4 }) +
            g +
            c.L(
              P(
                "M-220 -82H-10L8 -56L-14 -30L10 0L-12 30L8 60L-10 88H-220Z",
                c.lg([lite(col, 0.2), col, dark(col, 0.25)]),
              ) +
                P(
                  "M-10 -82L8 -56L-14 -30L10 0L-12 30L8 60L-10 88L12 88L30 60L8 30L32 0L8 -30L30 -56L12 -82Z",
                  "#e9d9b0",
                ) +
                E(-120, 0, 52, 44, "#fff3da") +
                P("M-146 10C-150 -20 -96 -20 -96 6Q-120 34 -146 10Z", ch),
              { r: 4, h: 6, sh: 6, tex: 0.05, tf: 0.03 },
            ),
          at(0, 0, -10, 1.12),
        ) +
        I.nuts(c, c.scatter(7, 150, 20, 40, 142), undefined, 17)
      );
    }
    const ic = {
      chips: () =>
        [
          [-34, 10, -16],
          [30, -10, 14],
          [2, 40, 4],
        ]
          .map(([x, y, r]) =>
            G(
              c.L(
                P("M-48 0C-40 -34 40 -34 48 0C36 26 -36 26 -48 0Z", c.rg(["#fbe08a", "#f2c04a", "#d99a2a"])) +
                  S("M-34 -6q34 -16 68 0M-36 4q36 -14 72 0", "#c98a22", 2, 'opacity=".5"'),
                { r: 4, h: 6, sh: 3 },
              ),
              at(x, y, r),
            ),
          )
          .join(""),
      popcorn: () =>
        c
          .scatter(10, 56, 38, 0, 12)
          .map(([x, y]) =>
            c.L(P(c.blob(x, y, 21, 18, { n: 6, w: 0.22 }), c.rg(["#fffaf0", "#fbedc0", "#e9c46a"])), {
              r: 4,
              h: 6,
              sh: 3,
            }),
          )
          .join(""),
      nuts: () => I.nuts(c, c.scatter(14, 58, 42, 0, 12), undefined, 17),
      biscuit: () =>
        [
          [-26, 0],
          [26, 22],
        ]
          .map(([x, y]) =>
            c.L(
              E(x, y, 44, 42, "#d9a255") +
                E(x, y, 32, 30, "none", 'stroke="#b97c34" stroke-width="3"') +
                I.flecks(
                  c,
                  [
                    [x - 12, y - 8],
                    [x + 12, y - 6],
                    [x, y + 12],
                  ],
                  ["#8a5a24"],
                  4,
                ),
              { r: 4, h: 6, sh: 4 },
            ),
          )
          .join(""),
      noodle: () => I.strands(c, { cx: 0, cy: 14, rx: 62, ry: 44, n: 34, w: 6 }),
    }[p.kind];
    const art =
      P("M-140 -60C-60 -110 60 -20 140 -70V90C60 140 -60 50 -140 100Z", lite(col, 0.78)) +
      P("M-140 -72C-60 -122 60 -32 140 -82V-70C60 -20 -60 -110 -140 -60Z", "#f2c94a") +
      G(ic(), 'transform="translate(0 6) scale(.92)"') +
      Rr(-58, -112, 116, 17, 8, "#fffaf0", 'opacity=".95"') +
      Rr(-36, -88, 72, 9, 4, "#fffaf0", 'opacity=".7"') +
      Rr(-40, 118, 80, 8, 4, "#fffaf0", 'opacity=".6"');
    return (
      pouch(c, { w: 222, h: 318, y: 164, color: col, art, belly: 1.07 }) +
      (p.kind === "chips"
        ? [
            [150, 168, 8],
            [190, 150, -20],
            [-160, 172, 14],
          ]
            .map(([x, y, r]) =>
              G(
                c.L(
                  P(
                    "M-40 0C-34 -22 34 -22 40 0C30 18 -30 18 -40 0Z",
                    c.rg(["#fbe08a", "#f2c04a", "#d99a2a"]),
                  ),
                  { r: 4, h: 6 },
                ),
                at(x, y, r),
              ),
            )
            .join("")
        : p.kind === "nuts"
          ? I.nuts(c, c.scatter(6, 40, 14, 166, 168), undefined, 15)
          : "")
    );
  },
  { view: "front", cy: 246, scale: 1.08 },
);
export const jar = A(
  "jar",
  "grocery",
  { kind: ["honey", "jam", "olives", "tahini", "oil", "ghee"], lid: ["gold", "accent", "white"] },
  (c, p) => {
    const col = {
        honey: "#d98a1a",
        jam: "#a8263a",
        olives: "#6b7a32",
        tahini: "#d9b981",
        oil: "#c9a52a",
        ghee: "#f0c74a",
      }[p.kind],
      lc = { gold: "#cfa24a", accent: c.tint.accent, white: "#f2ece0" }[p.lid];
    if (p.kind === "oil") {
      const prof = [
          [20, -190],
          [20, -130],
          [26, -108],
          [58, -70],
          [62, -20],
          [62, 80],
          [60, 140],
          [54, 160],
        ],
        d = turnedD(prof, 0.24);
      return (
        G(
          standShadow(c, 58, 162) +
            E(96, 186, 56, 15, "#f2d05a", `opacity=".5" ${c.blur(7)}`) +
            P(
              d,
              c.lg(
                [
                  [dark(col, 0.5), 0],
                  [lite(col, 0.35), 0.22],
                  [col, 0.5],
                  [lite(col, 0.2), 0.72],
                  [dark(col, 0.5), 1],
                ],
                [0, 0, 1, 0],
              ),
            ) +
            c.clip(
              d,
              Rr(-70, -24, 140, 122, 0, "#fbf3e0") +
                I.leaf(c, -30, 46, 64, -30, "#6f8f3c") +
                I.leaf(c, 2, 52, 50, 10, "#5f7d2c") +
                E(6, 22, 15, 18, "#6b7a32") +
                Rr(-36, 74, 72, 8, 4, c.tint.accent),
            ) +
            P(
              d,
              c.lg(
                [
                  ["#2a0f08", 0, 0.2],
                  ["#fff", 0.26, 0.26],
                  ["#fff", 0.44, 0],
                  ["#2a0f08", 1, 0.34],
                ],
                [0, 0, 1, 0],
              ),
            ) +
            Rr(-44, -60, 10, 200, 5, "#fff", `opacity=".7" ${c.blur(2.6)}`) +
            c.L(Rr(-24, -212, 48, 44, 5, "#3a3a2a"), { r: 4, h: 6 }),
          at(-30, 4, 0, 1.06),
        ) +
        c
          .scatter(5, 50, 16, 130, 156)
          .map(([x, y]) => I.olive(c, x, y, 20, c.pick(["#6b7a32", "#3b2f3a", "#7f8a3c"])))
          .join("") +
        c.L(I.leaf(c, 90, 130, 70, -20, "#8a9a5c", 0.24) + I.leaf(c, 110, 140, 70, 20, "#74864a", 0.24), {
          r: 2,
        })
      );
    }
    const prof = [
        [84, -96],
        [98, -70],
        [104, -30],
        [104, 60],
        [102, 130],
        [90, 152],
      ],
      d = turnedD(prof, 0.3);
    let inn = "";
    if (p.kind === "olives")
      inn = c
        .scatter(30, 92, 110, 0, 30)
        .map(([x, y]) => I.olive(c, x, y, 22, c.pick(["#6b7a32", "#7f8a3c", "#55642a"])))
        .join("");
    if (p.kind === "jam")
      inn = I.flecks(c, c.scatter(60, 100, 110, 0, 30), ["#d9505a", "#7c1626", "#f2a0a0"], 4);
    return (
      standShadow(c, 96, 156) +
      E(130, 182, 76, 18, col, `opacity=".45" ${c.blur(8)}`) +
      P(
        d,
        c.lg(
          [
            [dark(col, 0.45), 0],
            [lite(col, 0.4), 0.22],
            [col, 0.5],
            [lite(col, 0.12), 0.75],
            [dark(col, 0.45), 1],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      c.clip(
        d,
        inn +
          Rr(-110, -10, 220, 104, 0, "#fbf3e0") +
          S("M-110 -2H110M-110 86H110", c.tint.accent, 4) +
          E(0, 42, 32, 32, c.tint.accent) +
          (p.kind === "honey"
            ? P("M0 22L18 32V52L0 62L-18 52V32Z", "#f2c24a")
            : P("M0 20C13 38 20 44 20 54A20 20 0 0 1 -20 54C-20 44 -13 38 0 20Z", "#fbf3e0")) +
          P(
            d,
            c.lg(
              [
                ["#2a0f08", 0, 0.18],
                ["#fff", 0.24, 0.26],
                ["#fff", 0.42, 0],
                ["#2a0f08", 1, 0.3],
              ],
              [0, 0, 1, 0],
            ),
          ),
      ) +
      Rr(-82, -78, 14, 210, 7, "#fff", `opacity=".65" ${c.blur(3)}`) +
      c.L(
        P(
          turnedD(
            [
              [86, -138],
              [92, -130],
              [92, -96],
              [88, -90],
            ],
            0.24,
          ),
          c.lg([dark(lc, 0.3), lite(lc, 0.5), lc, dark(lc, 0.35)], [0, 0, 1, 0]),
        ) + E(0, -138, 86, 20, lite(lc, 0.3)),
        { r: 3, h: 4, sh: 3 },
      ) +
      (p.kind === "honey"
        ? G(
            c.L(
              S("M0 0L96 -150", "#b9824f", 11) +
                [0, 1, 2, 3, 4]
                  .map((i) =>
                    E(
                      -4 - i * 8 + 12,
                      6 + i * 13 - 20,
                      26 - Math.abs(i - 2) * 5,
                      9,
                      "#c08a4a",
                      'transform="rotate(32)"',
                    ),
                  )
                  .join(""),
              { r: 3, h: 5 },
            ),
            at(176, 140),
          )
        : "")
    );
  },
  { view: "front", cy: 246, scale: 1.1 },
);
export const rawMeat = A("butcher", "grocery", { kind: ["beef", "chicken", "fish", "mince"] }, (c, p) => {
  let s =
    P("M-240 -110H240V140H-240Z", c.tint.shadow, `opacity=".5" transform="translate(8 18)" ${c.blur(11)}`) +
    c.L(Rr(-244, -120, 488, 264, 26, "#2f3338"), { r: 8, h: 11, sh: 0 }) +
    Rr(-222, -100, 444, 224, 18, c.lg(["#15171a", "#34383d"])) +
    I.lettuce(c, -170, 70, 60, 36) +
    I.lettuce(c, 176, -50, 54, 34);
  if (p.kind === "beef")
    for (const [x, y] of [
      [-70, -16],
      [76, 22],
    ]) {
      const d = c.blob(x, y, 130, 78, { n: 9, w: 0.08 });
      let m = "";
      for (let i = 0; i < 9; i++) {
        const a = x + c.R(-90, 90),
          b = y + c.R(-50, 50);
        m += `M${n1(a)} ${n1(b)}q${n1(c.R(-30, 30))} ${n1(c.R(-20, 20))} ${n1(c.R(-50, 50))} ${n1(c.R(-26, 26))}`;
      }
      s += c.L(
        P(d, c.rg(["#d2525a", "#b03040", "#8a2030"])) +
          c.clip(
            d,
            S(m, "#f6d6c8", 5, `opacity=".75" ${c.blur(0.8)}`) +
              P(d, "none", 'stroke="#f6e2d0" stroke-width="16"'),
          ),
        { r: 8, h: 12, sh: 6, spec: 0.4 },
      );
    }
  if (p.kind === "chicken")
    for (const [x, y, r] of [
      [-90, -10, -10],
      [70, -20, 14],
      [10, 56, 4],
    ])
      s += c.L(
        P(
          "M-110 6C-110 -50 -20 -64 40 -44C90 -30 120 0 104 22C80 50 -90 64 -110 6Z",
          c.rg(["#fbd6c2", "#f0b49c", "#d98f7a"]),
        ) +
          S(
            "M-70 0C-20 -20 30 -20 80 4M-60 22C-20 6 30 8 70 22",
            "#fbe6d8",
            4,
            `opacity=".6" ${c.blur(1.4)}`,
          ),
        { r: 9, h: 13, spec: 0.4 },
        at(x, y, r),
      );
  if (p.kind === "fish")
    for (const [x, y] of [
      [-30, -40],
      [30, 50],
    ])
      s += c.L(
        P(
          "M-170 10C-150 -50 60 -60 170 -20C180 10 100 54 -60 50C-130 48 -174 34 -170 10Z",
          c.lg(["#f8a47c", "#ee7a50", "#d35c38"]),
        ) +
          c.clip(
            "M-170 10C-150 -50 60 -60 170 -20C180 10 100 54 -60 50C-130 48 -174 34 -170 10Z",
            S(
              [-120, -80, -40, 0, 40, 80, 120].map((q) => `M${q} -48q30 44 -8 98`).join(""),
              "#fbd3bc",
              5,
              'opacity=".75"',
            ),
          ),
        { r: 8, h: 12, spec: 0.4 },
        at(x, y),
      );
  if (p.kind === "mince") {
    s += I.strands(c, {
      cx: 0,
      cy: 8,
      rx: 180,
      ry: 96,
      n: 120,
      cols: ["#c2404a", "#d9646a", "#e9a8a0"],
      w: 12,
    });
  }
  return s + I.herbs(c, c.scatter(6, 170, 30, 0, 96), 15) + I.cherryTomato(c, -190, -70, 19);
});

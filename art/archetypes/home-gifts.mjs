import { A, mix, lite, dark, P, S, E, G, Rr, n1, at, ellD, turnedD } from "../canvas.mjs";
import { WARES, bowl, box, pouch, turned, standShadow } from "../vessels.mjs";
import * as I from "../ingredients.mjs";
const HUES = {
  blue: "#2f6aa8",
  green: "#4f9a5c",
  violet: "#7a55a0",
  coral: "#e0694c",
  teal: "#2f8a8a",
  gold: "#d9a032",
  pink: "#d9748c",
};
const drop = (x, y, s, f) =>
  P(
    `M${x} ${y - s}C${x + s * 0.62} ${y - s * 0.2} ${x + s * 0.9} ${y + s * 0.2} ${x + s * 0.9} ${y + s * 0.5}A${s * 0.9} ${s * 0.9} 0 0 1 ${x - s * 0.9} ${y + s * 0.5}C${x - s * 0.9} ${y + s * 0.2} ${x - s * 0.62} ${y - s * 0.2} ${x} ${y - s}Z`,
    f,
  );
const bubbles = (c, pts) =>
  pts
    .map(
      ([x, y, r]) =>
        E(
          x,
          y,
          r,
          r,
          c.rg(
            [
              ["#fff", 0, 0.1],
              ["#fff", 0.7, 0.16],
              ["#fff", 1, 0.7],
            ],
            [0.5, 0.5, 0.5],
          ),
        ) + E(x - r * 0.35, y - r * 0.38, r * 0.2, r * 0.14, "#fff", 'opacity=".95"'),
    )
    .join("");
const bottleShade = (c, d) =>
  P(
    d,
    c.lg(
      [
        ["#2a0f08", 0, 0.22],
        ["#fff", 0.24, 0.26],
        ["#fff", 0.42, 0],
        ["#2a0f08", 1, 0.34],
      ],
      [0, 0, 1, 0],
    ),
  );
export const detergent = A(
  "detergent",
  "home",
  { kind: ["laundry", "spray", "dish", "tissue"], hue: Object.keys(HUES) },
  (c, p) => {
    const col = HUES[p.hue];
    if (p.kind === "tissue")
      return (
        box(c, {
          w: 290,
          h: 130,
          d: 150,
          y: 128,
          color: lite(col, 0.35),
          front:
            P("M0 70C70 30 150 120 290 60V130H0Z", col, 'opacity=".6"') +
            P("M0 96C90 60 180 140 290 90V130H0Z", lite(col, 0.75), 'opacity=".75"') +
            [50, 130, 220].map((x, i) => E(x, 36 + i * 8, 15, 15, "#fff", 'opacity=".75"')).join(""),
        }) +
        c.L(
          P(
            "M-40 -52C-90 -110 -60 -170 -20 -150C-10 -200 60 -190 50 -140C96 -160 110 -100 70 -52C40 -30 -10 -32 -40 -52Z",
            c.lg(["#fffdf8", "#f7f0e4", "#e0d4c2"]),
          ) +
            S(
              "M-20 -60C-40 -100 -30 -130 -18 -146M20 -56C16 -100 30 -130 46 -140",
              "#cfc0aa",
              3,
              'opacity=".6"',
            ),
          { r: 8, h: 9, sh: 3 },
        )
      );
    if (p.kind === "spray") {
      const d = turnedD(
        [
          [26, -84],
          [34, -58],
          [70, -10],
          [74, 50],
          [72, 130],
          [66, 156],
        ],
        0.24,
      );
      return (
        standShadow(c, 68, 160) +
        P(
          d,
          c.lg(
            [
              [dark(col, 0.3), 0],
              [lite(col, 0.45), 0.24],
              [col, 0.5],
              [dark(col, 0.32), 1],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        c.clip(
          d,
          E(0, 66, 56, 56, "#fffaf0") +
            drop(0, 62, 28, col) +
            bubbles(c, [
              [30, 30, 12],
              [-34, 96, 9],
            ]) +
            bottleShade(c, d),
        ) +
        c.L(
          P(
            "M-30 -84V-124L-96 -132V-160Q-40 -196 46 -176Q74 -160 76 -122L60 -116Q50 -140 30 -126V-84Z",
            "#f7f2e8",
          ) +
            Rr(-116, -158, 28, 24, 5, col) +
            P("M-52 -126C-70 -110 -62 -84 -48 -74L-38 -80C-46 -96 -42 -112 -32 -122Z", col),
          { r: 6, h: 9, sh: 3 },
        ) +
        bubbles(c, [
          [-150, 130, 24],
          [-186, 152, 14],
          [150, 140, 20],
          [-130, 160, 10],
        ])
      );
    }
    if (p.kind === "dish") {
      const d = turnedD(
        [
          [24, -112],
          [40, -90],
          [70, -50],
          [62, 20],
          [74, 90],
          [72, 140],
          [64, 160],
        ],
        0.24,
      );
      return (
        standShadow(c, 66, 164) +
        P(
          d,
          c.lg(
            [
              [dark(col, 0.4), 0],
              [lite(col, 0.5), 0.22],
              [col, 0.5],
              [lite(col, 0.2), 0.74],
              [dark(col, 0.4), 1],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        c.clip(
          d,
          Rr(-80, 0, 160, 110, 0, "#fffaf0", 'opacity=".95"') +
            I.citrus(c, 0, 54, 38, 1, "#e8cf3a") +
            bottleShade(c, d),
        ) +
        turned(
          c,
          [
            [16, -156],
            [22, -146],
            [26, -118],
            [28, -108],
          ],
          "#f7f2e8",
          {},
        ) +
        c.L(Rr(-9, -178, 18, 28, 5, col), { r: 3 }) +
        c.L(Rr(110, 118, 110, 50, 12, "#f0c83a") + Rr(110, 118, 110, 18, 9, "#5f9a4a"), {
          r: 5,
          h: 8,
          tex: 0.5,
          tf: 0.12,
          sh: 6,
        }) +
        bubbles(c, [
          [-140, 140, 24],
          [-176, 160, 14],
          [140, 96, 16],
          [196, 92, 22],
          [170, 78, 10],
        ])
      );
    }
    const d =
      "M-96 -64C-96 -96 -60 -108 -30 -108H44C96 -108 118 -70 122 -10C126 60 122 130 112 158Q0 176 -104 158C-116 120 -112 40 -96 -64ZM48 -62C40 -62 36 -54 38 -44L46 30C48 44 84 44 84 28C84 -10 78 -62 48 -62Z";
    const out =
      "M-96 -64C-96 -96 -60 -108 -30 -108H44C96 -108 118 -70 122 -10C126 60 122 130 112 158Q0 176 -104 158C-116 120 -112 40 -96 -64Z";
    return (
      standShadow(c, 108, 160) +
      c.L(
        `<path d="${d}" fill-rule="evenodd" fill="${c.lg(
          [
            [dark(col, 0.14), 0],
            [lite(col, 0.3), 0.25],
            [col, 0.55],
            [dark(col, 0.3), 1],
          ],
          [0, 0, 1, 0],
        )}"/>`,
        { r: 9, h: 12, sh: 0, spec: 0.3 },
      ) +
      c.clip(
        out,
        E(-20, 92, 74, 58, "#fffaf0") +
          G(
            [0, 60, 120, 180, 240, 300]
              .map((a) => E(0, -22, 12, 22, lite(col, 0.25), `transform="rotate(${a})"`))
              .join("") + E(0, 0, 11, 11, "#f2c94a"),
            at(-20, 92),
          ),
      ) +
      turned(
        c,
        [
          [44, -160],
          [50, -152],
          [50, -112],
          [48, -104],
        ],
        lite(col, 0.8),
        {},
      ).replace(/^/, '<g transform="translate(-22 0)">') +
      "</g>" +
      c.L(
        P(c.blob(176, 146, 64, 30, { n: 12, w: 0.05 }), "#fff8ea") +
          S("M124 142q50 -24 104 -4", "#e0d2bc", 4),
        { r: 10, h: 12, sh: 6, tex: 0.12, tf: 0.1 },
      ) +
      bubbles(c, [
        [-160, 146, 22],
        [-190, 164, 12],
      ])
    );
  },
  { view: "front", cy: 246, scale: 1.1 },
);
export const medicine = A(
  "medicine",
  "pharmacy",
  { kind: ["tablets", "syrup", "drops", "firstaid"], hue: Object.keys(HUES) },
  (c, p) => {
    const col = HUES[p.hue];
    const bx = (w, h, d, y = 150) =>
      box(c, {
        w,
        h,
        d,
        y,
        color: "#fbf7ee",
        front:
          P(`M0 ${h * 0.58}C${w * 0.3} ${h * 0.42} ${w * 0.6} ${h * 0.78} ${w} ${h * 0.5}V${h}H0Z`, col) +
          P(
            `M0 ${h * 0.53}C${w * 0.3} ${h * 0.37} ${w * 0.6} ${h * 0.73} ${w} ${h * 0.45}V${h * 0.5}C${w * 0.6} ${h * 0.78} ${w * 0.3} ${h * 0.42} 0 ${h * 0.58}Z`,
            lite(col, 0.5),
          ) +
          P(`M${w * 0.12 + 15} ${h * 0.14}h14v15h15v14h-15v15h-14v-15h-15v-14h15Z`, col) +
          Rr(w * 0.42, h * 0.15, w * 0.44, 12, 6, "#4a4540", 'opacity=".75"') +
          Rr(w * 0.42, h * 0.15 + 20, w * 0.3, 8, 4, "#4a4540", 'opacity=".4"'),
        side: Rr(0, h * 0.55, d, h * 0.5, 0, col),
      });
    if (p.kind === "firstaid")
      return (
        box(c, {
          w: 290,
          h: 190,
          d: 120,
          y: 150,
          color: "#d23a34",
          r: 14,
          front:
            E(145, 98, 62, 62, "#fffaf0") + P("M131 56h28v28h28v28h-28v28h-28v-28h-28v-28h28Z", "#d23a34"),
        }) +
        c.L(S("M-80 -62C-80 -110 40 -100 40 -52", "#8f2420", 13), { r: 4 }) +
        c.L(
          Rr(150, 150, 96, 26, 13, "#e6b98a", 'transform="rotate(-14 190 160)"') +
            Rr(184, 150, 28, 26, 2, "#f4d9b8", 'transform="rotate(-14 190 160)"'),
          { r: 3, h: 5 },
        )
      );
    if (p.kind === "tablets") {
      let s = G(bx(250, 170, 74, 118), at(-30, -8));
      let bl = c.L(Rr(0, 0, 190, 92, 10, "#c9ccce"), { r: 4, h: 6, sh: 6, spec: 0.5 });
      for (let r = 0; r < 2; r++)
        for (let i = 0; i < 5; i++)
          bl += c.L(
            E(
              24 + i * 36,
              26 + r * 40,
              14,
              14,
              i === 4 && r ? "#a9adb0" : p.hue === "gold" ? "#f6e2a4" : "#fffaf0",
            ),
            { r: 4, h: 7, sh: 2, spec: 0.5 },
          );
      return (
        s +
        G(bl, at(30, 92, -10, 1.05)) +
        c.L(
          [
            [-150, 166],
            [-112, 176],
          ].map(([x, y], i) =>
            G(
              Rr(-24, -10, 24, 20, 10, col) +
                Rr(-4, -10, 26, 20, 10, "#fffaf0") +
                Rr(-8, -10, 10, 20, 0, i ? "#fffaf0" : col),
              at(x, y, -20 + i * 50),
            ),
          ),
          { r: 4, h: 6, spec: 0.5 },
        )
      );
    }
    const dr = p.kind === "drops",
      w = dr ? 42 : 66,
      gl = "#8a4a1c",
      d = turnedD(
        [
          [w * 0.44, -92],
          [w * 0.46, -70],
          [w * 0.9, -44],
          [w, -10],
          [w, 120],
          [w * 0.9, 144],
        ],
        0.24,
      );
    let s = G(bx(150, 236, 90, 146), at(-96, -4));
    s += G(
      standShadow(c, w, 148, 0.8, 0.8) +
        P(
          d,
          c.lg(
            [
              [dark(gl, 0.5), 0],
              [lite(gl, 0.4), 0.22],
              [gl, 0.5],
              [lite(gl, 0.1), 0.74],
              [dark(gl, 0.5), 1],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        c.clip(
          d,
          Rr(-90, 0, 180, 100, 0, "#fffaf0") +
            Rr(-90, 70, 180, 30, 0, col) +
            P("M-8 14h16v14h14v16h-14v14h-16v-14h-14v-16h14Z", col) +
            bottleShade(c, d),
        ) +
        (dr
          ? turned(
              c,
              [
                [8, -170],
                [15, -156],
                [15, -120],
                [22, -116],
                [24, -92],
              ],
              "#3a3a3e",
              {},
            )
          : turned(
              c,
              [
                [34, -126],
                [36, -120],
                [36, -92],
                [35, -88],
              ],
              "#fffaf0",
              {},
            )),
      at(88, 22, 0, 1.06),
    );
    return (
      s +
      (dr
        ? ""
        : c.L(
            P(c.blob(192, 170, 36, 13, { n: 10, w: 0.03 }), "#d9d4ca") + S("M160 170L110 182", "#d9d4ca", 9),
            { r: 4, h: 6, spec: 0.5 },
          ) + E(192, 170, 26, 8, "#a83a2a"))
    );
  },
  { view: "front", cy: 240, scale: 1.1 },
);
export const vitamins = A(
  "vitamins",
  "pharmacy",
  { kind: ["omega", "c", "multi", "protein"], hue: Object.keys(HUES) },
  (c, p) => {
    const col = HUES[p.hue],
      big = p.kind === "protein",
      bc = big ? "#2c2c30" : p.kind === "c" ? "#e88a24" : "#f7f2e8",
      d = turnedD(
        big
          ? [
              [112, -96],
              [120, -80],
              [120, 130],
              [110, 154],
            ]
          : [
              [64, -88],
              [84, -66],
              [90, -30],
              [90, 120],
              [80, 146],
            ],
        0.28,
      ),
      R = big ? 120 : 90;
    let s =
      standShadow(c, R * 0.95, 150) +
      P(
        d,
        c.lg(
          [
            [dark(bc, 0.3), 0],
            [lite(bc, 0.4), 0.24],
            [bc, 0.5],
            [dark(bc, 0.3), 1],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      c.clip(
        d,
        Rr(-130, -36, 260, 150, 0, col) +
          P("M-130 60C-60 20 60 100 130 50V114H-130Z", lite(col, 0.72)) +
          E(0, 14, 38, 38, "#fffaf0") +
          (p.kind === "c"
            ? I.citrus(c, 0, 14, 33, 1, "#f2962a")
            : p.kind === "omega"
              ? drop(0, 12, 20, "#e0a32a")
              : p.kind === "protein"
                ? P("M10 -18L-20 20H-2L-12 46L22 6H4Z", "#e0a32a")
                : I.leaf(c, -22, 26, 52, -40, "#5f9a4a")) +
          bottleShade(c, d),
      );
    s += turned(
      c,
      big
        ? [
            [116, -140],
            [124, -132],
            [124, -98],
            [122, -92],
          ]
        : [
            [66, -136],
            [72, -128],
            [72, -92],
            [68, -84],
          ],
      big ? col : "#fffaf0",
      {},
    );
    const pill = (x, y, r) =>
      p.kind === "omega"
        ? c.L(
            E(0, 0, 25, 13, c.rg(["#ffe08a", "#efab2e", "#c77d14"])),
            { r: 5, h: 6, spec: 0.8, ex: 24 },
            at(x, y, r),
          )
        : p.kind === "c"
          ? c.L(E(0, 6, 24, 16, dark("#f2962a", 0.2)) + E(0, 0, 24, 16, "#f6ab4a"), { r: 3, h: 5 }, at(x, y))
          : c.L(
              Rr(-24, -11, 48, 22, 11, "#fffaf0") + P("M-13 -11H2V11H-13A11 11 0 0 1 -13 -11Z", col),
              { r: 4, h: 7, spec: 0.5 },
              at(x, y, r),
            );
    if (big)
      return (
        s +
        c.L(P(c.blob(176, 156, 58, 22, { n: 11, w: 0.06 }), "#e0c49a"), { r: 7, h: 10, tex: 0.3, tf: 0.12 })
      );
    return (
      s +
      [
        [126, 164, 20],
        [164, 148, -30],
        [176, 176, 50],
        [-136, 168, -16],
        [-168, 152, 34],
      ]
        .map(([x, y, r], i) => pill(x, y, r, i))
        .join("")
    );
  },
  { view: "front", cy: 244, scale: 1.16 },
);
export const cosmetics = A(
  "cosmetics",
  "beauty",
  {
    kind: ["tube", "cream", "serum", "lipstick", "shampoo"],
    hue: ["pink", "teal", "gold", "violet", "green", "coral"],
  },
  (c, p) => {
    const col = mix(HUES[p.hue], "#f6e4d6", 0.35);
    const podium =
      E(0, 172, 210, 44, dark(c.tint.lite, 0.25)) +
      E(0, 158, 210, 44, c.lg([c.tint.lite, mix(c.tint.base, c.tint.lite, 0.5), c.tint.base]));
    let s =
      c.shadow(0, 172, 210, 40) +
      P("M-210 158V172A210 44 0 0 0 210 172V158Z", c.lg([c.tint.lite, c.tint.deep], [0, 0, 1, 0])) +
      podium;
    const lab = (y, w = 60) =>
      Rr(-w / 2, y, w, 9, 4, "#fffaf0", 'opacity=".95"') +
      Rr(-w / 3, y + 18, w * 0.66, 5, 2.5, "#fffaf0", 'opacity=".8"');
    const tube = (x, y, sc) => {
      const d = "M-62 -150L62 -150C64 -60 50 60 44 104H-44C-50 60 -64 -60 -62 -150Z";
      let cr = "";
      for (let i = 1; i < 18; i++) cr += `M${-62 + i * 6.9} -149v14`;
      return G(
        E(6, 152, 54, 12, "#2a0f08", `opacity=".4" ${c.blur(5)}`) +
          c.L(
            P(
              d,
              c.lg(
                [
                  [dark(col, 0.2), 0],
                  [lite(col, 0.45), 0.28],
                  [col, 0.55],
                  [dark(col, 0.26), 1],
                ],
                [0, 0, 1, 0],
              ),
            ) + S(cr, "#2a0f08", 1.4, 'opacity=".25"'),
            { r: 6, h: 7, sh: 0, spec: 0.3 },
          ) +
          G(
            [0, 72, 144, 216, 288]
              .map((a) => E(0, -15, 8, 15, "#fffaf0", `transform="rotate(${a})"`))
              .join(""),
            at(0, -40),
          ) +
          lab(10) +
          turned(
            c,
            [
              [44, 104],
              [46, 110],
              [42, 142],
              [40, 150],
            ],
            "#f4e9da",
            { base: 0.22 },
          ),
        at(x, y, 0, sc),
      );
    };
    const jar = (x, y, sc, open) =>
      G(
        E(6, 58, 92, 18, "#2a0f08", `opacity=".4" ${c.blur(6)}`) +
          turned(
            c,
            [
              [88, -20],
              [92, -10],
              [92, 40],
              [84, 54],
            ],
            col,
            { base: 0.3 },
          ) +
          lab(16, 70) +
          (open
            ? E(0, -20, 88, 24, "#fffaf0") + I.cream(c, 0, -26, 52, "#fff7ee")
            : turned(
                c,
                [
                  [90, -56],
                  [95, -50],
                  [95, -22],
                  [93, -16],
                ],
                "#d9b573",
                { base: 0.3, gloss: 0.7 },
              ) + E(0, -56, 90, 24, c.lg(["#f4e2b8", "#d9b573", "#b98f4a"]))),
        at(x, y, 0, sc),
      );
    const serum = (x, y, sc) => {
      const gl = mix(HUES[p.hue], "#a85a2a", 0.4),
        d = turnedD(
          [
            [22, -52],
            [26, -36],
            [54, -18],
            [56, 20],
            [56, 110],
            [50, 130],
          ],
          0.26,
        );
      return G(
        E(6, 132, 56, 13, "#2a0f08", `opacity=".4" ${c.blur(5)}`) +
          P(
            d,
            c.lg(
              [
                [dark(gl, 0.4), 0],
                [lite(gl, 0.5), 0.24],
                [gl, 0.5],
                [lite(gl, 0.25), 0.74],
                [dark(gl, 0.45), 1],
              ],
              [0, 0, 1, 0],
            ),
            'opacity=".92"',
          ) +
          c.clip(
            d,
            Rr(-34, 20, 68, 74, 4, "#fffaf0", 'opacity=".95"') +
              drop(0, 48, 14, col) +
              Rr(-18, 74, 36, 6, 3, col) +
              bottleShade(c, d),
          ) +
          turned(
            c,
            [
              [24, -80],
              [26, -74],
              [26, -50],
            ],
            "#d9b573",
            { gloss: 0.7 },
          ) +
          turned(
            c,
            [
              [8, -142],
              [17, -132],
              [18, -100],
              [16, -80],
            ],
            "#3a3436",
            {},
          ),
        at(x, y, 0, sc),
      );
    };
    const lip = (x, y, sc, o) =>
      G(
        E(4, 112, 34, 9, "#2a0f08", `opacity=".4" ${c.blur(4)}`) +
          turned(
            c,
            [
              [32, 20],
              [33, 24],
              [33, 104],
              [31, 110],
            ],
            "#2e2629",
            { base: 0.24 },
          ) +
          turned(
            c,
            [
              [25, -24],
              [26, -20],
              [26, 20],
            ],
            "#d9b573",
            { gloss: 0.75 },
          ) +
          c.L(
            P(
              "M-21 -22V-70C-21 -90 10 -112 21 -104V-22Z",
              c.lg(
                [
                  [dark(HUES[p.hue], 0.1), 0],
                  ["#d9485c", 0.3],
                  ["#b92a44", 1],
                ],
                [0, 0, 1, 0],
              ),
            ),
            { r: 4, h: 7, sh: 0, spec: 0.5 },
          ) +
          E(0, -22, 25, 6, "none"),
        at(x, y, o, sc),
      );
    if (p.kind === "tube") s += tube(-30, 4, 1.08) + jar(116, 112, 0.74, true);
    if (p.kind === "cream")
      s +=
        jar(-20, 84, 1.3, true) +
        G(
          turned(
            c,
            [
              [90, -30],
              [95, -24],
              [95, 8],
              [93, 14],
            ],
            "#d9b573",
            { base: 0.3, gloss: 0.7 },
          ) + E(0, -30, 90, 24, c.lg(["#f4e2b8", "#d9b573", "#b98f4a"])),
          at(142, 150, 0, 0.6),
        );
    if (p.kind === "serum") s += serum(-50, 10, 1.2) + serum(70, 44, 0.92);
    if (p.kind === "lipstick")
      s +=
        lip(-60, 36, 1.2, 0) +
        lip(34, 44, 1.1, 0) +
        G(
          turned(
            c,
            [
              [34, -70],
              [36, -64],
              [36, 20],
              [33, 26],
            ],
            "#2e2629",
            { base: 0.24 },
          ),
          at(114, 134),
        );
    if (p.kind === "shampoo") {
      const d = turnedD(
        [
          [20, -112],
          [60, -92],
          [72, -50],
          [72, 100],
          [66, 130],
        ],
        0.24,
      );
      s +=
        G(
          E(6, 134, 70, 14, "#2a0f08", `opacity=".4" ${c.blur(5)}`) +
            P(
              d,
              c.lg(
                [
                  [dark(col, 0.2), 0],
                  [lite(col, 0.45), 0.26],
                  [col, 0.5],
                  [dark(col, 0.28), 1],
                ],
                [0, 0, 1, 0],
              ),
            ) +
            c.clip(
              d,
              I.leaf(c, -40, 20, 70, -60, "#fffaf0", 0.3) +
                I.leaf(c, -8, 20, 70, -100, "#fffaf0", 0.3) +
                G(lab(54), "") +
                bottleShade(c, d),
            ) +
            c.L(
              Rr(-12, -150, 24, 44, 4, "#f4e9da") + P("M-52 -170H22V-146H-40Q-52 -150 -52 -170Z", "#f4e9da"),
              { r: 4, h: 6 },
            ),
          at(-36, 12, 0, 1.1),
        ) + jar(112, 116, 0.7, false);
    }
    return s + I.leaf(c, -190, 150, 80, -24, "#8aa36a", 0.3) + I.flower(c, -168, 152, 26, lite(col, 0.25));
  },
  { view: "front", cy: 240, scale: 1.08 },
);
const BQ = {
  rose: ["#d9485c", "#e8788a", "#b92a44"],
  peach: ["#f2a583", "#f6c4a4", "#e88a6a"],
  white: ["#fbf4e8", "#f6e6d6", "#fffaf2"],
  violet: ["#8a5fa8", "#b48cc9", "#6b4590"],
  yellow: ["#f2c23a", "#f8da7a", "#e8a52a"],
  mixed: ["#e8788a", "#f2c23a", "#f6e6d6"],
};
export const bouquet = A(
  "bouquet",
  "flowers",
  { mix: Object.keys(BQ), wrap: ["kraft", "accent", "cream"], kind: ["rose", "daisy", "garden"] },
  (c, p) => {
    const cs = BQ[p.mix],
      wc = { kraft: "#c79a64", accent: lite(c.tint.accent, 0.2), cream: "#f4e9d6" }[p.wrap];
    let s =
      E(30, 176, 120, 24, c.tint.shadow, `opacity=".5" ${c.blur(10)}`) +
      c.L(
        P(
          "M-190 -40L-70 60L-30 176H30L70 60L190 -40L120 -90L0 -60L-120 -90Z",
          c.lg([lite(wc, 0.25), wc, dark(wc, 0.3)]),
        ),
        { r: 5, h: 7 },
      );
    let lf = "";
    for (let i = 0; i < 22; i++) {
      const a = 3.3 + (i / 21) * 2.85;
      lf += I.leaf(
        c,
        Math.cos(a) * 90,
        -50 + Math.sin(a) * 70,
        c.R(80, 116),
        a * 57.3 + c.R(-14, 14),
        c.pick(["#5f8f4a", "#7a9a5c", "#4a7a3c", "#8faa78"]),
        0.3,
      );
    }
    s += c.L(lf, { r: 2.6, h: 4.4, sh: 4 });
    const pts = [
      [-118, -62],
      [-70, -118],
      [0, -148],
      [72, -116],
      [120, -60],
      [-34, -76],
      [40, -78],
      [-86, -20],
      [0, -24],
      [84, -18],
    ];
    pts.forEach(([x, y], i) => {
      const k = p.kind === "garden" ? (i % 3 === 1 ? "daisy" : "rose") : p.kind;
      s += I.flower(c, x + c.R(-6, 6), y + c.R(-5, 5), c.R(46, 56), cs[i % 3], k);
    });
    for (const [x, y] of c.scatter(16, 150, 70, 0, -80)) s += E(x, y, 5, 4.6, "#fffaf0", 'opacity=".95"');
    const fr = "M-176 -20C-120 10 -60 26 0 20C60 26 120 10 176 -20L70 90L34 176Q0 186 -34 176L-70 90Z";
    s += c.L(
      P(
        fr,
        c.lg(
          [
            [lite(wc, 0.35), 0],
            [wc, 0.5],
            [dark(wc, 0.26), 1],
          ],
          [0, 0, 1, 0.3],
        ),
      ) +
        c.clip(
          fr,
          S(
            "M-150 0L-20 110M-90 20L-10 120M150 0L20 110M90 20L10 120M0 24V110",
            dark(wc, 0.5),
            4,
            `opacity=".25" ${c.blur(2)}`,
          ),
        ),
      { r: 5, h: 7, sh: 6 },
    );
    const rb = p.wrap === "accent" ? "#f4e3c4" : c.tint.accent;
    return (
      s +
      c.L(P("M-56 92Q0 112 56 92L50 122Q0 140 -50 122Z", rb), { r: 4, h: 6, sh: 4 }) +
      c.L(
        P("M0 112C-50 70 -92 90 -80 118C-70 142 -30 130 0 116C30 130 70 142 80 118C92 90 50 70 0 112Z", rb) +
          P("M-6 118L-44 176L-26 172L-18 184L6 122ZM6 118L44 172L28 172L22 184L-2 122Z", dark(rb, 0.12)) +
          E(0, 114, 15, 13, dark(rb, 0.1)),
        { r: 5, h: 9, sh: 4, spec: 0.3 },
      )
    );
  },
  { view: "front", cy: 250, scale: 1.1 },
);
export const plant = A(
  "plant",
  "flowers",
  { kind: ["monstera", "snake", "succulent", "palm"], pot: ["clay", "white", "ink", "sage"] },
  (c, p) => {
    const pc = WARES[p.pot];
    let s = standShadow(c, 86, 168);
    let lv = "";
    if (p.kind === "snake")
      for (let i = 0; i < 9; i++) {
        const x = (i - 4) * 19,
          h = c.R(170, 260) - Math.abs(i - 4) * 14,
          t = (i - 4) * 13;
        lv += c.L(
          P(
            `M${x} 40C${x - 22} ${40 - h * 0.4} ${x + t - 14} ${40 - h * 0.8} ${x + t} ${40 - h}C${x + t + 18} ${40 - h * 0.7} ${x + 26} ${40 - h * 0.4} ${x + 14} 40Z`,
            c.lg(["#d9d27a", "#5f8f4a", "#3f6b3a", "#d9d27a"], [0, 0, 1, 0]),
          ) +
            S(
              [0.2, 0.35, 0.5, 0.65, 0.8]
                .map((k) => `M${n1(x + t * k - 10)} ${n1(40 - h * k)}q10 8 24 -2`)
                .join(""),
              "#a9c27a",
              4,
              'opacity=".5"',
            ),
          { r: 4, h: 6, sh: 4 },
        );
      }
    else if (p.kind === "succulent") {
      for (const [k, n, r] of [
        [1, 11, 120],
        [0.72, 9, 94],
        [0.46, 7, 66],
        [0.22, 5, 40],
      ])
        for (let i = 0; i < n; i++)
          lv += c.L(
            I.leaf(
              c,
              0,
              -6 - (1 - k) * 50,
              r,
              (i / n) * 360 + k * 50,
              mix("#7fa88a", "#c98a9a", (1 - k) * 0.25),
              0.34,
            ),
            { r: 4, h: 6, sh: 3 },
          );
      lv = G(lv, 'transform="translate(0 -10) scale(1 .78)"');
    } else if (p.kind === "palm") {
      for (let i = 0; i < 11; i++) {
        const a = 3.3 + (i / 10) * 2.85,
          len = 190 + c.R(-20, 20);
        const ex = Math.cos(a) * len,
          ey = Math.sin(a) * len;
        lv += S(`M0 40Q${n1(ex * 0.4)} ${n1(ey * 0.9 + 40)} ${n1(ex)} ${n1(ey * 0.7)}`, "#5f8f3c", 5);
        let q = "";
        for (let k = 2; k < 12; k++) {
          const t = k / 12,
            bx = 2 * (1 - t) * t * ex * 0.4 + t * t * ex,
            by = (1 - t) * (1 - t) * 40 + 2 * (1 - t) * t * (ey * 0.9 + 40) + t * t * ey * 0.7;
          for (const sg of [-1, 1])
            q += I.leaf(
              c,
              bx,
              by,
              60 * (1 - t * 0.5),
              a * 57.3 + sg * 42 + (i - 5) * 5,
              c.pick(["#5f9a4a", "#4a7f3a", "#7aae5c"]),
              0.13,
            );
        }
        lv += c.L(q, { r: 1.4, h: 2.4, sh: 3 });
      }
    } else
      for (const [x, y, r, sz] of [
        [-96, -100, -150, 110],
        [96, -108, -34, 112],
        [-20, -170, -100, 116],
        [-120, -20, -176, 100],
        [124, -22, -4, 100],
        [40, -60, -64, 96],
        [-46, -52, -118, 92],
      ]) {
        lv += S(`M0 60Q${x * 0.2} ${y * 0.4} ${x * 0.72} ${y * 0.72}`, "#4a7a3a", 6);
        const m = `M0 0C${sz * 0.1} ${-sz * 0.7} ${sz * 0.8} ${-sz * 0.6} ${sz * 1.1} 0C${sz * 0.8} ${sz * 0.6} ${sz * 0.1} ${sz * 0.7} 0 0Z`;
        let cut = "";
        for (const k of [0.42, 0.64, 0.84])
          for (const sg of [-1, 1])
            cut += P(
              `M${n1(sz * k)} ${n1(sg * sz * 0.16)}Q${n1(sz * (k + 0.12))} ${n1(sg * sz * 0.34)} ${n1(sz * (k + 0.16))} ${n1(sg * sz * 0.72)}L${n1(sz * (k + 0.05))} ${n1(sg * sz * 0.76)}Q${n1(sz * (k + 0.04))} ${n1(sg * sz * 0.36)} ${n1(sz * k)} ${n1(sg * sz * 0.16)}Z`,
              "#2f5230",
              'opacity=".75"',
            );
        lv += c.L(
          G(
            P(m, c.lg(["#7fb46a", "#4a8a48", "#2f6638"])) +
              c.clip(m, cut) +
              S(`M0 0H${n1(sz)}`, "#a9d08a", 3),
            at(x * 0.66, y * 0.66, r),
          ),
          { r: 3.4, h: 5, sh: 6 },
        );
      }
    s += E(0, 38, 96, 30, "#3a2418") + (p.kind === "succulent" ? "" : lv);
    s +=
      turned(
        c,
        [
          [104, 34],
          [106, 46],
          [102, 64],
        ],
        pc,
        { streak: 0.2 },
      ) +
      turned(
        c,
        [
          [96, 62],
          [90, 110],
          [76, 154],
          [70, 166],
        ],
        pc,
        { streak: 0.4, base: 0.26 },
      );
    if (p.kind === "succulent") s += lv;
    return s;
  },
  { view: "front", cy: 262, scale: 1.04 },
);
export const gift = A(
  "gift",
  "gifts",
  {
    paper: ["accent", "kraft", "cream", "teal", "rose"],
    ribbon: ["gold", "white", "red"],
    pattern: ["dots", "stripes", "stars", "plain"],
  },
  (c, p) => {
    const col = {
        accent: c.tint.accent,
        kraft: "#c79a64",
        cream: "#f4e9d6",
        teal: "#2f6f70",
        rose: "#d98a94",
      }[p.paper],
      rb = { gold: "#d9a83a", white: "#fbf6ea", red: "#c2332e" }[p.ribbon];
    let pt = "";
    const pc = lite(col, 0.5);
    if (p.pattern === "dots")
      for (let i = 0; i < 8; i++)
        for (let j = 0; j < 7; j++)
          pt += E(14 + i * 32 + (j % 2) * 16, 14 + j * 28, 5, 5, pc, 'opacity=".6"');
    if (p.pattern === "stripes")
      for (let i = 0; i < 10; i++) pt += Rr(i * 28, 0, 11, 220, 0, pc, 'opacity=".4"');
    if (p.pattern === "stars")
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 6; j++) {
          let d = "";
          const x = 20 + i * 42 + (j % 2) * 20,
            y = 20 + j * 34;
          for (let k = 0; k < 16; k++) {
            const a = k * 0.3927,
              r = k % 2 ? 6 : 11;
            d += (k ? "L" : "M") + n1(x + Math.cos(a) * r) + " " + n1(y + Math.sin(a) * r);
          }
          pt += P(d + "Z", pc, 'opacity=".55"');
        }
    let s = box(c, {
      w: 226,
      h: 170,
      d: 150,
      y: 156,
      color: col,
      front: pt + Rr(96, 0, 36, 200, 0, rb) + Rr(96, 0, 6, 200, 0, "#fff", 'opacity=".3"'),
      side: pt + Rr(58, 0, 34, 200, 0, dark(rb, 0.05)),
    });
    s += G(
      box(c, {
        w: 246,
        h: 46,
        d: 166,
        y: 4,
        color: col,
        front: Rr(106, 0, 36, 60, 0, rb),
        side: Rr(66, 0, 34, 60, 0, rb),
        top: pt + Rr(106, 0, 36, 170, 0, lite(rb, 0.15)) + Rr(0, 66, 250, 34, 0, lite(rb, 0.15)),
      }).replace(/<path[^>]*opacity="\.(42|55)"[^>]*\/>/g, ""),
      at(0, 0),
    );
    return (
      s +
      G(
        c.L(
          P("M0 0C-30 -70 -120 -96 -128 -46C-132 -2 -50 8 0 0Z", c.lg([lite(rb, 0.3), rb, dark(rb, 0.25)])) +
            P("M0 0C30 -70 120 -96 128 -46C132 -2 50 8 0 0Z", c.lg([lite(rb, 0.3), rb, dark(rb, 0.25)])),
          { r: 7, h: 11, sh: 6, spec: 0.3 },
        ) +
          P(
            "M-14 -10C-40 -46 -96 -64 -100 -42C-96 -16 -50 -8 -14 -10ZM14 -10C40 -46 96 -64 100 -42C96 -16 50 -8 14 -10Z",
            dark(rb, 0.42),
            'opacity=".55"',
          ) +
          c.L(
            P("M-10 4L-70 56L-44 54L-40 76L6 10ZM10 4L70 52L46 52L44 74L-6 10Z", rb) +
              E(0, 0, 22, 18, lite(rb, 0.1)),
            { r: 5, h: 8, sh: 4, spec: 0.3 },
          ),
        at(12, -76),
      )
    );
  },
  { view: "front", cy: 256, scale: 1.12 },
);
export const perfume = A(
  "perfume",
  "beauty",
  { kind: ["oud", "perfume", "bakhoor", "candle"], hue: ["amber", "rose", "emerald", "violet", "smoke"] },
  (c, p) => {
    const col = {
        amber: "#c9822a",
        rose: "#d98a94",
        emerald: "#2f7a63",
        violet: "#7a5a9c",
        smoke: "#5a5458",
      }[p.hue],
      gd = "#d4a94e";
    const chips = (x, y, n = 7) =>
      c.L(
        c
          .scatter(n, 54, 16, x, y)
          .map(([a, b]) =>
            P(
              c.blob(a, b, c.R(16, 26), c.R(6, 10), { n: 6, w: 0.25, rot: c.R(-40, 40) }),
              c.vary("#5a3420", 0.2),
            ),
          ),
        { r: 3, h: 5, tex: 0.4, tf: 0.1, sh: 5 },
      );
    if (p.kind === "bakhoor") {
      let s =
        standShadow(c, 96, 166) +
        turned(
          c,
          [
            [30, 60],
            [34, 80],
            [70, 130],
            [92, 152],
            [96, 160],
          ],
          gd,
          { gloss: 0.7 },
        ) +
        turned(
          c,
          [
            [104, -30],
            [110, -16],
            [84, 30],
            [34, 62],
          ],
          gd,
          { gloss: 0.75, base: 0.2 },
        );
      let zz = "";
      for (let i = -4; i <= 4; i++) zz += `M${i * 22 - 10} -4l10 14l10 -14`;
      s +=
        S(zz, "#7a5a1c", 3, 'opacity=".7"') +
        E(0, -30, 104, 30, c.lg(["#f6e2a8", gd, "#8a6420"])) +
        E(0, -26, 88, 23, "#2a1c14") +
        c.L(
          c
            .scatter(14, 70, 14, 0, -28)
            .map(([x, y]) =>
              P(c.blob(x, y, 15, 11, { n: 7, w: 0.2 }), c.pick(["#3a2a24", "#d9562a", "#4a3630", "#f08a3a"])),
            ),
          { r: 3, h: 5, tex: 0.4, tf: 0.12, sh: 3 },
        ) +
        chips(0, -42, 4);
      for (let i = 0; i < 3; i++) {
        const x = -30 + i * 30;
        s += G(
          S(`M${x} -56c-50 -40 46 -60 ${c.R(-20, 0)} -104s30 -60 ${c.R(0, 20)} -96`, "#fffaf0", 15),
          `opacity=".36" ${c.blur(8)}`,
        );
      }
      return s + chips(170, 168) + chips(-176, 160, 5);
    }
    if (p.kind === "candle") {
      const d = turnedD(
        [
          [104, -60],
          [104, 60],
          [104, 130],
          [96, 152],
        ],
        0.3,
      );
      return (
        standShadow(c, 98, 156) +
        E(0, -64, 180, 130, "#ffd27a", `opacity=".35" ${c.blur(30)}`) +
        P(
          d,
          c.lg(
            [
              [dark(col, 0.4), 0],
              [lite(col, 0.45), 0.24],
              [col, 0.5],
              [dark(col, 0.4), 1],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        c.clip(
          d,
          Rr(-56, 16, 112, 90, 4, "#fffaf0") +
            Rr(-36, 40, 72, 9, 4, col) +
            Rr(-24, 62, 48, 6, 3, col, 'opacity=".6"') +
            bottleShade(c, d),
        ) +
        E(0, -60, 104, 30, lite(col, 0.4)) +
        E(0, -56, 95, 25, c.rg(["#fff6d8", "#f8e4b0", "#e3bf7c"])) +
        S("M0 -58V-78", "#3a2418", 4) +
        P("M0 -146C26 -108 20 -76 0 -74C-20 -76 -26 -108 0 -146Z", "#ffb42e") +
        P("M0 -116C11 -98 9 -80 0 -78C-9 -80 -11 -98 0 -116Z", "#fff3c4") +
        I.flower(c, 160, 156, 30, lite(col, 0.5)) +
        I.leaf(c, 170, 168, 70, 10, "#8aa36a", 0.3)
      );
    }
    const oud = p.kind === "oud";
    const d = oud
      ? turnedD(
          [
            [22, -80],
            [30, -62],
            [96, 0],
            [112, 60],
            [96, 124],
            [70, 154],
          ],
          0.3,
        )
      : null;
    let s = standShadow(c, 96, 160);
    if (oud) {
      s +=
        E(120, 184, 80, 18, col, `opacity=".45" ${c.blur(9)}`) +
        P(
          d,
          c.lg(
            [
              [dark(col, 0.5), 0],
              [lite(col, 0.5), 0.22],
              [col, 0.48],
              [lite(col, 0.3), 0.74],
              [dark(col, 0.5), 1],
            ],
            [0, 0, 1, 0],
          ),
        );
      let lat = "";
      for (let i = -4; i <= 4; i++) lat += `M${i * 26} 26l13 22l-13 22l-13 -22Z`;
      s +=
        c.clip(
          d,
          Rr(-120, 18, 240, 60, 0, gd, 'opacity=".92"') +
            S(lat, "#7a5414", 3.4) +
            S("M-120 18H120M-120 78H120", "#f9e9b8", 3) +
            bottleShade(c, d),
        ) +
        turned(
          c,
          [
            [30, -104],
            [34, -98],
            [30, -78],
          ],
          gd,
          { gloss: 0.75 },
        ) +
        turned(
          c,
          [
            [4, -196],
            [12, -184],
            [24, -160],
            [30, -130],
            [16, -112],
            [22, -104],
          ],
          gd,
          { gloss: 0.75 },
        ) +
        E(0, -196, 7, 7, "#f6e2a8");
      return s + chips(176, 166) + chips(-180, 170, 5);
    }
    s +=
      E(120, 180, 90, 16, col, `opacity=".45" ${c.blur(9)}`) +
      Rr(-104, -64, 208, 224, 20, "#fffaf0", 'opacity=".55"') +
      Rr(
        -86,
        -30,
        172,
        172,
        12,
        c.lg(
          [
            [dark(col, 0.3), 0],
            [lite(col, 0.45), 0.28],
            [col, 0.55],
            [dark(col, 0.35), 1],
          ],
          [0, 0, 1, 0.3],
        ),
      ) +
      Rr(
        -104,
        -64,
        208,
        224,
        20,
        c.lg(
          [
            ["#fff", 0, 0.6],
            ["#fff", 0.12, 0.12],
            ["#fff", 0.8, 0],
            ["#2a0f08", 1, 0.25],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      Rr(-104, -64, 208, 224, 20, "none", 'stroke="#fff" stroke-width="2.6" opacity=".8"') +
      Rr(-50, 20, 100, 84, 3, "#fffaf0", 'opacity=".94"') +
      Rr(-32, 42, 64, 9, 4, "#3a3030") +
      Rr(-22, 64, 44, 6, 3, gd) +
      P("M-84 -50L-40 -50L-84 60Z", "#fff", 'opacity=".3"');
    s +=
      turned(
        c,
        [
          [34, -84],
          [36, -80],
          [36, -62],
        ],
        gd,
        { gloss: 0.75 },
      ) +
      c.L(
        Rr(
          -44,
          -160,
          88,
          78,
          10,
          c.lg([dark("#2e2629", 0.1), "#6a5c60", "#2e2629", "#1c1618"], [0, 0, 1, 0]),
        ),
        { r: 4, h: 6, spec: 0.4 },
      );
    return (
      s +
      I.flower(c, 168, 150, 36, "#e8a0a8") +
      I.leaf(c, 190, 168, 60, 20, "#7a9a5c", 0.3) +
      I.flower(c, -172, 160, 28, "#f2c4b4")
    );
  },
  { view: "front", cy: 246, scale: 1.1 },
);
export const toy = A(
  "toy",
  "gifts",
  { kind: ["teddy", "blocks", "car", "book", "ball"], hue: Object.keys(HUES) },
  (c, p) => {
    const col = HUES[p.hue];
    if (p.kind === "teddy") {
      const b = c.pick(["#c08a54", "#a86b3c", "#d9b48a"]),
        o = { r: 12, h: 16, tex: 0.28, tf: 0.14, oct: 3, rough: 6, rf: 0.12, sh: 6, spec: 0.02 };
      const q = (x, y, rx, ry, k = b) => c.L(E(x, y, rx, ry, c.rg([lite(k, 0.3), k, dark(k, 0.3)])), o);
      return (
        standShadow(c, 110, 168) +
        q(-84, 142, 50, 36) +
        q(84, 142, 50, 36) +
        q(0, 84, 94, 90) +
        E(0, 96, 52, 56, lite(b, 0.4), `opacity=".8" ${c.blur(6)}`) +
        q(-98, 50, 32, 56) +
        q(98, 50, 32, 56) +
        q(-72, -126, 36, 34) +
        q(72, -126, 36, 34) +
        E(-72, -124, 18, 16, lite(b, 0.45)) +
        E(72, -124, 18, 16, lite(b, 0.45)) +
        q(0, -66, 100, 86) +
        q(0, -40, 44, 34, lite(b, 0.45)) +
        c.L(
          P("M-16 -58Q0 -66 16 -58Q10 -42 0 -40Q-10 -42 -16 -58Z", "#3a2018") +
            E(-40, -76, 10, 11, "#2a1610") +
            E(40, -76, 10, 11, "#2a1610"),
          { r: 2, h: 3, sh: 1, spec: 0.8 },
        ) +
        S("M0 -40V-28M-16 -24Q0 -14 16 -24", "#3a2018", 4) +
        c.L(
          P("M0 22C-40 -6 -70 6 -62 26C-56 44 -24 36 0 24C24 36 56 44 62 26C70 6 40 -6 0 22Z", col) +
            E(0, 24, 13, 11, dark(col, 0.15)),
          { r: 4, h: 7, spec: 0.3 },
        ) +
        E(-84, 146, 26, 18, lite(b, 0.4)) +
        E(84, 146, 26, 18, lite(b, 0.4))
      );
    }
    if (p.kind === "book") {
      const bk = (x, y, w, h, k, rot) =>
        G(
          c.L(P(`M0 0L${w} ${-h * 0.28}L${w + 60} ${h * 0.3}L60 ${h * 0.6}Z`, k), { r: 3, h: 4, sh: 9 }) +
            P(`M60 ${h * 0.6}L${w + 60} ${h * 0.3}V${h * 0.3 + 32}L60 ${h * 0.6 + 32}Z`, "#f6ecd8") +
            S(
              [8, 15, 22].map((q) => `M62 ${h * 0.6 + q}L${w + 60} ${h * 0.3 + q}`).join(""),
              "#cbb894",
              1.4,
            ) +
            P(`M0 0L60 ${h * 0.6}V${h * 0.6 + 34}L0 32Z`, dark(k, 0.3)) +
            P(
              `M60 ${h * 0.6 + 32}L${w + 60} ${h * 0.3 + 32}V${h * 0.3 + 38}L60 ${h * 0.6 + 38}Z`,
              dark(k, 0.3),
            ),
          at(x, y, rot),
        );
      return (
        c.shadow(0, 120, 210, 50) +
        bk(-190, 76, 300, 130, "#2f6a6a") +
        bk(-176, 30, 290, 126, "#d9a032") +
        bk(-180, -16, 300, 130, col) +
        G(E(0, 0, 50, 26, "#fffaf0", 'opacity=".9"') + P("M-20 4L0 -14L20 4L0 14Z", col), at(0, -10, 2)) +
        c.L(P("M96 -40L116 -44V40L106 30L96 42Z", "#c2332e"), { r: 2, h: 3 })
      );
    }
    if (p.kind === "blocks") {
      let s = "";
      const ks = ["#d9483a", "#e8b02e", "#3f7fb0", "#5f9a4a", col];
      [
        [-92, 160, 0],
        [60, 170, 1],
        [-10, 62, 2],
        [150, 176, 3],
      ].forEach(([x, y, i]) => {
        const m = [
          () => E(47, 47, 26, 26, "#fffaf0"),
          () => P("M47 18L76 72H18Z", "#fffaf0"),
          () => Rr(24, 24, 46, 46, 4, "#fffaf0"),
          () => P("M47 22L54 42H74L58 54L64 74L47 62L30 74L36 54L20 42H40Z", "#fffaf0"),
        ][i]();
        s += G(
          box(c, {
            w: 94,
            h: 94,
            d: 86,
            y: 0,
            color: ks[(i + c.seed) % 5],
            r: 9,
            front: Rr(7, 7, 80, 80, 8, "none", 'stroke="#fffaf0" stroke-width="4" opacity=".7"') + m,
          }),
          at(x, y, 0, i === 3 ? 0.8 : 1.15),
        );
      });
      return G(s, at(-14, -20));
    }
    if (p.kind === "ball") {
      let s = c.shadow(0, 130, 120, 34) + E(0, 0, 148, 148, "#fbf4e6");
      const k = ["#d9483a", "#3f7fb0", "#e8b02e"];
      let w = "";
      for (let i = 0; i < 6; i++) {
        const a = i * 1.047,
          b = a + 1.047;
        w += P(
          `M-30 -40Q${n1(Math.cos(a + 0.2) * 90)} ${n1(Math.sin(a + 0.2) * 90 - 20)} ${n1(Math.cos(a) * 160)} ${n1(Math.sin(a) * 160)}L${n1(Math.cos((a + b) / 2) * 190)} ${n1(Math.sin((a + b) / 2) * 190)}L${n1(Math.cos(b) * 160)} ${n1(Math.sin(b) * 160)}Q${n1(Math.cos(b + 0.2) * 90)} ${n1(Math.sin(b + 0.2) * 90 - 20)} -30 -40Z`,
          i % 2 ? "#fbf4e6" : k[(i / 2) | 0],
        );
      }
      return (
        s +
        c.L(c.clip(ellD(0, 0, 148, 148), w) + E(-30, -40, 20, 18, "#fbf4e6"), { r: 8, h: 8, sh: 0 }) +
        E(
          0,
          0,
          148,
          148,
          c.rg(
            [
              ["#fff", 0, 0.5],
              ["#fff", 0.3, 0],
              ["#2a0f08", 0.6, 0],
              ["#2a0f08", 1, 0.5],
            ],
            [0.34, 0.28, 0.8],
          ),
        )
      );
    }
    let s = E(0, 128, 210, 26, c.tint.shadow, `opacity=".5" ${c.blur(8)}`);
    s +=
      c.L(
        P(
          "M-204 92C-214 30 -180 14 -120 8C-90 -60 -60 -92 0 -92H50C100 -92 120 -30 136 6C190 14 214 40 206 92Q0 112 -204 92Z",
          c.lg(
            [
              [lite(col, 0.4), 0],
              [col, 0.5],
              [dark(col, 0.35), 1],
            ],
            [0, 0, 0.1, 1],
          ),
        ),
        { r: 11, h: 15, sh: 0, spec: 0.5, ex: 20 },
      ) +
      c.L(P("M-88 6C-70 -50 -46 -68 -8 -68V6ZM12 -68H46C80 -68 94 -30 106 6H12Z", "#cfe6ec"), {
        r: 4,
        h: 4,
        sh: 0,
        spec: 0.5,
      }) +
      E(-192, 50, 13, 15, "#fff3c4") +
      E(196, 56, 9, 13, "#d9483a");
    for (const x of [-116, 118])
      s +=
        c.L(E(x, 100, 46, 46, "#2f2a2c"), { r: 5, h: 8, sh: 3 }) +
        E(x, 100, 26, 26, "#f4ead8") +
        E(x, 100, 10, 10, col);
    return s;
  },
  { view: "front", cy: 248, scale: 1.04 },
);
export const petFood = A(
  "pet-food",
  "pets",
  { pet: ["cat", "dog", "bird"], kind: ["bag", "can"], hue: Object.keys(HUES) },
  (c, p) => {
    const col = HUES[p.hue];
    const head = (f) =>
      p.pet === "bird"
        ? P("M-34 20C-44 -30 10 -60 36 -26L58 -16L36 -6C34 30 0 48 -30 40L-66 54Z", f) + E(16, -20, 5, 5, col)
        : p.pet === "cat"
          ? P(
              "M-44 -16L-42 -60L-16 -40Q0 -44 16 -40L42 -60L44 -16C50 26 20 44 0 44C-20 44 -50 26 -44 -16Z",
              f,
            ) +
            E(-18, -4, 6, 8, col) +
            E(18, -4, 6, 8, col) +
            P("M-6 14H6L0 21Z", col) +
            S("M-52 12L-22 16M-52 26L-22 22M52 12L22 16M52 26L22 22", col, 2.4)
          : P(
              "M-32 -36C-18 -48 18 -48 32 -36C42 -10 36 20 26 38C14 60 -14 60 -26 38C-36 20 -42 -10 -32 -36Z",
              f,
            ) +
            P(
              "M-30 -38C-64 -52 -80 10 -60 30C-46 24 -44 -4 -26 -26ZM30 -38C64 -52 80 10 60 30C46 24 44 -4 26 -26Z",
              dark(col, 0.5),
            ) +
            E(-17, -6, 6, 7, col) +
            E(17, -6, 6, 7, col) +
            E(0, 18, 12, 9, col) +
            S("M0 26V36M-14 38Q0 46 14 38", col, 3);
    const kib = (x, y, n, rx, ry) => {
      const k = p.pet === "bird" ? ["#e3bf6a", "#c99a4a", "#f2dca0"] : ["#9c5a2a", "#b8702f", "#7f4420"];
      let s = "";
      for (let l = 0; l < 2; l++)
        s += c.L(
          c
            .scatter(n / 2, rx, ry, x, y - l * 6, 4)
            .map(([a, b]) => E(a, b, p.pet === "bird" ? 7 : 13, p.pet === "bird" ? 5 : 9.5, c.pick(k))),
          { r: 2.4, h: 4.4, sh: 3, tex: 0.14, tf: 0.12 },
        );
      return s;
    };
    const bw = "#e9dfcf";
    const b = bowl(c, { rx: 96, h: 44, y: 0, color: c.tint.accent, foot: 0.8, k: 0.4, inner: "#3a2418" });
    const bb = G(
      b.back +
        kib(0, 2, 44, 78, 26) +
        P(
          "M-14 42a9 9 0 1 1 18 0q0 10 -9 10t-9 -10ZM-18 28a5 5 0 1 1 .1 0M-4 22a5 5 0 1 1 .1 0M10 28a5 5 0 1 1 .1 0",
          bw,
          'opacity=".9"',
        ),
      at(128, 126),
    );
    if (p.kind === "can") {
      const d = turnedD(
        [
          [112, -90],
          [114, -84],
          [114, 90],
          [110, 100],
        ],
        0.34,
      );
      return (
        G(
          standShadow(c, 110, 104) +
            P(
              d,
              c.lg(
                [
                  [dark(col, 0.4), 0],
                  [lite(col, 0.4), 0.24],
                  [col, 0.5],
                  [dark(col, 0.4), 1],
                ],
                [0, 0, 1, 0],
              ),
            ) +
            c.clip(
              d,
              E(0, 16, 74, 74, "#fffaf0") +
                G(head(dark(col, 0.1)).replaceAll(`"${col}"`, '"#fffaf0"'), at(0, 12, 0, 1.1)) +
                bottleShade(c, d),
            ) +
            E(0, -90, 112, 32, c.lg(["#f3f3f0", "#b3b3b0", "#e6e6e2"])) +
            E(0, -87, 98, 26, c.lg(["#a3a3a0", "#dcdcd8"])) +
            c.L(S("M-6 -94q30 -16 50 2q-20 16 -50 -2", "#c9c9c6", 6), { r: 1.6, h: 3, sh: 2 }),
          at(-66, 52),
        ) + bb
      );
    }
    const art =
      P("M-140 20C-80 -30 80 -30 140 20V150C80 120 -80 120 -140 150Z", "#fffaf0", 'opacity=".96"') +
      G(head(dark(col, 0.12)).replaceAll(`"${col}"`, '"#fffaf0"'), at(0, 62, 0, 0.98)) +
      Rr(-62, -96, 124, 18, 9, "#fffaf0") +
      Rr(-40, -68, 80, 9, 4, "#fffaf0", 'opacity=".8"');
    return G(pouch(c, { w: 214, h: 310, y: 160, color: col, art }), at(-70, 0)) + bb;
  },
  { view: "front", cy: 246, scale: 1.1 },
);
export const tech = A(
  "tech",
  "electronics",
  { kind: ["phone", "headphones", "charger"], hue: Object.keys(HUES) },
  (c, p) => {
    const col = HUES[p.hue];
    if (p.kind === "phone")
      return (
        standShadow(c, 90, 170) +
        G(
          c.L(Rr(-84, -170, 168, 338, 28, "#2a2a2e"), { r: 4, h: 6, sh: 8, spec: 0.5 }) +
            Rr(-75, -161, 150, 320, 21, c.lg([lite(col, 0.6), col, dark(c.tint.accent, 0.2)], [0, 0, 1, 1])) +
            E(-10, 20, 90, 90, lite(col, 0.5), `opacity=".5" ${c.blur(20)}`) +
            Rr(-24, -150, 48, 13, 6, "#1a1a1c") +
            P("M-75 -161H40L-75 120Z", "#fff", 'opacity=".14"'),
          at(0, 0, 7),
        )
      );
    if (p.kind === "headphones")
      return (
        c.shadow(0, 130, 150, 30) +
        c.L(S("M-126 40C-150 -190 150 -190 126 40", col, 28), { r: 7, h: 11, sh: 5, spec: 0.4 }) +
        c.L(S("M-112 -20C-116 -150 116 -150 112 -20", dark(col, 0.35), 9), { r: 3 }) +
        [-1, 1]
          .map(
            (k) =>
              c.L(E(k * 118, 70, 48, 74, dark(col, 0.15)), { r: 10, h: 15, spec: 0.4 }) +
              c.L(E(k * 96, 70, 32, 64, "#3a3436"), { r: 9, h: 12, tex: 0.1, tf: 0.1 }),
          )
          .join("")
      );
    return (
      standShadow(c, 70, 130) +
      c.L(Rr(-74, -40, 148, 170, 24, "#f8f4ec"), { r: 8, h: 10, sh: 0 }) +
      c.L(Rr(-40, -84, 16, 50, 4, "#c9c4b8") + Rr(24, -84, 16, 50, 4, "#c9c4b8"), { r: 3, spec: 0.6 }) +
      Rr(-24, 92, 48, 14, 7, "#5a5450") +
      c.L(S("M0 104C10 180 120 190 170 140S210 60 150 50", col, 11), { r: 3.4, h: 6 }) +
      P("M8 6L-18 44H-2L-10 72L20 32H4Z", col)
    );
  },
  { view: "front", cy: 246, scale: 1.06 },
);

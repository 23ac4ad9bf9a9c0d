import { A, lite, dark, P, S, E, G, n1, at } from "../canvas.mjs";
import { wareFor, plate, tray, bowl, board } from "../vessels.mjs";
import * as I from "../ingredients.mjs";

const bed = (c, v) =>
  v === "tray" ? tray(c) : plate(c, { color: wareFor(c, ["white", "cream", "blue", "slate", "sage"]) });
function protein(c, kind) {
  switch (kind) {
    case "lamb": {
      // a shank with its bone and the pieces that fell off it
      let s = I.drumstick(c, 40, -44, 158, 12, "#b56c36");
      for (const [x, y, r] of [
        [-92, -52, 40],
        [-44, -74, 40],
        [-30, -18, 46],
        [-96, -4, 32],
        [44, 2, 38],
      ])
        s += I.chunk(c, x, y, r, c.vary("#b97038", 0.1), { char: 0.16, sq: 0.76, w: 0.2 });
      return s;
    }
    case "shrimp":
      return c
        .scatter(9, 112, 48, 0, -26)
        .map(([x, y]) => I.shrimp(c, x, y, c.R(38, 44), c.R(-50, 50)))
        .join("");
    case "fish":
      return G(
        c.L(
          P(
            "M-150 -2C-118 -66 10 -76 96 -28L150 -62Q140 -16 156 30L96 8C20 54 -110 50 -150 -2Z",
            c.lg(["#d99a58", "#a9622c", "#6c3616"], [0, 0, 0, 1]),
          ) +
            S(
              "M-78 -44q14 36 -4 74M-36 -54q14 48 -2 86M10 -54q14 44 0 80M52 -40q12 30 2 52",
              "#3a1709",
              8,
              'opacity=".65"',
            ) +
            E(-122, -10, 7, 6, "#f6ead2") +
            E(-122, -10, 3.4, 3.4, "#1c0c06") +
            S("M-102 -42q20 40 2 76", "#5b2a10", 4, 'opacity=".6"'),
          { r: 9, h: 13, tex: 0.06, tf: 0.1, sh: 8, spec: 0.3 },
        ),
        at(0, -44, -9),
      );
    case "half":
      return (
        I.drumstick(c, -66, -40, 132, 150) +
        I.drumstick(c, 62, -48, 138, 22) +
        I.chunk(c, 0, -62, 62, "#b86b2e", { char: 0.3 })
      );
    default:
      return I.drumstick(c, -22, -58, 154, -12, "#c97a32") + I.drumstick(c, -6, 8, 168, -4, "#d98f42");
  }
}
/** Fried onion, thin and brown: the crown of every Gulf rice. */
const crispOnion = (c, pts) =>
  c.L(
    pts.map(([x, y]) => {
      const t = c.R(0, 6.28);
      const s = c.R(9, 17);
      const [u, v] = [Math.cos(t) * s, Math.sin(t) * s * 0.7];
      return S(
        `M${n1(x - u)} ${n1(y - v)}q${n1(u - v * 0.9)} ${n1(v + u * 0.9)} ${n1(u * 2)} ${n1(v * 2)}`,
        c.pick(["#7d3f17", "#94501f", "#5f2c10", "#a9652a"]),
        n1(c.R(2.4, 3.6)),
      );
    }),
    { r: 0.9, h: 1.8, sh: 1.6, spec: 0.2 },
  );
export const machboos = A(
  "machboos",
  "rice",
  {
    protein: ["chicken", "lamb", "shrimp", "fish"],
    rice: ["saffron", "spiced", "red"],
    vessel: ["tray", "plate"],
    top: ["nuts", "onion", "herbs"],
  },
  (c, p) => {
    let s = bed(c, p.vessel) + I.rice(c, { cy: 26, rx: 190, ry: 104, h: 66, kind: p.rice });
    const strewn = c.scatter(26, 164, 96, 0, 12);
    s += crispOnion(c, p.top === "onion" ? strewn : strewn.slice(0, 9));
    s += protein(c, p.protein);
    s += I.nuts(
      c,
      c.scatter(p.top === "nuts" ? 22 : 9, 160, 76, 0, 30),
      ["#f0d2a0", "#e6bb7c", "#f7e4c0"],
      8.5,
    );
    s += I.raisins(c, c.scatter(p.top === "nuts" ? 12 : 7, 150, 66, 0, 34), 5.5);
    s += I.herbs(c, c.scatter(p.top === "herbs" ? 34 : 18, 160, 96, 0, 4), 12);
    return s + I.wedge(c, 84, 76, 60, -14) + I.wedge(c, -150, 62, 56, 18);
  },
  { scale: 1.15 },
);
export const biryani = A(
  "biryani",
  "rice",
  { protein: ["chicken", "lamb", "shrimp", "veg"], vessel: ["clay", "copper", "bowl"], egg: [true, false] },
  (c, p) => {
    const col = { clay: "#a9552f", copper: "#c07a45", bowl: wareFor(c) }[p.vessel];
    const b = bowl(c, { rx: 214, h: 92, y: -6, color: col, foot: 0.55, inner: dark(col, 0.25) });
    let s = b.back + I.rice(c, { cy: 8, rx: 192, ry: 112, h: 56, kind: "biryani", size: 12, loose: 0 });
    s += crispOnion(c, c.scatter(20, 164, 92, 0, 0));
    if (p.protein === "shrimp") s += protein(c, "shrimp");
    else if (p.protein === "lamb") s += G(protein(c, "lamb"), at(-8, 4));
    else if (p.protein === "chicken")
      s += I.drumstick(c, -20, -70, 148, -12, "#cf7a34") + I.drumstick(c, 2, -10, 160, -4, "#dd8b3e");
    else
      s += c
        .scatter(13, 128, 62, 0, -24)
        .map(([x, y], i) =>
          I.chunk(c, x, y, 25, ["#ee8f34", "#86a83f", "#f4e6bc", "#e0b04a"][i % 4], { char: 0.06 }),
        )
        .join("");
    if (p.egg) s += I.boiledEgg(c, -108, 48, 40, -14) + I.boiledEgg(c, -38, 74, 38, 12);
    return (
      s +
      I.nuts(c, c.scatter(14, 150, 74, 0, 12), ["#f3ddb0", "#f7e7c6", "#e9c68c"], 9) +
      I.herbs(c, c.scatter(26, 160, 88, 0, 4), 12) +
      I.mint(c, 36, -84, 40)
    );
  },
  { scale: 1.24, cy: 232 },
);
export const mixedGrill = A(
  "mixed-grill",
  "grill",
  { base: ["bread", "rice"], vessel: ["board", "plate", "tray"] },
  (c, p) => {
    let s =
      p.vessel === "board"
        ? board(c, { w: 540, h: 290 })
        : p.vessel === "tray"
          ? tray(c, { rx: 262 })
          : plate(c, { rx: 252, color: wareFor(c) });
    s +=
      p.base === "rice"
        ? I.rice(c, { cy: 22, rx: 190, ry: 96, h: 26 })
        : I.flatbread(c, -20, 14, 208, 108, { rot: -6 });
    s +=
      I.kofta(c, -6, -62, 250, 46, -7) +
      I.tikka(c, 2, -10, 262, 31, -5, "#c9682d") +
      I.kofta(c, 6, 46, 240, 46, -6, "#8b4a22");
    s +=
      I.tomatoSlice(c, -168, 60, 36) +
      I.onionRings(c, c.scatter(9, 60, 22, -124, 96), 20) +
      c.L(P(c.blob(164, 76, 15, 46, { n: 9, w: 0.08, rot: 62 }), "#5f8a35"), { r: 4, h: 6 }) +
      I.wedge(c, 126, 98, 56, -12) +
      I.herbs(c, c.scatter(14, 200, 90, 0, 20), 14);
    return (
      s +
      (p.vessel === "board"
        ? I.dip(c, 208, -62, 40, "#f7efdd", {
            top: G(
              I.herbs(
                c,
                [
                  [206, -60],
                  [216, -56],
                ],
                9,
              ),
            ),
          })
        : "")
    );
  },
);
export const kebab = A(
  "kebab",
  "grill",
  { kind: ["kofta", "tikka", "urfa"], vessel: ["plate", "board"] },
  (c, p) => {
    let s =
      p.vessel === "board"
        ? board(c, { w: 520, h: 270 })
        : plate(c, { rx: 246, color: wareFor(c, ["white", "slate", "sage", "blue", "cream"]) });
    s += I.flatbread(c, -12, 10, 190, 96, { rot: 8 });
    for (let i = 0; i < 3; i++) {
      const y = -46 + i * 50;
      s +=
        p.kind === "tikka"
          ? I.tikka(c, 0, y, 270, 32, -8, "#d2772f", false)
          : I.kofta(c, 0, y, 256, 44, -8, p.kind === "urfa" ? "#8f3f22" : "#7c4424");
    }
    return (
      s +
      c
        .scatter(3, 40, 16, -150, 70)
        .map(([x, y]) => I.tomatoSlice(c, x, y, 26))
        .join("") +
      I.onionRings(c, c.scatter(8, 70, 16, 60, 104), 19) +
      I.herbs(c, c.scatter(14, 170, 76, 0, 30), 14) +
      I.wedge(c, 136, 84, 52, -20)
    );
  },
  { scale: 1.14 },
);
export const roastChicken = A(
  "roast-chicken",
  "grill",
  { vessel: ["board", "plate"], side: ["lemon", "fries"] },
  (c, p) => {
    let s = p.vessel === "board" ? board(c, {}) : plate(c, { rx: 244, color: wareFor(c) });
    s += G(I.lettuce(c, -130, 62, 70, 42) + I.lettuce(c, 126, 64, 74, 44, "#7faa45"));
    const b =
        "M-196 -2C-206 -66 -150 -122 -66 -128C30 -134 128 -104 158 -40C176 4 150 56 84 76C-10 98 -120 96 -166 62C-186 46 -194 22 -196 -2Z",
      col = "#d08a3e";
    let k = "";
    for (const [x, y] of c.scatter(30, 160, 92, -16, -14))
      k += c.blob(x, y, c.R(6, 22), c.R(4, 12), { n: 7, w: 0.3 });
    s += I.drumstick(c, 104, -30, 168, -24, "#b96f30");
    s += c.L(
      P(
        b,
        c.rg(
          [
            [lite(col, 0.5), 0],
            [col, 0.5],
            [dark(col, 0.44), 1],
          ],
          [0.36, 0.22, 0.85],
        ),
      ) +
        c.clip(
          b,
          P(k, "#5b220b", `opacity=".34" ${c.blur(5)}`) +
            S("M-188 10C-120 60 0 70 70 50", dark(col, 0.5), 12, `opacity=".35" ${c.blur(7)}`),
        ),
      { r: 17, h: 24, tex: 0.05, tf: 0.04, sh: 10, spec: 0.3, ex: 16 },
    );
    // the wing, folded: upper arm down to the elbow, forearm back under it, tip tucked in
    s += c.L(S("M-58 14C-84 30 -116 36 -142 30L-160 20", lite(col, 0.06), 30), {
      r: 8,
      h: 13,
      tex: 0.06,
      tf: 0.06,
      sh: 6,
      spec: 0.26,
    });
    s += c.L(S("M-126 -34C-100 -26 -76 -10 -58 10", lite(col, 0.14), 50), {
      r: 12,
      h: 18,
      tex: 0.06,
      tf: 0.06,
      sh: 6,
      spec: 0.26,
    });
    s +=
      E(-50, 14, 22, 14, "#6b2a0e", `opacity=".3" ${c.blur(6)}`) +
      E(-150, 26, 14, 9, "#4a1a08", `opacity=".45" ${c.blur(4)}`);
    s += I.drumstick(c, 92, 34, 190, -12, "#cb8038");
    if (p.side === "fries") {
      let f = "";
      for (let i = 0; i < 16; i++)
        f += I.fry(c, c.R(-70, 70), 118 + c.R(-6, 6), c.R(50, 76), 12, c.R(-80, 80));
      s += c.L(f, { r: 1.8, h: 3 });
    }
    return (
      s +
      I.citrus(c, -176, 84, 34, 0.7) +
      I.citrus(c, 178, 88, 32, 0.7) +
      I.herbs(c, c.scatter(18, 200, 30, 0, 100), 15) +
      I.flecks(c, c.scatter(30, 110, 80, 0, -30), ["#3f6a2a", "#51280f"], 2.6)
    );
  },
);
export const grilledFish = A(
  "grilled-fish",
  "grill",
  { side: ["rice", "greens"] },
  (c, p) =>
    plate(c, { rx: 254, color: wareFor(c) }) +
    (p.side === "rice"
      ? I.rice(c, { cx: 60, cy: 62, rx: 130, ry: 52, h: 18 })
      : I.lettuce(c, -110, 62, 80, 44) + I.lettuce(c, 100, 74, 90, 40, "#7ea544")) +
    G(protein(c, "fish"), at(0, 26, 0, 1.32)) +
    I.citrus(c, -60, 92, 34, 0.7) +
    I.citrus(c, 4, 104, 34, 0.7) +
    I.herbs(c, c.scatter(18, 170, 70, 0, 10), 14) +
    I.cherryTomato(c, 120, 88, 20) +
    I.cherryTomato(c, 154, 66, 18),
);
export const steak = A("steak", "grill", { side: ["fries", "greens"] }, (c, p) => {
  const d = c.blob(-34, -6, 150, 92, { n: 9, w: 0.07, rot: -8 });
  let m = "";
  for (let i = -4; i < 6; i++) m += `M${-190 + i * 44} 90L${-40 + i * 44} -110`;
  let s =
    plate(c, { rx: 248, color: wareFor(c, ["slate", "white", "cream", "blue"]) }) +
    c.L(
      P(d, c.rg(["#8a4a2b", "#6b3218", "#451c0c"], [0.4, 0.3, 0.8])) +
        c.clip(d, S(m, "#22090300", 1) + S(m, "#210a04", 12, `opacity=".7" ${c.blur(2)}`)),
      { r: 10, h: 18, tex: 0.4, tf: 0.07, oct: 3, sh: 9, spec: 0.36 },
    );
  if (p.side === "fries") {
    let f = "";
    for (let i = 0; i < 18; i++)
      f += I.fry(c, 146 + c.R(-30, 34), 50 + c.R(-46, 26), c.R(56, 84), 13, c.R(-60, 70));
    s += c.L(f, { r: 1.8, h: 3, sh: 4 });
  } else
    s +=
      I.lettuce(c, 150, 18, 62, 44) +
      I.cherryTomato(c, 146, 30, 22) +
      I.cherryTomato(c, 176, 6, 20) +
      I.lettuce(c, 146, 58, 52, 34, "#6f9a3c");
  return (
    s +
    c.L(P(c.blob(-40, -26, 30, 20), "#f7df8e"), { r: 4, h: 8, spec: 0.5 }) +
    S("M-78 -40C-60 -70 -20 -74 8 -62", "#4c7a37", 5) +
    I.herbs(c, c.scatter(16, 60, 30, -40, -40), 12) +
    I.flecks(c, c.scatter(30, 120, 70, -34, -6), ["#f4ead6", "#1d0b06"], 2.4) +
    I.dip(c, -164, 78, 36, "#6b3218")
  );
});

import { A, lite, dark, P, S, E, G, Rr, n1, at, smooth } from "../canvas.mjs";
import { WARES, wareFor, plate, tray, bowl, board, paper } from "../vessels.mjs";
import * as I from "../ingredients.mjs";

const friesPile = (c, x, y, n = 18, sp = 60) => {
  let f = "";
  for (let i = 0; i < n; i++)
    f += I.fry(c, x + c.R(-sp, sp), y + c.R(-20, 22), c.R(52, 86), 13, c.R(-85, 85));
  return c.L(f, { r: 1.8, h: 3.2, sh: 4 });
};
const shaved = (c, pts, col = "#a65c2c") => {
  // thin strips off the spit, five overlapping layers
  let o = "";
  const L = 6;
  for (let i = 0; i < L; i++)
    o += c.L(
      pts
        .filter((_, k) => k % L === i)
        .map(([x, y]) => {
          const w = c.R(20, 34),
            h = c.R(7, 10.5),
            q = c.vary(col, 0.2);
          return P(
            c.blob(x, y, w, h, { n: 8, w: 0.2, rot: c.R(-55, 55) }),
            c.rg([lite(q, 0.28), q, dark(q, 0.34)], [0.3, 0.3, 0.8]),
          );
        }),
      { r: 2.2, h: 4.4, tex: 0.16, tf: 0.1, sh: 4.5, so: 0.5, spec: 0.25 },
    );
  return o;
};

export const shawarmaWrap = A(
  "shawarma-wrap",
  "shawarma",
  {
    meat: ["chicken", "beef", "falafel"],
    wrap: ["paper", "check", "foil"],
    side: ["fries", "pickles", "none"],
  },
  (c, p) => {
    const mc = p.meat === "beef" ? "#7c3d20" : "#b26a30";
    const roll = (x, y, rot, sc = 1) => {
      // a rolled saj, cut end toward us, paper round the lower half
      const body =
          "M-150 -46C-60 -62 60 -60 128 -52C150 -48 150 48 128 54C60 62 -60 62 -150 48C-164 44 -164 -42 -150 -46Z",
        col = "#dfb373";
      let k = "";
      for (const [a, b] of c.scatter(16, 135, 46)) k += c.blob(a, b, c.R(4, 15), c.R(3, 9), { n: 7, w: 0.3 });
      let fill = "";
      const pts = c.scatter(15, 26, 42, 134, 0);
      pts.forEach(([a, b], i) => {
        fill += P(
          c.blob(a, b, c.R(7, 13), c.R(6, 10), { n: 7, w: 0.2 }),
          i % 5 === 1
            ? "#7da63f"
            : i % 5 === 3
              ? "#cf4130"
              : i % 5 === 4
                ? "#f6ecd6"
                : c.vary(p.meat === "falafel" ? "#7c8a3a" : mc, 0.16),
        );
      });
      const wrapCol = p.wrap === "foil" ? "#c7c9c9" : p.wrap === "check" ? "#f4ead8" : "#e6cfa4",
        wd =
          "M-168 -54C-110 -66 -40 -66 4 -62L-12 -34L10 -8L-10 22L4 64C-50 68 -112 66 -168 56C-184 50 -184 -48 -168 -54Z";
      let pat = "";
      if (p.wrap === "check")
        for (let i = 0; i < 9; i++)
          pat +=
            Rr(-180 + i * 24, -70, 12, 140, 0, c.tint.accent, 'opacity=".42"') +
            (i < 6 ? Rr(-190, -64 + i * 24, 210, 12, 0, c.tint.accent, 'opacity=".3"') : "");
      if (p.wrap === "foil")
        for (let i = 0; i < 14; i++)
          pat += P(
            `M${c.I(-180, 0)} ${c.I(-60, 60)}l${c.I(-30, 30)} ${c.I(-26, 26)}l${c.I(-30, 30)} ${c.I(-16, 16)}Z`,
            c.ch() ? "#fff" : "#70757a",
            'opacity=".32"',
          );
      if (p.wrap === "paper")
        pat = S(
          "M-150 -60C-120 -20 -130 30 -150 60M-96 -64C-70 -10 -82 30 -90 64",
          "#8d6a38",
          3,
          'opacity=".3"',
        );
      return G(
        c.L(
          P(
            body,
            c.lg(
              [
                [lite(col, 0.4), 0],
                [col, 0.45],
                [dark(col, 0.34), 1],
              ],
              [0, 0, 0, 1],
            ),
          ) + c.clip(body, P(k, "#7a3c12", `opacity=".5" ${c.blur(2.4)}`)),
          { r: 8, h: 12, tex: 0.12, tf: 0.04, sh: 9, spec: 0.08 },
        ) +
          c.L(E(134, 0, 30, 53, "#e9c489"), { r: 3, sh: 0 }) +
          E(134, 0, 24, 46, "#5c2a12") +
          c.L(fill, { r: 2.4, h: 5, sh: 2.5, tex: 0.14, tf: 0.12 }) +
          c.L(S("M122 -22q14 12 4 26t8 22", "#fbf4e2", 5.5), { r: 1.6, h: 2.4, sh: 1, spec: 0.4 }) +
          c.L(
            P(wd, c.lg([lite(wrapCol, 0.4), wrapCol, dark(wrapCol, 0.3)], [0, 0, 0, 1])) + c.clip(wd, pat),
            {
              r: 5,
              h: 8,
              tex: p.wrap === "foil" ? 0.5 : 0.08,
              tf: 0.03,
              sh: 6,
              spec: p.wrap === "foil" ? 0.5 : 0.08,
            },
          ),
        at(x, y, rot, sc),
      );
    };
    let s = paper(c, { w: 500, h: 290, color: "#eddcb9", check: p.wrap === "check" ? null : c.tint.accent });
    if (p.side === "fries") s += friesPile(c, 150, 104, 12, 56);
    s += roll(-12, -48, -16, 1.04) + roll(4, 58, -10, 1.1);
    if (p.side === "pickles")
      s += [0, 1, 2]
        .map((i) =>
          c.L(
            P(
              c.blob(150 + i * 26, 118 - i * 14, 34, 10, { rot: -20 + i * 9 }),
              ["#8a9a3a", "#c9587a", "#9aa848"][i],
            ),
            { r: 3, h: 6 },
          ),
        )
        .join("");
    return s + I.dip(c, 196, -92, 42, "#fbf5e6") + I.herbs(c, c.scatter(7, 200, 30, 10, 118), 13);
  },
);
export const shawarmaPlate = A(
  "shawarma-plate",
  "shawarma",
  { meat: ["chicken", "beef"], side: ["fries", "rice"] },
  (c, p) => {
    let s = plate(c, { rx: 250, color: wareFor(c) }) + I.flatbread(c, -90, -28, 120, 66, { rot: -10 });
    s +=
      p.side === "rice"
        ? I.rice(c, { cx: 96, cy: -10, rx: 106, ry: 62, h: 26, kind: "saffron" })
        : friesPile(c, 110, 12, 24, 66);
    s += shaved(c, c.scatter(78, 124, 50, -30, 22, 4), p.meat === "beef" ? "#84431f" : "#b86c2f");
    s +=
      I.lettuce(c, 120, 84, 60, 28) +
      I.tomatoSlice(c, 132, 74, 26) +
      I.tomatoSlice(c, 96, 88, 24) +
      I.onionRings(c, c.scatter(7, 80, 18, -40, 20), 17) +
      I.herbs(c, c.scatter(16, 120, 46, -30, 20), 12);
    return (
      s +
      [0, 1]
        .map((i) =>
          c.L(P(c.blob(-142 + i * 30, 72 + i * 16, 42, 12, { rot: 26 }), ["#8f9d3c", "#c85a7c"][i]), {
            r: 3.4,
            h: 6,
          }),
        )
        .join("") +
      I.dip(c, -166, -64, 44, "#fbf5e6")
    );
  },
  { scale: 1.14 },
);
export const falafel = A(
  "falafel",
  "mezze",
  { vessel: ["plate", "bowl", "paper"], sauce: ["tahini", "chilli"] },
  (c, p) => {
    const b = p.vessel === "bowl" ? bowl(c, { rx: 200, h: 80, color: wareFor(c) }) : null;
    let s = b
      ? b.back
      : p.vessel === "paper"
        ? paper(c, { check: c.tint.accent, w: 480, h: 290 })
        : plate(c, { rx: 240, color: wareFor(c, ["white", "blue", "cream", "sage"]) });
    const oy = b ? -34 : -6;
    s += I.lettuce(c, -112, 36 + oy, 88, 50) + I.lettuce(c, 118, 30 + oy, 88, 50, "#83ad46");
    // a fine, even, golden crust; three are broken open and green with herbs inside
    const crust = (x, y, r, col = c.vary("#bd8636", 0.08)) =>
      c.L(
        P(
          c.blob(x, y, r, r * 0.9, { n: 14, w: 0.035 }),
          c.rg([lite(col, 0.3), [col, 0.5], dark(col, 0.34)]),
        ) + I.flecks(c, c.scatter(14, r * 0.8, r * 0.7, x, y), ["#7a4a16", "#e3b765", "#93601f"], r * 0.07),
        {
          r: r * 0.17,
          h: r * 0.3,
          tex: 0.3,
          tf: 0.24,
          oct: 3,
          rough: 3,
          rf: 0.2,
          sh: 6,
          spec: 0.1,
          seed: c.I(1, 9),
        },
      );
    const open = (x, y, r, rot) =>
      crust(x, y + 3, r) +
      G(
        c.L(
          P(
            c.blob(0, 0, r * 0.9, r * 0.7, { n: 14, w: 0.04 }),
            c.rg(["#c9d27c", "#a9bb55", "#8a9c3c"], [0.45, 0.4, 0.7]),
          ) +
            I.flecks(
              c,
              c.scatter(26, r * 0.76, r * 0.56),
              ["#5f8430", "#e6e7ac", "#7d9b3e", "#4d7328"],
              r * 0.085,
            ),
          { r: 2, h: 3.4, tex: 0.4, tf: 0.2, sh: 0, lift: 0.25 },
        ),
        at(x, y - r * 0.16, rot),
      );
    for (const [x, y, r] of [
      [-98, -28, 44],
      [-30, -48, 44],
      [42, -46, 43],
      [106, -24, 43],
      [-62, 10, 46],
      [14, -6, 46],
      [78, 18, 45],
    ])
      s += crust(x, y + oy, r);
    s += open(-20, 48 + oy, 47, -6) + open(44, 66 + oy, 44, 10);
    return (
      s +
      I.sesame(c, c.scatter(26, 110, 40, 0, -16 + oy)) +
      I.herbs(c, c.scatter(12, 130, 60, 0, 24 + oy), 13) +
      (b ? "" : I.dip(c, 150, 66, 52, p.sauce === "chilli" ? "#b93a24" : "#efe0be")) +
      (b
        ? I.zigzag(c, 10, 0, 170, 36, 7, "#f3e6c8", 7)
        : I.tomatoSlice(c, -96, 78, 28) + I.cucumber(c, -142, 62, 26))
    );
  },
  { scale: 1.16 },
);
export const hummus = A(
  "hummus",
  "mezze",
  {
    dip: ["hummus", "moutabal", "muhammara", "labneh", "beetroot"],
    ware: ["clay", "blue", "white", "slate"],
    top: ["chickpea", "pomegranate", "pine", "meat"],
  },
  (c, p) => {
    const col = {
        hummus: "#e6cd9b",
        moutabal: "#ddd0b0",
        muhammara: "#b4522c",
        labneh: "#f8f2e4",
        beetroot: "#b23a62",
      }[p.dip],
      b = bowl(c, { rx: 220, h: 58, y: 6, color: WARES[p.ware], foot: 0.5, drop: 8, fill: 0.93 });
    const pale = p.dip !== "muhammara" && p.dip !== "beetroot";
    let s =
      b.back +
      c.L(
        P(
          c.blob(0, b.y, b.rx * 0.97, b.ry * 0.95, { n: 24, w: 0.006 }),
          c.rg([lite(col, 0.35), col, dark(col, 0.1)], [0.4, 0.3, 0.75]),
        ),
        { r: 10, h: 14, sh: 4, tex: 0.07, tf: 0.03, spec: 0.1, lift: pale ? 0.5 : 0.2 },
      );
    // spoon swirl
    for (const [k, w] of [
      [0.72, 26],
      [0.46, 22],
    ]) {
      const pts = [];
      for (let i = 0; i <= 22; i++) {
        const a = -0.6 + (i / 22) * 5.6;
        pts.push([Math.cos(a) * b.rx * k, b.y + Math.sin(a) * b.ry * k]);
      }
      const d = smooth(pts, false);
      s +=
        S(d, dark(col, pale ? 0.2 : 0.3), w, `opacity=".75" ${c.blur(4)} transform="translate(-2 -4)"`) +
        S(d, lite(col, 0.4), w * 0.5, `opacity=".8" ${c.blur(4)} transform="translate(3 7)"`);
    }
    // olive oil lies golden in the hollow and along the swirl
    const oil = c.rg(["#f3d970", "#e3bb46", "#c9982e"], [0.4, 0.35, 0.7]);
    s += c.L(
      P(c.blob(0, b.y, b.rx * 0.34, b.ry * 0.36, { n: 9, w: 0.1 }), oil) +
        S(
          `M${n1(-b.rx * 0.34)} ${n1(b.y - 50)}q56 -30 132 -8M${n1(b.rx * 0.44)} ${n1(b.y + 12)}q-12 36 -86 46M${n1(-b.rx * 0.5)} ${n1(b.y + 2)}q-4 24 22 44`,
          "#dfb843",
          9,
        ),
      { r: 2.4, h: 2.4, sh: 0.8, so: 0.2, spec: 0.5, ex: 30, lift: 0.45 },
      'opacity=".84"',
    );
    if (p.top === "meat")
      s += c
        .scatter(16, 56, 34, 0, b.y - 6)
        .map(([x, y]) => I.chunk(c, x, y, 14, "#7c3e1e", { char: 0.4 }))
        .join("");
    if (p.top === "chickpea")
      s += c.L(
        c.scatter(12, 50, 30, 0, b.y - 2).map(([x, y]) => I.ball(c, x, y, 12, "#dcb264", { spec: 0.4 })),
        { r: 2, h: 3, sh: 3 },
      );
    if (p.top === "pomegranate")
      s += c.L(
        c.scatter(34, 120, 66, 0, b.y).map(([x, y]) => I.ball(c, x, y, 6.5, "#b8263c", { spec: 0.7 })),
        { r: 1.4, h: 2, sh: 2.5 },
      );
    if (p.top !== "chickpea") s += I.nuts(c, c.scatter(14, 90, 52, 0, b.y), ["#ecd09a", "#dcb36c"], 10);
    return (
      s +
      I.flecks(c, c.scatter(60, 150, 82, 0, b.y), ["#b23a1e", "#c8552b", "#8e2c16"], 2.4) +
      I.herbs(c, c.scatter(14, 140, 76, 0, b.y), 13) +
      (p.top === "pomegranate" ? I.mint(c, 10, b.y - 10, 34) : "")
    );
  },
  { scale: 1.2, cy: 230 },
);
export const mezze = A("mezze", "mezze", { vessel: ["board", "tray"] }, (c, p) => {
  let s = p.vessel === "tray" ? tray(c, { rx: 268 }) : board(c, { w: 550, h: 310 });
  const cols = ["#e6cd9b", "#f8f2e4", "#b4522c", "#6f8f3a", "#b23a62"],
    spots = [
      [-150, -54, 72],
      [6, -78, 72],
      [156, -52, 72],
      [-92, 56, 78],
      [92, 58, 78],
    ];
  spots.forEach(([x, y, r], i) => {
    const ware = [WARES.white, WARES.blue, WARES.white, WARES.clay, WARES.white][i],
      col = cols[i];
    s += I.dip(c, x, y, r, col, { ware, h: 26 });
    if (i === 3)
      s +=
        c.L(
          c.scatter(40, r * 0.74, r * 0.4, x, y + 2).map(([a, b]) => I.parsley(c, a, b, 13)),
          { r: 1.4, h: 2.6, sh: 2 },
        ) + I.flecks(c, c.scatter(16, r * 0.7, r * 0.36, x, y), ["#c8392a", "#f4e6c0", "#d9543a"], 5);
    else if (i === 4)
      s += c.L(
        c
          .scatter(10, r * 0.62, r * 0.34, x, y)
          .map(([a, b]) =>
            I.ball(c, a, b, 13, c.pick(["#3b2f3a", "#7a8a3a", "#5c6a2a"]), { spec: 0.6, sq: 0.84 }),
          ),
        { r: 2, h: 3 },
      );
    else
      s +=
        c.L(S(`M${x - r * 0.4} ${y + 8}q${r * 0.36} ${-r * 0.4} ${r * 0.74} ${-r * 0.06}`, "#c9962a", 8), {
          r: 2,
          h: 2,
          sh: 1,
          spec: 0.8,
        }) +
        I.herbs(c, c.scatter(4, r * 0.5, r * 0.24, x, y + 4), 10) +
        I.flecks(c, c.scatter(12, r * 0.6, r * 0.3, x, y + 4), ["#b23a1e"], 2.4);
  });
  return (
    s +
    I.flatbread(c, -214, 64, 62, 44, { rot: -28, spots: 7 }) +
    I.flatbread(c, 214, 66, 62, 42, { rot: 24, spots: 7 }) +
    I.cherryTomato(c, -6, 8, 17) +
    I.cucumber(c, 26, 14, 20)
  );
});
export const manakish = A(
  "manakish",
  "bakery",
  { top: ["zaatar", "cheese", "lahm", "half", "muhammara"], cut: [true, false], vessel: ["board", "paper"] },
  (c, p) => {
    let s =
      p.vessel === "paper"
        ? paper(c, { w: 500, h: 310, color: "#e8d3a8" })
        : board(c, { w: 540, h: 310, round: 40 });
    s += I.flatbread(c, 0, 6, 222, 138, { spots: 0, puff: 10, col: "#dfae67" });
    let k = "";
    for (let i = 0; i < 26; i++) {
      const a = c.R(0, 6.28);
      k += c.blob(Math.cos(a) * 205, 6 + Math.sin(a) * 126, c.R(5, 16), c.R(3, 8), { n: 7, w: 0.3 });
    }
    s += P(k, "#7d3f14", `opacity=".55" ${c.blur(2.6)}`);
    const half = (x0, x1, draw) => {
      const q = draw();
      return p.top === "half" ? c.clip(`M${x0} -200H${x1}V200H${x0}Z`, q) : q;
    };
    const za = () => {
      const o = c.blob(0, 4, 190, 114, { n: 16, w: 0.03 });
      return (
        c.L(P(o, c.rg(["#6d7432", "#59622a", "#424a1e"])), {
          r: 4,
          h: 7,
          tex: 0.8,
          tf: 0.16,
          oct: 3,
          rough: 8,
          rf: 0.08,
          sh: 2,
          spec: 0.18,
        }) +
        I.flecks(c, c.scatter(150, 180, 106, 0, 4, 2), ["#3c4a1c", "#7e8a3e", "#8c4a26", "#94a04e"], 3) +
        I.sesame(c, c.scatter(110, 178, 104, 0, 4, 2), undefined, 4.4)
      );
    };
    const ch = () => {
      const o = c.blob(0, 4, 190, 114, { n: 18, w: 0.045 });
      let b = "";
      for (const [x, y] of c.scatter(30, 165, 92, 0, 4))
        b += c.blob(x, y, c.R(6, 22), c.R(4, 12), { n: 7, w: 0.3 });
      return (
        c.L(P(o, c.rg(["#fff0c2", "#f8dd9a", "#eec474"])), {
          r: 5,
          h: 9,
          tex: 0.35,
          tf: 0.035,
          rough: 8,
          rf: 0.03,
          sh: 3,
          spec: 0.3,
        }) +
        P(b, "#c9761f", `opacity=".55" ${c.blur(3)}`) +
        P(b, "#8a420f", `opacity=".22" ${c.blur(1.2)} transform="translate(2 2)"`) +
        I.flecks(c, c.scatter(22, 165, 92, 0, 4), ["#5c7a34", "#2f2020"], 2.8)
      );
    };
    const la = () => {
      const o = c.blob(0, 4, 190, 114, { n: 16, w: 0.03 });
      return (
        c.L(P(o, c.rg(["#b0552f", "#964022", "#742c16"])), {
          r: 4,
          h: 7,
          tex: 0.8,
          tf: 0.1,
          oct: 3,
          rough: 8,
          rf: 0.07,
          sh: 2,
          spec: 0.25,
        }) +
        I.flecks(c, c.scatter(60, 175, 100, 0, 4, 3), ["#d9432c", "#e9785a", "#f2d8b0"], 5) +
        I.herbs(c, c.scatter(26, 165, 92, 0, 4), 10) +
        I.nuts(c, c.scatter(10, 150, 80, 0, 4), ["#ecd09a"], 9)
      );
    };
    s +=
      p.top === "zaatar"
        ? za()
        : p.top === "cheese"
          ? ch()
          : p.top === "lahm"
            ? la()
            : p.top === "muhammara"
              ? c.L(P(c.blob(0, 4, 188, 112, { n: 16, w: 0.03 }), c.rg(["#d2602e", "#b94722", "#8f3014"])), {
                  r: 5,
                  h: 8,
                  tex: 0.5,
                  tf: 0.08,
                  rough: 6,
                  rf: 0.06,
                  sh: 2,
                }) +
                I.sesame(c, c.scatter(60, 170, 98, 0, 4, 2)) +
                I.herbs(c, c.scatter(10, 150, 80, 0, 4), 12)
              : half(-260, 0, za) + half(0, 260, ch);
    if (p.cut)
      s +=
        S("M-200 -60L200 72M-150 108L150 -102", "#5a2c10", 5, 'opacity=".4"') +
        S("M-200 -57L200 75M-150 111L150 -99", "#f4dcaa", 2, 'opacity=".6"');
    return (
      s + I.mint(c, -212, 112, 36) + I.cherryTomato(c, 212, 116, 20) + I.olive(c, 178, 136, 14, "#4d5a2a")
    );
  },
);
export const salad = A(
  "salad",
  "bowls",
  { kind: ["fattoush", "tabbouleh", "greek", "caesar"], ware: ["white", "slate", "clay", "blue"] },
  (c, p) => {
    const b = bowl(c, { rx: 212, h: 80, y: -6, color: WARES[p.ware] });
    let s = b.back;
    const y = b.y - 12;
    if (p.kind === "tabbouleh") {
      s +=
        c.L(P(c.blob(0, y, 180, 106, { n: 18, w: 0.02 }), "#4a7c30"), {
          r: 6,
          h: 12,
          tex: 0.9,
          tf: 0.13,
          oct: 3,
          rough: 8,
          rf: 0.1,
        }) +
        c.L(
          c
            .scatter(120, 176, 106, 0, y, 3)
            .map(([a, d]) => I.parsley(c, a, d, 21, c.pick(["#4f8a35", "#62a03f", "#3f7430", "#74b04e"]))),
          { r: 1.6, h: 3, sh: 3 },
        ) +
        c.L(
          c
            .scatter(80, 170, 100, 0, y, 3)
            .map(([a, d]) => I.parsley(c, a, d, 18, c.pick(["#5a9a3c", "#6eae4a", "#4a8434"]))),
          { r: 1.6, h: 3, sh: 3 },
        ) +
        I.flecks(c, c.scatter(70, 165, 95, 0, y, 2), ["#f2e6c4", "#efe0b4"], 3) +
        c.L(
          c
            .scatter(30, 160, 90, 0, y)
            .map(([a, d]) =>
              Rr(
                a,
                d,
                13,
                10,
                3,
                c.pick(["#cf3b2a", "#df5a3c"]),
                `transform="rotate(${c.I(0, 90)} ${n1(a)} ${n1(d)})"`,
              ),
            ),
          { r: 1.8, h: 3 },
        ) +
        I.wedge(c, 70, y + 40, 56, -14) +
        I.mint(c, -20, y - 50, 40);
      return s;
    }
    s += P(c.blob(0, y + 4, 152, 84, { n: 16, w: 0.05 }), "#4f7a2c", `opacity=".8" ${c.blur(3)}`);
    for (const [a, d] of c.scatter(18, 134, 70, 0, y))
      s += I.lettuce(c, a, d, c.R(50, 66), c.R(34, 44), c.pick(["#8fb84f", "#74a440", "#a5c766", "#5f9238"]));
    const pts = c.scatter(18, 140, 74, 0, y - 4);
    pts.forEach(([a, d], i) => {
      const k = i % 6;
      if (p.kind === "caesar")
        s +=
          k < 2
            ? I.chunk(c, a, d, 22, "#d29a58", { char: 0.35 })
            : k < 4
              ? c.L(Rr(a - 14, d - 12, 27, 24, 5, "#dba558"), { r: 3, h: 5, tex: 0.4, tf: 0.1 })
              : c.L(P(c.blob(a, d, 24, 8, { rot: c.R(-50, 50) }), "#fbf0d0"), { r: 1.4, h: 2 });
      else
        s +=
          k === 0
            ? I.tomatoSlice(c, a, d, 26)
            : k === 1
              ? I.cucumber(c, a, d, 25)
              : k === 2
                ? p.kind === "greek"
                  ? I.olive(c, a, d, 14)
                  : c.L(P(`M${a - 22} ${d + 10}L${a + 4} ${d - 20}L${a + 24} ${d + 12}Z`, "#dca556"), {
                      r: 3,
                      h: 5,
                      tex: 0.3,
                      tf: 0.1,
                    })
                : k === 3
                  ? I.cherryTomato(c, a, d, 17)
                  : k === 4
                    ? p.kind === "greek"
                      ? c.L(
                          Rr(
                            a - 18,
                            d - 16,
                            35,
                            31,
                            4,
                            "#fdf8ec",
                            `transform="rotate(${c.I(-30, 30)} ${n1(a)} ${n1(d)})"`,
                          ),
                          { r: 3, h: 5, tex: 0.12, tf: 0.1 },
                        )
                      : c.L(
                          E(a, d, 17, 12, "#fff3ef") +
                            E(a, d, 17, 12, "none", 'stroke="#c0395f" stroke-width="5"'),
                          { r: 2, h: 3 },
                        )
                    : "";
    });
    if (p.kind === "caesar") s += I.zigzag(c, 0, y, 210, 60, 9, "#fbf3dc", 6);
    return (
      s +
      I.onionRings(c, c.scatter(6, 120, 60, 0, y), 20) +
      I.flecks(
        c,
        c.scatter(40, 150, 80, 0, y, 3),
        p.kind === "fattoush" ? ["#7c1f22", "#9c3030"] : ["#2f2020", "#5c7a34"],
        2.6,
      ) +
      I.mint(c, 4, y - 44, 30)
    );
  },
  { scale: 1.28, cy: 236 },
);

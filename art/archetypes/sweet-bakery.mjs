import { A, lite, dark, P, S, E, G, Rr, n1, at, ellD, smooth, poly } from "../canvas.mjs";
import { wareFor, plate, tray, bowl, board, paper, pan, standShadow } from "../vessels.mjs";
import * as I from "../ingredients.mjs";

const berries = (c, pts, r = 13) =>
  pts
    .map(([x, y], i) =>
      c.L(
        i % 3
          ? I.ball(c, x, y, r, i % 3 === 1 ? "#3f4a7c" : "#c22f44", { spec: 0.5 }) +
              E(x + 1, y - r * 0.4, r * 0.32, r * 0.2, "#1f2544", 'opacity=".5"')
          : P(
              `M${x - r} ${y - r * 0.5}C${x - r * 0.6} ${y - r * 1.1} ${x + r * 0.6} ${y - r * 1.1} ${x + r} ${y - r * 0.5}C${x + r * 1.1} ${y + r * 0.3} ${x + r * 0.3} ${y + r * 1.1} ${x} ${y + r * 1.3}C${x - r * 0.3} ${y + r * 1.1} ${x - r * 1.1} ${y + r * 0.3} ${x - r} ${y - r * 0.5}Z`,
              "#d0342f",
            ) +
              I.flecks(c, c.scatter(7, r * 0.7, r * 0.7, x, y), ["#f6d98a"], 1.5) +
              P(
                `M${x - r * 0.7} ${y - r * 0.8}L${x} ${y - r * 0.5}L${x + r * 0.7} ${y - r * 0.8}L${x} ${y - r * 1.1}Z`,
                "#5f9138",
              ),
        { r: 2.4, h: 3, sh: 3, spec: 0.3 },
      ),
    )
    .join("");

export const breakfast = A(
  "breakfast",
  "breakfast",
  { kind: ["shakshuka", "eggs", "foul", "full"] },
  (c, p) => {
    if (p.kind === "shakshuka") {
      const y = 18;
      let s = pan(c, { rx: 208, y });
      s +=
        c.L(P(c.blob(0, y + 6, 186, 116, { n: 16, w: 0.015 }), c.rg(["#d9502a", "#bd3a1c", "#8f2610"])), {
          r: 6,
          h: 9,
          tex: 0.4,
          tf: 0.05,
          sh: 3,
          spec: 0.35,
          rough: 5,
          rf: 0.04,
        }) +
        c.L(
          c
            .scatter(16, 160, 94, 0, y + 4)
            .map(([a, b]) =>
              P(c.blob(a, b, 19, 10, { n: 8, w: 0.2 }), c.pick(["#e0633a", "#c9412a", "#e59a3a", "#7d9a3b"])),
            ),
          { r: 4, h: 7 },
        );
      for (const [a, b] of [
        [-84, y - 22],
        [56, y - 40],
        [84, y + 34],
        [-36, y + 50],
      ])
        s += I.friedEgg(c, a + c.R(-8, 8), b, 50, 0.74);
      return (
        s +
        I.herbs(c, c.scatter(22, 160, 92, 0, y), 13) +
        I.flecks(c, c.scatter(40, 150, 86, 0, y), ["#2f2020", "#8f2610"], 2.4) +
        I.flatbread(c, -206, 108, 76, 46, { rot: -16, spots: 8 })
      );
    }
    if (p.kind === "foul") {
      const b = bowl(c, { rx: 200, h: 80, color: "#a9552f", inner: "#6d3218" });
      return (
        b.back +
        c.L(
          P(
            c.blob(0, b.y, b.rx * 0.98, b.ry * 0.97, { n: 14, w: 0.02 }),
            c.rg(["#a9683a", "#8a4c26", "#5f2f14"]),
          ),
          { r: 6, h: 8, tex: 0.3, tf: 0.06 },
        ) +
        c.L(
          c
            .scatter(50, 160, 88, 0, b.y, 3)
            .map(([x, y]) =>
              E(
                x,
                y,
                15,
                10.5,
                c.vary("#8f5227", 0.2),
                `transform="rotate(${c.I(0, 180)} ${n1(x)} ${n1(y)})"`,
              ),
            ),
          { r: 2.6, h: 4.6, spec: 0.3 },
        ) +
        c.L(
          c
            .scatter(14, 70, 36, 0, b.y)
            .map(([x, y]) => Rr(x, y, 15, 12, 3, c.pick(["#d9432c", "#e9dcc4", "#e0553a"]))),
          { r: 2, h: 3.4 },
        ) +
        I.zigzag(c, 0, b.y, 200, 60, 7, "#efe0be", 8) +
        I.herbs(c, c.scatter(14, 130, 70, 0, b.y), 14) +
        I.wedge(c, 80, b.y + 30, 56, -14) +
        I.flatbread(c, 214, 110, 70, 44, { rot: 18, spots: 7 })
      );
    }
    let s = plate(c, { rx: 252, color: wareFor(c, ["white", "slate", "blue", "sage"]) });
    const toast = (x, y, r) =>
      G(
        c.L(
          P(
            "M-70 -38C-84 -66 -40 -74 0 -72C40 -74 84 -66 70 -38V40Q70 50 58 50H-58Q-70 50 -70 40Z",
            "#b8702c",
          ) +
            P(
              "M-60 -36C-70 -56 -34 -63 0 -62C34 -63 70 -56 60 -36V34Q60 40 52 40H-52Q-60 40 -60 34Z",
              c.rg(["#f2d297", "#e2b067", "#cc8c40"]),
            ),
          { r: 4, h: 7, tex: 0.4, tf: 0.09, sh: 6 },
        ),
        at(x, y, r, 1, 0.8),
      );
    s += toast(118, -46, 14) + toast(86, -18, 4) + I.friedEgg(c, -78, -34, 76) + I.friedEgg(c, -10, 30, 72);
    s +=
      p.kind === "full"
        ? [0, 1]
            .map((i) => G(I.kofta(c, 0, 0, 124, 36, 0, "#a3562a", false), at(-104 + i * 30, 62 + i * 26, 16)))
            .join("")
        : I.lettuce(c, -120, 66, 60, 34) +
          c
            .scatter(4, 40, 16, -112, 66)
            .map(([x, y]) => I.cucumber(c, x, y, 24))
            .join("");
    return (
      s +
      [0, 1]
        .map(() =>
          c.L(
            c
              .scatter(7, 54, 24, 104, 70, 14)
              .map(([x, y]) => E(x, y, 13, 9, c.vary(p.kind === "full" ? "#c8642c" : "#5c5a3a", 0.12))),
            { r: 2.4, h: 4, spec: 0.3 },
          ),
        )
        .join("") +
      I.tomatoSlice(c, 34, 96, 28) +
      I.cherryTomato(c, 168, 50, 18) +
      I.herbs(c, c.scatter(10, 110, 50, -40, 0), 11) +
      I.flecks(c, c.scatter(30, 100, 50, -40, 0), ["#2f2020", "#7c3a1c"], 2)
    );
  },
);
export const pancakes = A(
  "pancakes",
  "breakfast",
  { kind: ["pancake", "waffle", "frenchtoast"], top: ["berry", "banana", "choco"] },
  (c, p) => {
    let s = plate(c, { rx: 236, y: 78, color: wareFor(c) });
    const col = "#d8974a";
    const syr = p.top === "choco" ? "#4a2414" : "#b8691a";
    if (p.kind === "waffle") {
      for (let i = 0; i < 3; i++) {
        const y = 60 - i * 40,
          x = c.R(-10, 10),
          d = ellD(x, y, 172, 106);
        let g = "";
        for (let k = -6; k < 7; k++)
          g += `M${x + k * 46 - 80} ${y - 120}L${x + k * 46 + 80} ${y + 120}M${x + k * 46 + 80} ${y - 120}L${x + k * 46 - 80} ${y + 120}`;
        s +=
          c.L(
            P(ellD(x, y + 15, 172, 106), dark(col, 0.34)) +
              P(d, c.rg([lite(col, 0.34), col, dark(col, 0.2)])),
            { r: 5, h: 8, sh: 6 },
          ) +
          c.clip(
            ellD(x, y, 168, 102),
            S(g, dark(col, 0.45), 17, 'opacity=".45"') +
              c.L(S(g, lite(col, 0.22), 9), { r: 2.6, h: 4.6, sh: 2 }),
          );
      }
    } else if (p.kind === "frenchtoast") {
      // thick slices, egg-gold with a brown crust, leaning on one another
      for (const [x, y, turn] of [
        [44, 62, 7],
        [-30, 34, -8],
        [26, 4, 5],
      ]) {
        const slice = (dy) =>
          `M-150 ${dy - 8}C-166 ${dy - 60} -110 ${dy - 92} -60 ${dy - 84}C-20 ${dy - 96} 30 ${dy - 94} 66 ${dy - 84}C122 ${dy - 92} 166 ${dy - 54} 150 ${dy - 6}C156 ${dy + 40} 150 ${dy + 74} 120 ${dy + 78}H-120C-150 ${dy + 74} -156 ${dy + 40} -150 ${dy - 8}Z`;
        let k = "";
        for (const [a, b] of c.scatter(16, 116, 60))
          k += c.blob(a, b, c.R(10, 34), c.R(6, 14), { n: 8, w: 0.25 });
        s += G(
          c.L(P(slice(30), dark("#b5702c", 0.1)) + P(slice(22), "#e9bd72"), { r: 6, h: 8, sh: 8 }) +
            c.L(
              P(slice(0), c.rg(["#f8d98e", "#eab65c", "#c98a36"], [0.42, 0.36, 0.75])) +
                c.clip(slice(0), P(k, "#a65e20", `opacity=".38" ${c.blur(6)}`)) +
                S(slice(0), "#9c5a20", 7, `opacity=".7" ${c.blur(1.4)}`),
              { r: 5, h: 8, sh: 2, tex: 0.2, tf: 0.1, spec: 0.12, lift: 0.15 },
            ),
          at(x, y, turn, 0.96, 0.9),
        );
      }
    } else
      for (let i = 0; i < 5; i++) {
        const y = 84 - i * 31,
          x = c.R(-9, 9),
          rx = 158 + c.R(-6, 6),
          ry = 92;
        let k = "";
        for (const [a, b] of c.scatter(10, rx * 0.8, ry * 0.75, x, y))
          k += c.blob(a, b, c.R(10, 34), c.R(6, 16), { n: 8, w: 0.2 });
        const top = c.blob(x, y, rx, ry, { n: 14, w: 0.02 });
        s += c.L(
          P(c.blob(x, y + 17, rx + 2, ry, { n: 14, w: 0.02 }), "#f2d08c") +
            P(
              top,
              c.rg(
                [
                  [lite(col, 0.2), 0],
                  [col, 0.6],
                  [lite(col, 0.3), 0.9],
                  ["#f4d796", 1],
                ],
                [0.46, 0.44, 0.56],
              ),
            ) +
            (i === 4 ? c.clip(top, P(k, "#a65e20", `opacity=".35" ${c.blur(7)}`)) : ""),
          { r: 7, h: 9, sh: 6, spec: 0.12, tex: 0.05, tf: 0.05 },
        );
      }
    const ty = { pancake: -42, waffle: -22, frenchtoast: 2 }[p.kind];
    s += c.L(
      P(
        `M-112 ${ty}C-118 ${ty - 44} -40 ${ty - 62} 20 ${ty - 56}C90 ${ty - 52} 130 ${ty - 20} 118 ${ty + 10}C112 ${ty + 26} 112 ${ty + 70} 100 ${ty + 84}C88 ${ty + 86} 92 ${ty + 40} 78 ${ty + 36}C60 ${ty + 34} 56 ${ty + 112} 40 ${ty + 118}C24 ${ty + 114} 34 ${ty + 48} 10 ${ty + 46}C-14 ${ty + 46} -12 ${ty + 84} -28 ${ty + 86}C-42 ${ty + 82} -34 ${ty + 44} -56 ${ty + 40}C-90 ${ty + 34} -108 ${ty + 24} -112 ${ty}Z`,
        syr,
        'opacity=".9"',
      ),
      { r: 5, h: 8, sh: 4, spec: 0.75, ex: 26 },
    );
    if (p.top === "berry") s += berries(c, c.scatter(11, 70, 28, 0, ty - 8), 16);
    if (p.top === "banana")
      s += c
        .scatter(7, 74, 28, 0, ty - 6)
        .map(([x, y]) =>
          c.L(
            E(x, y, 30, 20, "#e9c86a") +
              E(x, y, 26, 17, "#fbedb8") +
              I.flecks(c, c.scatter(5, 8, 5, x, y), ["#a8803a"], 2),
            { r: 3, h: 5, sh: 3 },
          ),
        )
        .join("");
    if (p.top === "choco") s += I.cream(c, 0, ty - 14, 46) + berries(c, [[0, ty - 62]], 15);
    else s += c.L(P(c.blob(2, ty - 26, 26, 16, { n: 8, w: 0.06 }), "#fbe7a0"), { r: 4, h: 7, spec: 0.4 });
    return s + I.mint(c, 34, ty - 30, 26) + I.flecks(c, c.scatter(40, 140, 70, 0, ty + 10), ["#fff"], 1.8);
  },
  { cy: 246, scale: 1.06 },
);
const croiss = (c, x, y, rot, sc, col = "#c9812f", almond = 0) => {
  let q = "";
  const seg = [
    [-168, 66, 26, -74],
    [168, 66, 26, 74],
    [-146, 34, 42, -58],
    [146, 34, 42, 58],
    [-104, 2, 58, -38],
    [104, 2, 58, 38],
    [-54, -18, 68, -18],
    [54, -18, 68, 18],
    [0, -24, 74, 0],
  ];
  for (const [a, b, r, t] of seg)
    q += G(
      c.L(
        P(
          `M${n1(-r * 0.92)} ${n1(r * 0.62)}C${n1(-r * 1.02)} ${n1(-r * 0.3)} ${n1(-r * 0.7)} ${n1(-r * 0.98)} 0 ${n1(-r)}C${n1(r * 0.7)} ${n1(-r * 0.98)} ${n1(r * 1.02)} ${n1(-r * 0.3)} ${n1(r * 0.92)} ${n1(r * 0.62)}C${n1(r * 0.4)} ${n1(r * 0.9)} ${n1(-r * 0.4)} ${n1(r * 0.9)} ${n1(-r * 0.92)} ${n1(r * 0.62)}Z`,
          c.lg(
            [
              [dark(col, 0.22), 0],
              [lite(col, 0.36), 0.3],
              [col, 0.62],
              [dark(col, 0.36), 1],
            ],
            [0, 0, 1, 0.3],
          ),
        ) +
          S(
            `M${-r * 0.4} ${r * 0.8}C${-r * 0.5} 0 ${-r * 0.3} ${-r * 0.7} 0 ${-r * 0.9}M${r * 0.1} ${r * 0.8}C${r * 0.16} 0 ${r * 0.12} ${-r * 0.5} ${r * 0.1} ${-r * 0.8}M${r * 0.5} ${r * 0.7}C${r * 0.6} 0 ${r * 0.4} ${-r * 0.5} ${r * 0.26} ${-r * 0.8}`,
            dark(col, 0.45),
            2.6,
            'opacity=".4"',
          ),
        { r: 6, h: 9, tex: 0.1, tf: 0.05, sh: 5, so: 0.3, spec: 0.22 },
      ),
      at(a, b, t),
    );
  if (almond) q += I.nuts(c, c.scatter(12, 110, 34, 0, -34), ["#f4dcae", "#e9c88c"], 13);
  return G(q, at(x, y, rot, sc));
};
export const croissant = A(
  "croissant",
  "bakery",
  { kind: ["plain", "almond", "choco"], vessel: ["plate", "board", "paper"] },
  (c, p) => {
    let s =
      p.vessel === "plate"
        ? plate(c, { rx: 244, color: wareFor(c) })
        : p.vessel === "board"
          ? board(c, { w: 520, h: 270 })
          : paper(c, { w: 490, h: 280 });
    s +=
      croiss(c, 64, -54, 14, 0.82, "#bf7829") + croiss(c, -30, 32, -10, 1.06, "#c9812f", p.kind === "almond");
    if (p.kind === "choco") s += I.zigzag(c, -30, 8, 230, 50, 9, "#4a2414", 6);
    return (
      s +
      I.flecks(c, c.scatter(30, 140, 60, -20, 10), ["#fff"], p.kind === "almond" ? 3 : 1.6) +
      I.crumbs(c, c.scatter(16, 210, 40, 0, 110), "#d99a4a", 5) +
      (p.vessel !== "plate" ? I.dip(c, 186, 82, 44, "#a8263a") : "")
    );
  },
);
export const pastry = A(
  "pastry",
  "bakery",
  { kind: ["donut", "cinnamon", "danish", "fatayer"], vessel: ["board", "plate"] },
  (c, p) => {
    let s = p.vessel === "board" ? board(c, { w: 530, h: 290 }) : plate(c, { rx: 250, color: wareFor(c) });
    const pos = [
      [-112, -48],
      [100, -58],
      [-20, 40],
      [152, 52],
      [-176, 60],
    ].map(([x, y]) => [x + c.R(-8, 8), y + c.R(-5, 5)]);
    const glz = c.I(0, 4);
    pos
      .slice(0, p.kind === "fatayer" ? 5 : 4)
      .sort((a, b) => a[1] - b[1])
      .forEach(([x, y], i) => {
        let q = "";
        if (p.kind === "donut") {
          const gc = ["#e88fa4", "#5a2c18", "#f6efe2", "#c98a3e", "#8fb58a"][(i + glz) % 5];
          q =
            c.L(
              `<path fill-rule="evenodd" d="${c.blob(0, 6, 84, 62, { n: 14, w: 0.02 })}${ellD(0, 0, 26, 16)}" fill="#cf8f45"/>`,
              { r: 10, h: 15, sh: 7 },
            ) +
            c.L(
              `<path fill-rule="evenodd" d="${c.blob(0, -4, 78, 54, { n: 15, w: 0.05 })}${ellD(0, -3, 28, 17)}" fill="${gc}"/>`,
              { r: 8, h: 12, sh: 2, spec: 0.5, ex: 20 },
            ) +
            c.L(
              c
                .scatter(30, 66, 44, 0, -4)
                .filter(([a, b]) => Math.hypot(a / 34, (b + 3) / 22) > 1)
                .map(([a, b]) =>
                  Rr(
                    a,
                    b,
                    12,
                    4,
                    2,
                    c.pick(["#f6d25a", "#fff", "#7db0c4", "#d9432c", "#8fb84f"]),
                    `transform="rotate(${c.I(0, 180)} ${n1(a)} ${n1(b)})"`,
                  ),
                ),
              { r: 1, h: 1.6, sh: 1.2 },
            );
        } else if (p.kind === "cinnamon") {
          const sp = [];
          for (let k = 0; k < 34; k++) {
            const a = k * 0.5,
              r = 6 + k * 2.25;
            sp.push([Math.cos(a) * r, Math.sin(a) * r * 0.7]);
          }
          q =
            c.L(P(c.blob(0, 6, 88, 64, { n: 14, w: 0.03 }), c.rg(["#e6b56c", "#cf8f45", "#9c5c22"])), {
              r: 9,
              h: 14,
              sh: 7,
            }) +
            S(smooth(sp, false), "#6b2f10", 9, `opacity=".75" ${c.blur(1)}`) +
            S(smooth(sp, false), "#f0c887", 4, 'opacity=".6" transform="translate(3 4)"') +
            I.zigzag(c, 0, 0, 120, 60, 7, "#fff7e8", 9);
        } else if (p.kind === "danish")
          q =
            c.L(
              P(
                "M-84 0C-84 -30 -40 -58 0 -60C40 -58 84 -30 84 0C84 34 40 60 0 62C-40 60 -84 34 -84 0Z",
                c.rg(["#e9bd74", "#cf8c3c", "#9c5a20"]),
              ) +
                S(
                  "M-66 0C-60 -30 -30 -44 0 -46M66 0C60 30 30 46 0 48M-56 6C-50 34 -20 46 0 48",
                  "#8a4f1c",
                  4,
                  'opacity=".45"',
                ),
              { r: 10, h: 15, sh: 7, tex: 0.1, tf: 0.06, spec: 0.3 },
            ) +
            c.L(E(0, -2, 46, 30, "#fbe9b0"), { r: 5, h: 6, sh: 0 }) +
            berries(c, c.scatter(6, 28, 16, 0, -4), 13);
        else
          q =
            c.L(
              P(
                "M0 -62C40 -30 66 10 80 40C40 56 -40 56 -80 40C-66 10 -40 -30 0 -62Z",
                c.rg(["#efc884", "#d99a4a", "#a8662a"], [0.45, 0.5, 0.6]),
              ) + S("M0 -58L0 14M0 14L74 38M0 14L-74 38", "#9c5c22", 5, 'opacity=".6"'),
              { r: 9, h: 14, sh: 7, spec: 0.25 },
            ) +
            c.L(P(c.blob(0, 12, 17, 12, { n: 8, w: 0.2 }), ["#4c6a2a", "#fbf0d0", "#a8452a"][i % 3]), {
              r: 3,
              h: 6,
              tex: 0.5,
              tf: 0.1,
            });
        s += G(q, at(x, y, c.R(-12, 12)));
      });
    return s + I.crumbs(c, c.scatter(14, 220, 50, 0, 100), "#d99a4a", 4);
  },
);
export const luqaimat = A(
  "luqaimat",
  "sweets",
  { sauce: ["dibs", "honey", "choco", "pistachio"], vessel: ["bowl", "plate"] },
  (c, p) => {
    const sc = { dibs: "#4a1e0c", honey: "#c47a14", choco: "#3c1a0e", pistachio: "#9bb04a" }[p.sauce],
      b =
        p.vessel === "bowl"
          ? bowl(c, { rx: 206, h: 82, color: wareFor(c, ["white", "blue", "sage", "slate"]) })
          : null;
    let s = b ? b.back : plate(c, { rx: 240, color: wareFor(c) });
    const oy = b ? -14 : 6;
    const rows = [
      [-128, -40],
      [-64, -58],
      [4, -66],
      [72, -56],
      [132, -36],
      [-144, 10],
      [-84, 0],
      [-18, -4],
      [50, -2],
      [116, 8],
      [-104, 46],
      [-36, 52],
      [34, 52],
      [98, 44],
      [-54, -84],
      [22, -96],
      [-16, -52],
      [64, -40],
      [-78, -38],
      [0, 8],
    ];
    rows.forEach(([x, y]) => {
      const r = c.R(37, 42),
        xx = x * 0.96 + c.R(-5, 5),
        yy = y + oy + c.R(-4, 4);
      s += c.L(
        P(
          c.blob(xx, yy, r, r * 0.95, { n: 11, w: 0.03 }),
          c.rg(
            [
              ["#f2bd66", 0],
              ["#d08a32", 0.45],
              ["#96551a", 0.9],
              ["#7c4213", 1],
            ],
            [0.36, 0.3, 0.75],
          ),
        ),
        { r: 7, h: 10, sh: 6, spec: 0.42, ex: 24, tex: 0.05, tf: 0.09 },
      );
    });
    {
      const z = [];
      for (let i = 0; i <= 16; i++) {
        const t = i / 16,
          x = -140 + 280 * t,
          amp = 22 + 34 * Math.sin(t * 3.14);
        z.push([x + c.R(-5, 5), oy - 22 + (i % 2 ? amp : -amp) * 0.9 + c.R(-6, 6)]);
      }
      s += c.L(
        S(smooth(z, false, 0.2), sc, 8) +
          c
            .scatter(9, 120, 46, 0, oy - 16)
            .map(([x, y]) => P(c.blob(x, y, c.R(12, 22), c.R(7, 12), { n: 8, w: 0.15 }), sc))
            .join(""),
        { r: 2.6, h: 4, sh: 2.4, spec: 0.6, ex: 24 },
      );
    }
    return (
      s +
      I.sesame(
        c,
        c.scatter(60, 140, 66, 0, oy - 18),
        p.sauce === "pistachio" ? ["#7d9a3b", "#a9bd5c"] : undefined,
        5,
      ) +
      (p.sauce === "honey" ? I.mint(c, 10, oy - 100, 30) : "")
    );
  },
  { scale: 1.22 },
);
export const kunafa = A(
  "kunafa",
  "sweets",
  { kind: ["whole", "cut"], nut: ["pistachio", "cream"], vessel: ["tray", "plate"] },
  (c, p) => {
    const ware = p.vessel === "tray" ? "#c9a05c" : wareFor(c);
    let s = p.vessel === "tray" ? tray(c, { rx: 262, color: ware }) : plate(c, { rx: 248, color: ware });
    const y = 0,
      rx = 206,
      ry = 130;
    const body = (inner) =>
      c.L(
        P(ellD(0, y + 26, rx, ry), "#fbeac0") +
          P(
            `M${-rx} ${y}V${y + 26}A${rx} ${ry} 0 0 0 ${rx} ${y + 26}V${y}Z`,
            c.lg(["#f6dfa6", "#fff3d2", "#e9c984", "#c99a4e"], [0, 0, 1, 0]),
          ) +
          E(0, y, rx, ry, c.rg(["#f6a23c", "#e5812a", "#c25f1a"], [0.4, 0.34, 0.75])),
        { r: 5, h: 7, sh: 7 },
      ) + inner;
    const cols = ["#f2a03c", "#d9701f", "#f7ba5c"];
    const by = cols.map(() => "");
    for (let i = 0; i < 620; i++) {
      const a = c.R(0, 6.28),
        q = Math.sqrt(c.rand()) * 0.97,
        x = Math.cos(a) * q * rx,
        yy = y + Math.sin(a) * q * ry,
        t = c.R(0, 3.14),
        l = c.R(12, 28);
      by[i % 3] +=
        `M${n1(x)} ${n1(yy)}q${n1(Math.cos(t) * l * 0.5 + c.R(-6, 6))} ${n1(Math.sin(t) * l * 0.4 + c.R(-6, 6))} ${n1(Math.cos(t) * l)} ${n1(Math.sin(t) * l * 0.65)}`;
    }
    let q = body(
      c.clip(
        ellD(0, y, rx, ry),
        c.L(by.map((d, i) => S(d, cols[i], 3)).join(""), { r: 1, h: 1.7, sh: 1, so: 0.24, spec: 0.1 }) +
          E(
            0,
            y,
            rx,
            ry,
            c.rg(
              [
                ["#fff", 0, 0.24],
                ["#fff", 0.4, 0],
                ["#3a1604", 0.7, 0],
                ["#3a1604", 1, 0.34],
              ],
              [0.36, 0.3, 0.75],
            ),
          ),
      ),
    );
    q +=
      p.nut === "pistachio"
        ? c.L(
            c
              .scatter(150, 92, 54, 0, y - 2, 2)
              .map(([a, b]) =>
                P(
                  c.blob(a, b, c.R(4, 9), c.R(3, 6), { n: 6, w: 0.3 }),
                  c.pick(["#7d9a3b", "#a9bd5c", "#5f7d2c", "#c4cf86"]),
                ),
              ),
            { r: 1.6, h: 3, sh: 2.4 },
          )
        : I.cream(c, 0, y - 8, 50) +
          c.L(
            c
              .scatter(26, 130, 76, 0, y)
              .map(([a, b]) => P(c.blob(a, b, 7, 5, { n: 6, w: 0.3 }), c.pick(["#7d9a3b", "#a9bd5c"]))),
            { r: 1.6, h: 3 },
          );
    if (p.kind === "cut") {
      // a helping is gone: its gap shows the tin, the cheese of the far cut face and the crust over it
      const [a1, a2] = [0.2, 1.02];
      const deep = 26;
      const rim = (a, drop = 0) => `${n1(Math.cos(a) * rx)} ${n1(y + drop + Math.sin(a) * ry)}`;
      const gap = `M0 ${y}L${rim(a1)}L${rim(a1, deep)}A${rx} ${ry} 0 0 1 ${rim(a2, deep)}L${rim(a2)}Z`;
      const face = `M0 ${y}L${rim(a1)}L${rim(a1, deep)}L0 ${y + deep}Z`;
      let stretch = "";
      for (let i = 0; i < 9; i++) {
        const t = 0.16 + i * 0.095;
        const [x, yy] = [Math.cos(a1) * rx * t, y + Math.sin(a1) * ry * t];
        stretch += `M${n1(x)} ${n1(yy + 9)}q${n1(c.R(-3, 3))} ${n1(c.R(6, 12))} ${n1(c.R(-5, 5))} ${n1(c.R(12, 19))}`;
      }
      s +=
        q +
        P(gap, c.lg([dark(ware, 0.42), dark(ware, 0.12), lite(ware, 0.12)], [0.1, 0, 0.8, 1])) +
        c.clip(
          gap,
          c.L(
            P(
              face,
              c.lg(
                [
                  ["#e58a2c", 0],
                  ["#e9952f", 0.22],
                  ["#fff3cf", 0.34],
                  ["#fdeab8", 0.8],
                  ["#f3d28a", 1],
                ],
                [0, 0, 0.08, 1],
              ),
            ) + S(stretch, "#fffaf0", 3, 'opacity=".8"'),
            { r: 2, h: 2.4, sh: 5, spec: 0.3, lift: 0.5 },
          ) + I.crumbs(c, c.scatter(9, 60, 26, 96, y + 74), "#d9822c", 4),
        ) +
        S(`M0 ${y}L${rim(a2)}`, "#ffcf7a", 3, 'opacity=".75"');
    } else s += q;
    return s;
  },
  { scale: 1.12 },
);
export const baklava = A(
  "baklava",
  "sweets",
  { kind: ["diamond", "mixed", "maamoul"], vessel: ["plate", "tray", "box"] },
  (c, p) => {
    let s =
      p.vessel === "tray"
        ? tray(c, { rx: 262, color: "#c9b084" })
        : p.vessel === "box"
          ? paper(c, { w: 500, h: 290, color: lite(c.tint.accent, 0.25) })
          : plate(c, { rx: 248, color: wareFor(c) });
    const dia = (x, y) => {
      let l = "";
      for (let i = 0; i < 6; i++) l += `M-62 ${-2 + i * 5}L0 ${34 + i * 5}L62 ${-2 + i * 5}`;
      return G(
        c.L(P("M-62 -4L0 -40L62 -4V26L0 64L-62 26Z", c.lg(["#d9923a", "#b86a1f", "#8a4713"])), {
          r: 3,
          h: 5,
          sh: 6,
        }) +
          S(l, "#f6cf88", 2, 'opacity=".55"') +
          c.L(P("M-62 -5L0 -40L62 -5L0 32Z", c.lg(["#f6c268", "#e09a38", "#c47a22"])), {
            r: 5,
            h: 7,
            sh: 0,
            spec: 0.5,
            ex: 22,
            tex: 0.1,
            tf: 0.06,
          }) +
          c.L(
            c
              .scatter(18, 20, 12, 0, -5)
              .map(([a, b]) =>
                P(c.blob(a, b, 5, 3.6, { n: 6, w: 0.3 }), c.pick(["#7d9a3b", "#a9bd5c", "#5f7d2c"])),
              ),
            { r: 1.4, h: 2.6, sh: 2 },
          ),
        at(x, y),
      );
    };
    const mm = (x, y) => {
      let r = "";
      for (let i = 0; i < 12; i++) {
        const a = i * 0.524;
        r += `M${n1(Math.cos(a) * 12)} ${n1(-6 + Math.sin(a) * 8)}L${n1(Math.cos(a) * 46)} ${n1(2 + Math.sin(a) * 33)}`;
      }
      return G(
        c.L(
          P(c.blob(0, 4, 58, 45, { n: 12, w: 0.02 }), c.rg(["#f9e2b0", "#e9c382", "#bf8c48"])) +
            S(r, "#a8743a", 4.6, 'opacity=".55"') +
            S(r, "#fff3d2", 3, 'opacity=".7" transform="translate(2.4 2.4)"') +
            E(0, -6, 11, 8, "#d9a95f"),
          { r: 8, h: 12, sh: 6 },
        ) + I.flecks(c, c.scatter(16, 46, 32, 0, 0), ["#fff"], 2.4),
        at(x, y),
      );
    };
    const fin = (x, y) =>
      G(
        c.L(
          P(
            "M-60 -18H60Q68 0 60 20H-60Q-68 0 -60 -18Z",
            c.lg(["#f0b557", "#cf8630", "#94501a"], [0, 0, 0, 1]),
          ) +
            S(
              "M-40 -18q8 18 0 38M-14 -18q8 18 0 38M12 -18q8 18 0 38M38 -18q8 18 0 38",
              "#8a4713",
              2.4,
              'opacity=".5"',
            ),
          { r: 6, h: 10, sh: 6, spec: 0.4, tex: 0.1, tf: 0.08 },
        ) +
          c.L(
            c.scatter(14, 6, 13, 60, 1).map(([a, b]) => E(a, b, 4, 3.4, c.pick(["#7d9a3b", "#a9bd5c"]))),
            { r: 1.2, h: 2 },
          ),
        at(x, y, -18),
      );
    const pts = [
      [-132, -54],
      [0, -72],
      [130, -54],
      [-66, -8],
      [66, -8],
      [-150, 30],
      [0, 36],
      [148, 32],
      [-76, 76],
      [76, 76],
    ];
    pts.forEach(([x, y], i) => {
      s += p.kind === "diamond" ? dia(x, y) : p.kind === "maamoul" ? mm(x, y) : [dia, fin, mm][i % 3](x, y);
    });
    return s + I.flecks(c, c.scatter(26, 190, 90, 0, 10), ["#7d9a3b", "#a9bd5c"], 3);
  },
);
const cakeCols = {
  choco: ["#5a2c18", "#7a4326", "#3c1a0e"],
  velvet: ["#9c2430", "#f7efe2", "#f7efe2"],
  vanilla: ["#f0d294", "#fbf1dc", "#fbf1dc"],
  pistachio: ["#b9bf72", "#f4efcf", "#a8b85c"],
  saffron: ["#eab04a", "#fbeccb", "#f4cf7c"],
  berry: ["#f0d294", "#f6c9cf", "#e39aa8"],
};
export const cakeSlice = A(
  "cake-slice",
  "cakes",
  { flavour: Object.keys(cakeCols), top: ["berry", "choc", "plain"] },
  (c, p) => {
    const [sp, cr, ic] = cakeCols[p.flavour];
    let s = plate(c, { rx: 230, y: 74, color: wareFor(c) });
    const tip = [-168, 70],
      bk = [150, 10],
      rt = [118, 118],
      H = 132;
    const up = ([x, y], h) => [x, y - h];
    s += P(poly([tip, rt, [rt[0] + 70, rt[1] + 6], [30, 140]]), "#2a0f08", `opacity=".4" ${c.blur(9)}`);
    let layers = "";
    const hs = [0, 0.3, 0.37, 0.66, 0.73, 0.93, 1];
    hs.slice(0, -1).forEach((h, i) => {
      const a = h * H,
        b = hs[i + 1] * H;
      layers += P(poly([up(tip, a), up(rt, a), up(rt, b), up(tip, b)]), i === 5 ? ic : i % 2 ? cr : sp);
    });
    s +=
      c.L(layers, { r: 2.4, h: 4, tex: 0.45, tf: 0.11, oct: 3, sh: 0, spec: 0.03 }) +
      P(poly([rt, bk, up(bk, H), up(rt, H)]), c.lg([ic, dark(ic, 0.26)], [0, 0, 1, 0]));
    s += c.L(
      P(
        `M${tip[0]} ${tip[1] - H}L${rt[0]} ${rt[1] - H}Q${rt[0] + 40} ${rt[1] - H - 50} ${bk[0]} ${bk[1] - H}Z`,
        c.lg([lite(ic, 0.4), ic, dark(ic, 0.1)]),
      ),
      { r: 4, h: 6, sh: 2, spec: 0.25 },
    );
    let dr = `M${tip[0]} ${tip[1] - H}`;
    for (let i = 1; i <= 8; i++) {
      dr += `q${-18} ${c.R(20, 44)} ${n1((rt[0] - tip[0]) / 8)} ${n1((rt[1] - tip[1]) / 8)}`;
    }
    if (p.top === "choc")
      s += c.L(P(dr + `L${bk[0]} ${bk[1] - H}Z`, "#4a2010"), { r: 4, h: 6, sh: 3, spec: 0.7, ex: 24 });
    s +=
      I.cream(c, 92, -42, 34, p.flavour === "choco" ? "#8a5234" : "#fff6e8") +
      (p.top === "plain"
        ? ""
        : berries(
            c,
            p.top === "berry"
              ? [
                  [92, -88],
                  [30, -48],
                  [4, -38],
                  [54, -34],
                ]
              : [[92, -88]],
            15,
          )) +
      I.mint(c, 110, -80, 22) +
      I.crumbs(c, c.scatter(12, 90, 14, -40, 130), sp, 5) +
      berries(
        c,
        [
          [-176, 112],
          [-150, 122],
        ],
        12,
      );
    return s;
  },
  { cy: 242, scale: 1.08 },
);
export const cake = A(
  "cake",
  "cakes",
  { flavour: Object.keys(cakeCols), style: ["drip", "naked", "piped"], top: ["berry", "macaron", "candles"] },
  (c, p) => {
    const [sp, cr, ic] = cakeCols[p.flavour];
    const rx = 156,
      k = 0.4,
      ry = rx * k,
      y0 = -62,
      H = 150;
    const st = "#efe7da";
    let s =
      standShadow(c, 120, 158) +
      c.L(P("M-26 110H26L44 156Q0 172 -44 156Z", st), { r: 5 }) +
      E(0, 116, 204, 62, dark(st, 0.35)) +
      E(0, 106, 204, 62, c.lg([lite(st, 0.5), st, dark(st, 0.18)])) +
      E(6, 100, rx + 8, ry, "#2a0f08", `opacity=".3" ${c.blur(6)}`);
    const side = `M${-rx} ${y0}V${y0 + H}A${rx} ${ry} 0 0 0 ${rx} ${y0 + H}V${y0}Z`;
    const sc = p.style === "naked" ? sp : ic;
    let band = "";
    if (p.style === "naked")
      for (const t of [0.3, 0.64])
        band += S(`M${-rx} ${y0 + H * t}A${rx} ${ry} 0 0 0 ${rx} ${y0 + H * t}`, cr, 17);
    s += c.L(
      P(
        side,
        c.lg(
          [
            [dark(sc, 0.26), 0],
            [lite(sc, 0.4), 0.25],
            [sc, 0.55],
            [dark(sc, 0.32), 1],
          ],
          [0, 0, 1, 0],
        ),
      ) + c.clip(side, band),
      p.style === "naked"
        ? { r: 3, h: 4, tex: 0.4, tf: 0.1, sh: 3 }
        : { r: 4, h: 4, tex: 0.06, tf: 0.02, sh: 3 },
    );
    s += c.L(E(0, y0, rx, ry, c.lg([lite(ic, 0.6), ic, dark(ic, 0.1)])), { r: 4, h: 5, sh: 0 });
    if (p.style === "drip") {
      const dc = p.flavour === "choco" ? "#f2c9d0" : "#5a2814";
      let d = `M${-rx} ${y0}A${rx} ${ry} 0 0 1 ${rx} ${y0}`;
      const n = 12;
      for (let i = 0; i < n; i++) {
        const a0 = (i / n) * 3.1416,
          a1 = ((i + 1) / n) * 3.1416,
          x1 = Math.cos(a1) * rx,
          yy1 = y0 + Math.sin(a1) * ry,
          ym = y0 + Math.sin((a0 + a1) / 2) * ry + c.R(34, 84);
        d += `C${n1(Math.cos(a0) * rx)} ${n1(ym)} ${n1(x1)} ${n1(ym)} ${n1(x1)} ${n1(yy1)}`;
      }
      s += c.L(P(d + "Z", dc), { r: 5, h: 7, sh: 3, spec: 0.6, ex: 24 });
    }
    if (p.style === "piped") {
      for (let i = 0; i <= 12; i++) {
        const a = (i / 12) * 3.1416;
        s += c.L(
          P(
            c.blob(Math.cos(a) * rx, y0 + H - 6 + Math.sin(a) * ry, 20, 17, { n: 8, w: 0.06 }),
            lite(ic, 0.4),
          ),
          { r: 4, h: 7, sh: 3 },
        );
      }
    }
    for (let i = 0; i < 11; i++) {
      const a = 3.1416 + (i / 11) * 6.283;
      if (Math.sin(a) < 0.2 || p.top !== "candles")
        s += I.cream(
          c,
          Math.cos(a) * rx * 0.8,
          y0 - 4 + Math.sin(a) * ry * 0.78,
          19,
          p.flavour === "choco" ? "#8a5234" : lite(ic, 0.55),
        );
    }
    if (p.top === "berry")
      s += berries(c, c.scatter(15, 84, 30, 0, y0 - 14), 17) + I.mint(c, 30, y0 - 34, 30);
    if (p.top === "macaron") {
      for (const [x, y, q] of [
        [-56, y0 - 26, "#e88fa4"],
        [0, y0 - 40, "#b9c97a"],
        [58, y0 - 24, "#d9b07c"],
        [8, y0 + 4, "#e88fa4"],
      ])
        s +=
          c.L(E(x, y + 13, 34, 18, q), { r: 5, h: 8 }) +
          E(x, y + 5, 31, 15, "#fff3e0") +
          c.L(E(x, y - 6, 34, 19, q), { r: 7, h: 11, sh: 2 });
      s += berries(c, c.scatter(5, 80, 22, 0, y0 + 10), 12);
    }
    if (p.top === "candles") {
      s += I.flecks(c, c.scatter(30, 100, 34, 0, y0), ["#e88fa4", "#f2c23a", "#7db0c4", "#8fb84f"], 4);
      for (const x of [-64, -22, 22, 64])
        s +=
          c.L(Rr(x - 5, y0 - 86, 10, 84, 3, c.tint.accent), { r: 2 }) +
          S(`M${x - 5} ${y0 - 62}l10 -10M${x - 5} ${y0 - 36}l10 -10`, "#fff", 3) +
          E(x, y0 - 102, 26, 30, "#ffd86a", `opacity=".4" ${c.blur(8)}`) +
          P(
            `M${x} ${y0 - 124}C${x + 12} ${y0 - 104} ${x + 8} ${y0 - 90} ${x} ${y0 - 90}C${x - 8} ${y0 - 90} ${x - 12} ${y0 - 104} ${x} ${y0 - 124}Z`,
            "#ffb42e",
          ) +
          E(x, y0 - 98, 3.4, 7, "#fff3c4");
    }
    return s;
  },
  { view: "front", cy: 260, scale: 1.1 },
);
export const cookies = A(
  "cookies",
  "bakery",
  { kind: ["choc", "double", "oat", "ginger"], vessel: ["plate", "board", "paper"] },
  (c, p) => {
    const col = { choc: "#cf9450", double: "#5f3420", oat: "#c49a5c", ginger: "#b5712f" }[p.kind];
    let s =
      p.vessel === "plate"
        ? plate(c, { rx: 246, color: wareFor(c) })
        : p.vessel === "board"
          ? board(c, {})
          : paper(c, { w: 500, h: 290 });
    // a snap biscuit: the crust has burst into plates, with coarse sugar on them
    const crackle = (x, y, r) => {
      let veins = "";
      for (let i = 0; i < 7; i++) {
        const a = i * 0.9 + c.R(-0.2, 0.2);
        const turn = a + c.R(-0.5, 0.5);
        const [x1, y1] = [x + Math.cos(a) * r * 0.2, y + Math.sin(a) * r * 0.14];
        const [x2, y2] = [x + Math.cos(turn) * r * 0.55, y + Math.sin(turn) * r * 0.38];
        veins += `M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}L${n1(x + Math.cos(a) * r * 0.86)} ${n1(y + Math.sin(a) * r * 0.6)}`;
        veins += `M${n1(x2)} ${n1(y2)}L${n1(x + Math.cos(turn + 0.5) * r * 0.62)} ${n1(y + Math.sin(turn + 0.5) * r * 0.43)}`;
      }
      return (
        S(veins, "#6b3510", 3.4, `opacity=".75" ${c.blur(0.8)}`) +
        S(veins, "#f2c98c", 1.6, 'opacity=".7" transform="translate(1.6 2)"') +
        c.L(
          c
            .scatter(26, r * 0.8, r * 0.52, x, y)
            .map(([a, b]) => Rr(a, b, 4, 3.4, 1, c.pick(["#fffaf0", "#f8e8c8"]))),
          { r: 0.7, h: 1.4, sh: 1, lift: 0.4 },
        )
      );
    };
    const ck = (x, y, r) => {
      let ch = "";
      const d = c.blob(x, y, r, r * 0.7, { n: 12, w: 0.045 });
      const cracks = c
        .scatter(7, r * 0.7, r * 0.45, x, y)
        .map(
          ([a, b]) =>
            `M${n1(a)} ${n1(b)}l${n1(c.R(-20, 20))} ${n1(c.R(-8, 8))}l${n1(c.R(-14, 14))} ${n1(c.R(-8, 8))}`,
        )
        .join("");
      const cc =
        p.kind === "double"
          ? ["#f4e6cc", "#2a120a"]
          : p.kind === "oat"
            ? ["#4a2418", "#f0d8a4", "#7c4a2a"]
            : ["#4a2212", "#3a180c"];
      if (p.kind !== "ginger")
        ch = c.L(
          c
            .scatter(11, r * 0.76, r * 0.5, x, y - 3)
            .map(([a, b]) =>
              P(c.blob(a, b, r * c.R(0.1, 0.17), r * c.R(0.07, 0.11), { n: 6, w: 0.2 }), c.pick(cc)),
            ),
          { r: 2, h: 3.6, sh: 2, spec: 0.4 },
        );
      return (
        c.L(
          P(c.blob(x, y + 9, r, r * 0.7, { n: 12, w: 0.03 }), dark(col, 0.3)) +
            P(d, c.rg([lite(col, 0.36), col, dark(col, 0.24)], [0.4, 0.34, 0.72])) +
            S(cracks, dark(col, 0.5), 3, 'opacity=".5"'),
          { r: 7, h: 11, tex: 0.3, tf: 0.06, oct: 3, sh: 6, spec: 0.05 },
        ) +
        ch +
        (p.kind === "ginger" ? crackle(x, y, r) : "")
      );
    };
    [
      [-92, -46],
      [30, -62],
      [132, -22],
      [-136, 26],
      [-20, 10],
      [88, 52],
      [-64, 76],
    ].forEach(([x, y]) => (s += ck(x + c.R(-5, 5), y + c.R(-4, 4), c.R(70, 77))));
    return s + I.crumbs(c, c.scatter(18, 190, 40, 0, 100), col, 5);
  },
);
export const iceCream = A(
  "ice-cream",
  "sweets",
  { kind: ["cup", "cone", "sundae"], mix: ["berry", "choco", "pistachio", "mango", "vanilla"] },
  (c, p) => {
    const M = {
      berry: ["#e5899c", "#f7ead2", "#c6475f"],
      choco: ["#6b3a22", "#f3e2c2", "#8f5a38"],
      pistachio: ["#b5c07a", "#f5ecd4", "#8fa354"],
      mango: ["#f3b546", "#fbe6b4", "#ee8f3a"],
      vanilla: ["#f8e8c4", "#e9c79a", "#fbf2dc"],
    }[p.mix];
    let s = "";
    if (p.kind === "cone") {
      s += standShadow(c, 60, 186, 0.8);
      const cn = "M-92 4L-8 194Q0 204 8 194L92 4Z",
        g = [];
      for (let i = -6; i < 8; i++) g.push(`M${-120 + i * 30} -10l110 220M${120 - i * 30} -10l-110 220`);
      s +=
        c.L(
          P(cn, c.lg(["#eab565", "#d2914a", "#9c5c24"], [0, 0, 1, 0.2])) +
            c.clip(
              cn,
              S(g.join(""), "#8a4f1c", 4, 'opacity=".5"') +
                S(g.join(""), "#fbdf9f", 2, 'opacity=".6" transform="translate(2 2)"'),
            ),
          { r: 6, h: 8, sh: 5 },
        ) +
        I.scoop(c, -52, -34, 76, M[1], {}) +
        I.scoop(c, 52, -38, 76, M[2], {}) +
        I.scoop(c, 0, -112, 82, M[0], { bits: [dark(M[0], 0.3), "#fff6e4"] });
      s +=
        c.L(
          P(
            "M-78 -128C-70 -176 -30 -196 4 -194C46 -192 80 -164 80 -126C70 -112 64 -140 50 -130C40 -112 30 -96 22 -122C6 -136 -8 -84 -22 -120C-40 -136 -50 -104 -62 -126Z",
            p.mix === "choco" ? "#f3c9a0" : "#5a2814",
          ),
          { r: 5, h: 8, spec: 0.6, ex: 24 },
        ) +
        I.sesame(c, c.scatter(20, 56, 24, 0, -160), ["#f6d25a", "#e88fa4", "#fff"]) +
        berries(c, [[0, -204]], 17);
      return G(s, at(0, 12, 0, 0.98));
    }
    const wc = p.kind === "sundae" ? "#f3efe6" : c.tint.accent;
    s += standShadow(c, 104, 162);
    s +=
      E(0, -14, 152, 56, dark(wc, 0.3)) +
      I.scoop(c, -72, -54, 84, M[1], { bits: ["#8a5a2c", "#fff6e4"] }) +
      I.scoop(c, 74, -54, 84, M[2], {}) +
      I.scoop(c, 0, -120, 84, M[0], { bits: [dark(M[0], 0.3), "#fff6e4"] }) +
      I.scoop(c, 2, -22, 84, lite(M[0], 0.3), {});
    if (p.kind === "sundae")
      s += c.L(
        P(
          "M-76 -136C-70 -184 -30 -204 4 -202C46 -200 80 -172 78 -130C68 -112 60 -146 48 -134C38 -108 28 -100 20 -126C6 -140 -8 -90 -22 -124C-40 -140 -54 -108 -76 -136Z",
          "#5a2814",
        ),
        { r: 5, h: 8, spec: 0.6, ex: 24 },
      );
    const cd = "M-156 -16C-110 34 110 34 156 -16L118 152Q0 176 -118 152Z";
    let st = "";
    if (p.kind === "cup")
      for (let i = -4; i < 5; i++)
        st += P(
          `M${i * 36 - 8} -60L${i * 36 + 8} -60L${i * 27 + 6} 190L${i * 27 - 6} 190Z`,
          "#fff6e6",
          'opacity=".8"',
        );
    s += c.L(
      P(
        cd,
        c.lg(
          [
            [dark(wc, 0.2), 0],
            [lite(wc, 0.3), 0.26],
            [wc, 0.52],
            [dark(wc, 0.3), 1],
          ],
          [0, 0, 1, 0],
        ),
      ) +
        c.clip(
          cd,
          st +
            P(
              cd,
              c.lg(
                [
                  ["#2a0f08", 0, 0.16],
                  ["#fff", 0.26, 0.14],
                  ["#fff", 0.5, 0],
                  ["#2a0f08", 1, 0.26],
                ],
                [0, 0, 1, 0],
              ),
            ),
        ),
      { r: 5, h: 6, sh: 5 },
    );
    return (
      s +
      G(c.L(P("M0 0L84 -96L98 -84L24 14Z", "#d9a255"), { r: 3, h: 5, tex: 0.2, tf: 0.1 }), at(66, -120)) +
      I.sesame(c, c.scatter(16, 60, 40, 0, -140), ["#f6d25a", "#e88fa4", "#fff", "#8fb84f"]) +
      berries(c, [[-4, -208]], 17) +
      I.mint(c, -30, -180, 28)
    );
  },
  { view: "front", cy: 262, scale: 1.08 },
);
export const dates = A(
  "dates",
  "sweets",
  { kind: ["khalas", "ajwa", "stuffed"], vessel: ["box", "plate"] },
  (c, p) => {
    const col = { khalas: "#8a4a1c", ajwa: "#3c1c14", stuffed: "#7a3c18" }[p.kind];
    let s;
    const w = 470,
      h = 268;
    if (p.vessel === "box") {
      const bc = c.tint.accent;
      s =
        P(
          `M${-w / 2} -130H${w / 2}V154H${-w / 2}Z`,
          c.tint.shadow,
          `opacity=".5" transform="translate(9 18)" ${c.blur(10)}`,
        ) +
        c.L(Rr(-w / 2, -126, w, h + 12, 10, bc), { r: 6, h: 9, sh: 0 }) +
        Rr(-w / 2 + 14, -112, w - 28, h - 16, 5, dark(bc, 0.6)) +
        Rr(-w / 2 + 14, -112, w - 28, h - 16, 5, "none", `stroke="#e6c27a" stroke-width="3"`);
    } else s = plate(c, { rx: 248, color: wareFor(c, ["white", "blue", "sage", "cream"]) });
    const dt = (x, y, rot, i) => {
      const d = c.blob(0, 0, 42, 22, { n: 11, w: 0.035 });
      let wr = "";
      for (let k = 0; k < 6; k++) {
        const yy = -14 + k * 5.6;
        wr += `M-34 ${n1(yy * 0.8)}C-14 ${n1(yy + c.R(-4, 4))} 12 ${n1(yy + c.R(-4, 4))} 36 ${n1(yy * 0.8)}`;
      }
      return G(
        c.L(
          P(d, c.rg([lite(col, 0.38), col, dark(col, 0.4)], [0.4, 0.28, 0.75])) +
            S(wr, dark(col, 0.55), 2.4, 'opacity=".55"') +
            S(wr, lite(col, 0.45), 1.6, 'opacity=".4" transform="translate(1 2)"'),
          { r: 5, h: 8, sh: 5, spec: 0.55, ex: 20 },
        ) +
          (p.kind === "stuffed"
            ? c.L(P(c.blob(0, -4, 25, 8, { n: 9, w: 0.1 }), ["#f4e2b8", "#b9c97a", "#e9c58a"][i % 3]), {
                r: 3,
                h: 5,
                sh: 2,
                tex: 0.2,
                tf: 0.1,
              }) + I.nuts(c, [[0, -6]], [["#8fa84a", "#d9a25f", "#b97a3c"][i % 3]], 13)
            : E(-40, 0, 5, 6, "#c99a5c")),
        at(x, y, rot),
      );
    };
    if (p.vessel === "box") {
      for (let r = 0; r < 5; r++)
        for (let q = 0; q < 5; q++) s += dt(-176 + q * 88 + c.R(-3, 3), -82 + r * 48, c.R(-5, 5), r + q);
    } else [...c.scatter(16, 150, 84, 0, 4, 14)].forEach(([x, y], i) => (s += dt(x, y, c.R(-40, 40), i)));
    return s + (p.kind === "stuffed" ? "" : I.sesame(c, c.scatter(14, 170, 80, 0, 0)));
  },
);
export const bread = A("bread", "bakery", { kind: ["loaf", "sourdough", "baguette", "khubz"] }, (c, p) => {
  let s = board(c, { w: 540, h: 240, y: 70, round: 44, color: "#a9763f" });
  if (p.kind === "khubz") {
    for (let i = 0; i < 5; i++)
      s += I.flatbread(c, c.R(-10, 10), 60 - i * 20, 190, 112, { col: "#e6be80", spots: 18, puff: 9 });
    return s;
  }
  const bc = p.kind === "sourdough" ? "#a9662c" : "#c4803a";
  if (p.kind === "baguette") {
    for (const [x, y, r] of [
      [20, -20, -18],
      [-10, 50, -12],
    ]) {
      const d =
        "M-240 6C-250 -30 -190 -46 -120 -48H120C190 -46 250 -30 240 6C232 40 180 48 120 50H-120C-180 48 -232 40 -240 6Z";
      s += G(
        c.L(
          P(
            d,
            c.lg(
              [
                [lite(bc, 0.4), 0],
                [bc, 0.5],
                [dark(bc, 0.4), 1],
              ],
              [0, 0, 0, 1],
            ),
          ),
          { r: 13, h: 18, tex: 0.1, tf: 0.05, sh: 9 },
        ) +
          c.L(
            [-160, -90, -20, 50, 120].map((q) =>
              P(
                `M${q} 24C${q + 12} -10 ${q + 40} -36 ${q + 70} -40C${q + 62} -6 ${q + 40} 20 ${q} 24Z`,
                "#f0cf94",
              ),
            ),
            { r: 3, h: 6, tex: 0.4, tf: 0.08, sh: 1 },
          ) +
          I.flecks(c, c.scatter(50, 210, 34), ["#fff6e0"], 2.4),
        at(x, y, r, 0.98),
      );
    }
    return s;
  }
  const d =
    p.kind === "loaf"
      ? "M-206 96C-222 20 -216 -60 -150 -84C-60 -104 80 -104 150 -84C216 -60 220 20 204 96C140 112 -140 112 -206 96Z"
      : "M-214 74C-226 -10 -140 -104 0 -108C140 -104 226 -10 214 74C170 116 -170 116 -214 74Z";
  s += c.L(
    P(
      d,
      c.rg(
        [
          [lite(bc, 0.4), 0],
          [bc, 0.5],
          [dark(bc, 0.42), 1],
        ],
        [0.36, 0.2, 0.85],
      ),
    ),
    { r: 16, h: 22, tex: 0.12, tf: 0.05, sh: 10, spec: 0.12 },
  );
  if (p.kind === "sourdough")
    s +=
      c.L(
        P("M-150 20C-90 -50 60 -84 150 -46C70 -40 -60 -10 -150 20Z", "#eac88c") +
          P("M-80 60l40 -26M-30 72l40 -34M30 74l36 -34M90 62l30 -30", "none"),
        { r: 3, h: 6, tex: 0.5, tf: 0.07, sh: 1 },
      ) +
      S(
        "M-110 70q20 -26 44 -30M-50 86q20 -30 46 -36M20 88q20 -34 46 -38M92 78q16 -30 40 -34",
        "#f0d49a",
        5,
        'opacity=".7"',
      ) +
      E(
        0,
        0,
        190,
        86,
        c.rg(
          [
            ["#fff6e0", 0, 0.4],
            ["#fff6e0", 1, 0],
          ],
          [0.4, 0.3, 0.5],
        ),
      );
  else {
    s += S(
      "M-150 -60C-130 -30 -136 60 -146 96M-60 -76C-46 -40 -50 60 -56 100M40 -78C54 -40 50 60 44 102",
      dark(bc, 0.4),
      6,
      `opacity=".3" ${c.blur(3)}`,
    );
    s += G(
      c.L(
        P("M-62 70C-70 0 -84 -60 -50 -84C-30 -98 30 -98 50 -84C84 -60 70 0 62 70Q0 80 -62 70Z", "#b8702c") +
          P(
            "M-53 62C-60 0 -72 -52 -44 -74C-26 -86 26 -86 44 -74C72 -52 60 0 53 62Q0 70 -53 62Z",
            c.rg(["#fbeccb", "#f0d49c", "#dcb36c"]),
          ),
        { r: 4, h: 6, tex: 0.5, tf: 0.08, oct: 3, sh: 9 },
      ),
      at(136, 40, 8, 1.05),
    );
  }
  return (
    s +
    I.crumbs(c, c.scatter(14, 220, 16, 0, 128), "#d9a35c", 5) +
    c.L(
      [0, 1, 2, 3, 4, 5].map((i) =>
        E(
          -226 + i * 9,
          128 - i * 10,
          9,
          4.6,
          "#d9ab54",
          `transform="rotate(${-40 + (i % 2) * 60} ${-226 + i * 9} ${128 - i * 10})"`,
        ),
      ),
      { r: 2, h: 3 },
    )
  );
});

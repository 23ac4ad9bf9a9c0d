import { A, mix, lite, dark, P, S, E, G, Rr, n1, at, ellD, smooth } from "../canvas.mjs";
import { WARES, wareFor, plate, tray, bowl, board, paper, standShadow } from "../vessels.mjs";
import * as I from "../ingredients.mjs";

export const pizza = A(
  "pizza",
  "pizza",
  {
    top: ["margherita", "pepperoni", "veg", "chicken", "cheese"],
    vessel: ["board", "plate"],
    slice: [true, false],
  },
  (c, p) => {
    let s =
      p.vessel === "board"
        ? board(c, { w: 550, h: 330, round: 46, y: 18 })
        : plate(c, { rx: 256, color: wareFor(c, ["white", "slate", "sage"]) });
    const rx = 232,
      ry = 148,
      y = 6,
      crust = c.blob(0, y, rx, ry, { n: 18, w: 0.02 });
    let k = "";
    for (let i = 0; i < 34; i++) {
      const a = c.R(0, 6.28);
      k += c.blob(Math.cos(a) * rx * 0.945, y + Math.sin(a) * ry * 0.945, c.R(5, 17), c.R(3, 9), {
        n: 7,
        w: 0.3,
      });
    }
    let q = c.L(
      P(crust, c.rg(["#eac183", "#dba35a", "#b97431"], [0.42, 0.36, 0.7])) +
        c.clip(crust, P(k, "#6b2f0f", `opacity=".62" ${c.blur(2.4)}`)),
      { r: 8, h: 13, tex: 0.14, tf: 0.05, sh: 9, spec: 0.08 },
    );
    q += P(c.blob(0, y + 1, rx * 0.875, ry * 0.865, { n: 16, w: 0.02 }), "#a8321b");
    const ch = c.blob(0, y + 1, rx * 0.845, ry * 0.83, { n: 22, w: 0.035 });
    // a margherita shows its tomato; the others are covered in cheese
    const sauced = p.top === "margherita";
    let red = "",
      br = "";
    for (const [a, b] of c.scatter(20, rx * 0.74, ry * 0.72, 0, y))
      red += c.blob(a, b, c.R(9, 26), c.R(6, 15), { n: 8, w: 0.25 });
    for (const [a, b] of c.scatter(24, rx * 0.74, ry * 0.72, 0, y))
      br += c.blob(a, b, c.R(5, 15), c.R(3, 9), { n: 7, w: 0.3 });
    q += c.L(
      P(
        ch,
        c.rg(
          sauced ? ["#e0563a", "#cc3a22", "#a82a18"] : ["#ffe7a8", "#f8d27c", "#eab456"],
          [0.42, 0.36, 0.7],
        ),
      ) +
        c.clip(
          ch,
          P(red, sauced ? "#e8a04a" : "#d2532a", `opacity="${sauced ? 0.4 : 0.75}" ${c.blur(3.4)}`) +
            P(br, sauced ? "#8f1f10" : "#b5651c", `opacity=".5" ${c.blur(2.2)}`),
        ),
      { r: 4, h: 6, tex: 0.3, tf: sauced ? 0.09 : 0.035, rough: 6, rf: 0.03, sh: 2, spec: 0.26 },
    );
    const pts = c.scatter(p.top === "pepperoni" ? 17 : 13, rx * 0.7, ry * 0.68, 0, y);
    if (p.top === "pepperoni")
      q += c.L(
        pts.map(
          ([a, b]) =>
            E(a, b, 27, 18.5, c.rg(["#cf4a2c", "#b5321d", "#8a1f12"], [0.45, 0.4, 0.6])) +
            I.flecks(c, c.scatter(6, 18, 12, a, b), ["#e58a68", "#7c1a10"], 2.6),
        ),
        { r: 2.4, h: 4, sh: 3, spec: 0.3 },
      );
    if (p.top === "margherita") {
      q += c.L(
        c
          .scatter(11, rx * 0.68, ry * 0.66, 0, y)
          .map(([a, b]) => P(c.blob(a, b, 36, 24, { w: 0.1 }), c.rg(["#fffdf4", "#fff6e0", "#f8e2b0"]))),
        { r: 4, h: 6, sh: 2.5, lift: 0.45 },
      );
      for (const [a, b] of c.scatter(8, 130, 76, 0, y))
        q += c.L(I.leaf(c, a - 16, b, 38, c.R(-60, 60), "#4c8a38", 0.5), { r: 2, h: 4, sh: 3 });
    }
    if (p.top === "veg")
      pts.forEach(([a, b], i) => {
        q += [
          () => I.olive(c, a, b, 12),
          () =>
            c.L(S(`M${a - 20} ${b}q20 -22 40 0`, c.pick(["#5f8f3a", "#d9432c", "#e8a92c"]), 8), {
              r: 2,
              h: 4,
            }),
          () => I.tomatoSlice(c, a, b, 24),
          () =>
            c.L(
              P(`M${a - 18} ${b}q18 -26 36 0q-6 6 -12 4v9h-12v-9q-8 2 -12 -4Z`, "#efe0c4") +
                S(`M${a - 14} ${b - 2}q14 -16 28 0`, "#8c6b46", 2),
              { r: 2, h: 3.4 },
            ),
        ][i % 4]();
      });
    if (p.top === "chicken") {
      pts.forEach(([a, b]) => (q += I.chunk(c, a, b, 18, "#c4803e", { char: 0.3 })));
      q += I.onionRings(c, c.scatter(8, 150, 90, 0, y), 16) + I.zigzag(c, 0, y, 300, 90, 10, "#9c3a1a", 5);
    }
    q += I.herbs(c, c.scatter(p.top === "cheese" ? 18 : 8, rx * 0.7, ry * 0.68, 0, y), 10, [
      "#4f7a2f",
      "#3f6428",
    ]);
    let cut = "";
    for (let i = 0; i < 4; i++) {
      const a = i * 0.785 + 0.35;
      cut += `M${n1(Math.cos(a) * rx * 0.98)} ${n1(y + Math.sin(a) * ry * 0.98)}L${n1(-Math.cos(a) * rx * 0.98)} ${n1(y - Math.sin(a) * ry * 0.98)}`;
    }
    q +=
      S(cut, "#6b2a0c", 3.4, 'opacity=".42"') +
      S(cut, "#fff0c8", 1.4, 'opacity=".5" transform="translate(1.6 1.6)"');
    if (p.slice) {
      const a1 = 0.35,
        a2 = 0.35 + 0.785,
        W = (a, k = 1.08) => `${n1(Math.cos(a) * rx * k)} ${n1(y + Math.sin(a) * ry * k)}`;
      const sl = `M0 ${y}L${W(a1)}L${W((a1 + a2) / 2, 1.25)}L${W(a2)}Z`,
        rest = `M0 ${y}L${W(a2, 2)}L-700 700L-700 -700L700 -700L${W(a1, 2)}Z`;
      return (
        s +
        c.clip(rest, q) +
        G(
          P(
            `M0 ${y}L${W(a1, 0.98)}L${W((a1 + a2) / 2, 1.0)}L${W(a2, 0.98)}Z`,
            "#2a0f08",
            `opacity=".34" ${c.blur(5)} transform="translate(4 6)"`,
          ) + c.clip(sl, q),
          'transform="translate(26 20)"',
        )
      );
    }
    return s + q;
  },
);
export const burger = A(
  "burger",
  "burgers",
  {
    patty: ["beef", "crispy", "double"],
    bun: ["sesame", "brioche", "charcoal"],
    side: ["fries", "none"],
    vessel: ["board", "paper", "plate"],
  },
  (c, p) => {
    const bc = p.bun === "charcoal" ? "#4a4040" : p.bun === "brioche" ? "#c9792f" : "#d08a3d";
    let s =
      p.vessel === "board"
        ? G(board(c, { w: 470, h: 190, y: 110, round: 50 }))
        : p.vessel === "paper"
          ? paper(c, { w: 470, h: 210, y: 104, check: c.tint.accent })
          : plate(c, { rx: 236, y: 96, color: wareFor(c, ["white", "slate", "blue"]) });
    if (p.side === "fries") {
      let f = "";
      for (let i = 0; i < 22; i++)
        f += I.fry(c, 150 + c.R(-34, 50), 128 + c.R(-16, 14), c.R(60, 110), 14, c.R(-40, 70));
      s += c.L(f, { r: 2, h: 3.4, sh: 5 });
    }
    const X = p.side === "fries" ? -38 : 0;
    let b = E(10, 132, 150, 34, "#2a0f08", `opacity=".5" ${c.blur(9)}`);
    b += c.L(
      P(
        "M-136 96C-146 128 -120 142 -84 144C-30 148 30 148 84 144C120 142 146 128 136 96C90 110 -90 110 -136 96Z",
        c.lg([lite(bc, 0.2), bc, dark(bc, 0.3)], [0, 0, 0.2, 1]),
      ),
      { r: 7, h: 11, tex: 0.06, tf: 0.05, sh: 5 },
    );
    const patty = (y) =>
      p.patty === "crispy"
        ? I.fried(c, 0, y, 150, 34, 0, "#c67d2d")
        : c.L(
            P(
              c.blob(0, y, 148, 31, { n: 16, w: 0.03 }),
              c.lg(["#8a4a2a", "#5f2c17", "#3a170b"], [0, 0, 0.2, 1]),
            ),
            { r: 6, h: 11, tex: 0.7, tf: 0.09, oct: 3, rough: 6, rf: 0.06, sh: 6, spec: 0.3 },
          );
    const cheese = (y) =>
      c.L(
        P(
          `M-146 ${y}C-60 ${y - 16} 60 ${y - 16} 146 ${y}L112 ${y + 9}L84 ${y + 36}L52 ${y + 13}L-14 ${y + 15}L-46 ${y + 42}L-78 ${y + 13}L-124 ${y + 8}Z`,
          c.lg(["#ffcf57", "#f5b02c", "#e1941c"], [0, 0, 0, 1]),
        ),
        { r: 4, h: 5, sh: 4, spec: 0.3 },
      );
    const frill = (y) => {
      const pts = [[-154, y]];
      for (let i = 1; i < 16; i++) pts.push([-154 + i * 19.3, y - 16 + (i % 2 ? 0 : -4)]);
      pts.push([154, y]);
      for (let i = 15; i > 0; i--) pts.push([-154 + i * 19.3, y + (i % 2 ? 17 : 4) + c.R(-3, 4)]);
      return c.L(P(smooth(pts, true, 0.14), c.lg(["#b5d46a", "#7fae3f", "#4f7f2a"], [0, 0, 0.1, 1])), {
        r: 3,
        h: 6,
        sh: 4,
      });
    };
    b += frill(92) + patty(68) + cheese(48);
    if (p.patty === "double") b += patty(32) + cheese(12);
    const up = p.patty === "double" ? -38 : 0;
    b +=
      c.L(E(-66, 40 + up, 72, 17, "#c8361f") + E(70, 41 + up, 74, 17, "#d4472c"), { r: 4, h: 6, spec: 0.4 }) +
      c.L(S(`M-126 ${34 + up}q30 10 60 2t62 4t60 -4t62 2`, "#e9d3e0", 7), { r: 2, h: 4, sh: 2 }) +
      (p.patty !== "crispy" ? "" : frill(28));
    const yt = 26 + up,
      top = `M-146 ${yt}C-160 ${yt - 66} -100 ${yt - 142} 0 ${yt - 144}C100 ${yt - 142} 160 ${yt - 66} 146 ${yt}C136 ${yt + 18} -136 ${yt + 18} -146 ${yt}Z`;
    b += c.L(
      P(
        top,
        c.rg(
          [
            [lite(bc, 0.5), 0],
            [lite(bc, 0.08), 0.4],
            [dark(bc, 0.12), 0.75],
            [dark(bc, 0.34), 1],
          ],
          [0.38, 0.22, 0.85],
        ),
      ),
      { r: 12, h: 14, tex: 0.03, tf: 0.05, sh: 6, spec: p.bun === "brioche" ? 0.5 : 0.22, ex: 20 },
    );
    if (p.bun !== "brioche") b += I.sesame(c, c.scatter(46, 108, 44, -4, yt - 84), undefined, 6);
    return (
      G(s) +
      G(b, at(X, -4, 0, p.patty === "double" ? 0.96 : 1)) +
      (p.side === "fries" ? I.dip(c, -200, 120, 38, "#b93a24") : "")
    );
  },
  { cy: 222, scale: 1.04 },
);
export const fries = A(
  "fries",
  "sides",
  { kind: ["classic", "loaded", "sweet", "curly"], carton: ["accent", "kraft", "stripe"] },
  (c, p) => {
    const col = { classic: "#efbd52", loaded: "#e9b44a", sweet: "#df7d2f", curly: "#e39a3a" }[p.kind],
      ct = p.carton === "kraft" ? "#c99b61" : c.tint.accent;
    let s = standShadow(c, 118, 168);
    const back = `M-130 -40C-70 -64 70 -64 130 -40L112 0L-112 0Z`;
    s += P(back, dark(ct, 0.35));
    let f = "",
      f2 = "";
    // a spring of potato standing in the carton: the far side of each turn darker than the near one
    const spring = (x, y, len, lean) => {
      const turns = Math.round(len / 22);
      const hue = c.vary(col, 0.12);
      let far = "";
      let near = "";
      for (let i = 0; i < turns; i++) {
        const yy = -i * 22;
        near += `M-21 ${yy}C-24 ${yy + 14} 18 ${yy + 6} 21 ${yy - 8}`;
        far += `M21 ${yy - 8}C24 ${yy - 22} -18 ${yy - 16} -21 ${yy - 22}`;
      }
      return G(S(far, dark(hue, 0.34), 15) + S(near, hue, 17), at(x, y, lean));
    };
    if (p.kind === "curly") {
      for (let i = 0; i < 9; i++)
        f += spring(-96 + i * 24, 30, c.R(120, 170) - Math.abs(i - 4) * 9, (i - 4) * 4 + c.R(-8, 8));
      for (let i = 0; i < 6; i++) f2 += spring(-84 + i * 34, 52, c.R(90, 130), (i - 2.5) * 6 + c.R(-10, 10));
    }
    for (let i = 0; i < (p.kind === "curly" ? 0 : 30); i++) {
      const x = c.R(-108, 108);
      f += I.fry(c, x, 40, c.R(120, 205) - Math.abs(x) * 0.4, 19, x * 0.16 + c.R(-9, 9), c.vary(col, 0.14));
    }
    for (let i = 0; i < (p.kind === "curly" ? 0 : 20); i++) {
      const x = c.R(-104, 104);
      f2 += I.fry(c, x, 60, c.R(96, 150) - Math.abs(x) * 0.3, 19, x * 0.14 + c.R(-13, 13), c.vary(col, 0.12));
    }
    s += c.L(f, { r: 2.6, h: 4.4, sh: 5 }) + c.L(f2, { r: 2.6, h: 4.4, sh: 6 });
    const fr = "M-132 -36C-90 44 90 44 132 -36L104 162C60 176 -60 176 -104 162Z";
    let art = "";
    if (p.carton === "stripe")
      for (let i = -3; i < 4; i++)
        art += P(
          `M${i * 40 - 9} -60L${i * 40 + 9} -60L${i * 31 + 7} 190L${i * 31 - 7} 190Z`,
          "#fff6e6",
          'opacity=".85"',
        );
    art +=
      E(0, 92, 42, 42, p.carton === "kraft" ? c.tint.accent : "#fff3dc") +
      P("M-14 74L-8 74L-6 112L-12 112ZM-2 68L4 68L4 112L-2 112ZM9 74L15 74L13 112L7 112Z", col);
    s += c.L(
      P(
        fr,
        c.lg(
          [
            [dark(ct, 0.1), 0],
            [lite(ct, 0.2), 0.28],
            [ct, 0.5],
            [dark(ct, 0.26), 1],
          ],
          [0, 0, 1, 0],
        ),
      ) +
        c.clip(
          fr,
          art +
            P(
              fr,
              c.lg(
                [
                  ["#fff", 0, 0.0],
                  ["#fff", 0.28, 0.2],
                  ["#000", 0.6, 0],
                  ["#2a0f08", 1, 0.26],
                ],
                [0, 0, 1, 0],
              ),
            ),
        ),
      { r: 4, h: 5, sh: 5 },
    );
    if (p.kind === "loaded")
      s +=
        c.L(
          P(
            "M-104 -66C-80 -112 -30 -120 10 -112C60 -118 104 -90 106 -58C96 -34 82 -62 66 -40C52 -14 42 -52 22 -44C4 -4 -8 -50 -28 -46C-44 -20 -56 -56 -70 -44C-84 -28 -96 -44 -104 -66Z",
            c.lg(["#ffd66a", "#f4b234", "#dd8f1e"]),
          ),
          { r: 6, h: 9, spec: 0.4 },
        ) +
        I.herbs(c, c.scatter(14, 80, 26, 0, -82), 12) +
        c
          .scatter(7, 70, 22, 0, -84)
          .map(([x, y]) => I.chunk(c, x, y, 13, "#8a3f20"))
          .join("");
    else s += I.flecks(c, c.scatter(26, 100, 50, 0, -80), ["#fffaf0", "#fff"], 2);
    return s + I.dip(c, 176, 132, 46, c.pick(["#b93a24", "#f6e4b4", "#e8a53a"]));
  },
  { view: "front", cy: 246, scale: 1.12 },
);
export const friedChicken = A(
  "fried-chicken",
  "chicken",
  { vessel: ["bucket", "plate", "basket"], kind: ["pieces", "wings", "tenders"] },
  (c, p) => {
    const piece = (x, y, i) =>
      p.kind === "tenders"
        ? I.fried(c, x, y, 66, 27, c.R(-60, 60), c.vary("#cb8430", 0.08))
        : p.kind === "wings"
          ? I.drumstick(c, x, y, 92, c.R(-200, 200), c.vary("#b9552a", 0.1), { fried: true, bone: false })
          : i % 3 === 1
            ? I.fried(c, x, y, 58, 46, c.R(-40, 40), c.vary("#c47a2a", 0.08))
            : I.drumstick(
                c,
                x,
                y,
                118,
                c.pick([-40, -130, 30, 160, -70]) + c.R(-14, 14),
                c.vary("#c47a2a", 0.08),
                { fried: true },
              );
    if (p.vessel === "bucket") {
      const ct = c.tint.accent;
      let s = standShadow(c, 120, 164) + E(0, -36, 152, 44, dark("#f4e7d0", 0.4));
      [
        [-84, -52],
        [0, -74],
        [84, -54],
        [-46, -100],
        [48, -104],
        [0, -40],
        [-92, -24],
        [92, -22],
      ].forEach(([x, y], i) => (s += piece(x, y, i)));
      s += piece(-30, -20, 1) + piece(44, -18, 0);
      const b = "M-154 -36C-90 22 90 22 154 -36L120 160C70 184 -70 184 -120 160Z";
      let st = "";
      for (let i = -3; i <= 3; i++)
        st += P(`M${i * 46 - 12} -70L${i * 46 + 12} -70L${i * 36 + 9} 200L${i * 36 - 9} 200Z`, ct);
      return (
        s +
        c.L(
          P(b, "#f7ecd8") +
            c.clip(
              b,
              st +
                E(0, 86, 54, 50, "#f7ecd8") +
                E(0, 86, 46, 42, ct) +
                G(
                  P("M-22 8C-26 -16 4 -22 14 -6L30 -16L34 -8L20 4C16 22 -16 26 -22 8Z", "#f7ecd8"),
                  at(0, 84),
                ) +
                P(
                  b,
                  c.lg(
                    [
                      ["#2a0f08", 0, 0.22],
                      ["#fff", 0.26, 0.24],
                      ["#000", 0.55, 0],
                      ["#2a0f08", 1, 0.36],
                    ],
                    [0, 0, 1, 0],
                  ),
                ),
            ),
          { r: 4, h: 5, sh: 6 },
        )
      );
    }
    let s =
      p.vessel === "plate"
        ? plate(c, { rx: 246, color: wareFor(c) }) +
          I.lettuce(c, -130, 46, 74, 44) +
          I.lettuce(c, 120, 52, 80, 44, "#7faa45")
        : paper(c, { w: 500, h: 300, check: c.tint.accent });
    [
      [-90, -56],
      [6, -74],
      [100, -54],
      [-130, 8],
      [-36, -14],
      [60, -10],
      [134, 14],
      [-72, 54],
      [24, 56],
    ].forEach(([x, y], i) => (s += piece(x, y, i)));
    return (
      s +
      (p.kind === "wings" ? I.sesame(c, c.scatter(30, 130, 60, 0, -10)) : "") +
      I.herbs(c, c.scatter(9, 160, 70, 0, 10), 12) +
      I.dip(c, 150, 78, 46, c.pick(["#f6e8c4", "#b93a24", "#e8a53a"]))
    );
  },
  { cy: 240, scale: 1.08 },
);
export const pasta = A(
  "pasta",
  "italian",
  { sauce: ["tomato", "alfredo", "pesto", "bolognese"], top: ["shrimp", "chicken", "basil", "meatball"] },
  (c, p) => {
    const cols = {
      tomato: ["#e59a4a", "#d96f34", "#efb263"],
      alfredo: ["#f8e6b4", "#f3d994", "#fdf0cf"],
      pesto: ["#c9c873", "#a8ae52", "#dbd58e"],
      bolognese: ["#e7b765", "#dba14c", "#f0cb86"],
    }[p.sauce];
    let s =
      plate(c, { rx: 246, rim: 0.72, color: wareFor(c, ["white", "slate", "blue", "sage"]) }) +
      I.strands(c, { cx: 0, cy: 6, rx: 172, ry: 104, n: 92, cols, w: 8 });
    s += I.strands(c, { cx: -4, cy: -18, rx: 112, ry: 62, n: 44, cols, w: 8 });
    const sc = { tomato: "#b8321b", bolognese: "#8c3216", pesto: "#5c7a26", alfredo: "#fbeecb" }[p.sauce];
    s += c.L(P(c.blob(0, -26, 92, 46, { n: 12, w: 0.14 }), c.rg([lite(sc, 0.2), sc, dark(sc, 0.25)])), {
      r: 6,
      h: 11,
      lift: p.sauce === "alfredo" ? 0.55 : 0,
      tex: p.sauce === "alfredo" ? 0.05 : 0.6,
      tf: 0.09,
      sh: 5,
      spec: 0.5,
      rough: 6,
      rf: 0.05,
    });
    const pts = c.scatter(6, 84, 36, 0, -34);
    if (p.top === "shrimp") s += pts.map(([x, y]) => I.shrimp(c, x, y, 32, c.R(-60, 60))).join("");
    if (p.top === "chicken")
      s += pts.map(([x, y]) => I.chunk(c, x, y, 26, "#cf9550", { char: 0.4 })).join("");
    if (p.top === "meatball")
      s += pts.map(([x, y]) => I.chunk(c, x, y, 29, "#7c3a1c", { char: 0.3, w: 0.05, sq: 0.95 })).join("");
    return (
      s +
      c.L(
        c
          .scatter(16, 110, 50, 0, -16)
          .map(([x, y]) => P(c.blob(x, y, 9, 4, { n: 6, w: 0.3, rot: c.R(-60, 60) }), "#fff3d6")),
        { r: 1.2, h: 2 },
      ) +
      I.mint(c, 10, -56, 40) +
      I.flecks(c, c.scatter(26, 150, 84, 0, 0), ["#2f2020", "#4c7a2f"], 2.4)
    );
  },
  { scale: 1.16 },
);
export const curry = A(
  "curry",
  "indian",
  {
    kind: ["butter", "palak", "dal", "korma", "vindaloo", "thai"],
    ware: ["clay", "copper", "white", "slate"],
  },
  (c, p) => {
    const col = {
        butter: "#d9642a",
        palak: "#5c7a2c",
        dal: "#dda038",
        korma: "#d9a45c",
        vindaloo: "#a8341a",
        thai: "#9fae58",
      }[p.kind],
      wc = { clay: "#a9552f", copper: "#b9743f", white: WARES.white, slate: WARES.slate }[p.ware],
      b = bowl(c, { rx: 206, h: 88, y: -8, color: wc, inner: dark(wc, 0.2), foot: 0.55 });
    let s =
      b.back +
      c.clip(
        b.mouth,
        c.L(
          P(
            c.blob(0, b.y, b.rx * 1.02, b.ry * 1.02, { n: 16, w: 0.012 }),
            c.rg([lite(col, 0.25), col, dark(col, 0.24)], [0.4, 0.32, 0.75]),
          ),
          { r: 6, h: 8, sh: 4, tex: 0.12, tf: 0.03, spec: 0.5, ex: 22 },
        ),
      );
    const oil = c
      .scatter(12, 160, 84, 0, b.y)
      .map(([x, y]) => c.blob(x, y, c.R(10, 30), c.R(4, 10), { n: 7, w: 0.3 }))
      .join("");
    s += P(oil, lite(col, 0.5), `opacity=".4" ${c.blur(2.4)}`);
    if (p.kind !== "dal")
      c.scatter(12, 128, 66, 0, b.y - 10).forEach(
        ([x, y], i) =>
          (s +=
            p.kind === "palak"
              ? c.L(
                  Rr(
                    x - 24,
                    y - 20,
                    46,
                    38,
                    7,
                    "#fbf0d6",
                    `transform="rotate(${c.I(-30, 30)} ${n1(x)} ${n1(y)})"`,
                  ),
                  { r: 4, h: 7, sh: 4, tex: 0.1, tf: 0.1 },
                )
              : p.kind === "thai" && i % 3 === 0
                ? c.L(S(`M${x - 24} ${y}q24 -26 48 0`, c.pick(["#d9432c", "#5f8f3a"]), 10), { r: 2.4, h: 4 })
                : I.chunk(c, x, y, c.R(26, 34), mix(col, "#b9743f", 0.45), { char: 0.2 })),
      );
    if (p.kind === "dal")
      s +=
        I.flecks(c, c.scatter(120, 170, 92, 0, b.y, 2), ["#efc06a", "#c98425", "#f4d28c"], 5) +
        c.L(
          c
            .scatter(3, 60, 30, 0, b.y)
            .map(([x, y]) => P(c.blob(x, y, 36, 6, { rot: c.R(-40, 40) }), "#a8261a")),
          { r: 2, h: 3.4 },
        );
    const sp = [];
    for (let i = 0; i < 20; i++) {
      const a = i * 0.5,
        r = 22 + i * 5.6;
      sp.push([Math.cos(a) * r, b.y - 4 + Math.sin(a) * r * 0.58]);
    }
    if (["butter", "korma", "vindaloo", "thai"].includes(p.kind))
      s += S(smooth(sp.slice(4), false), "#fff4dc", 6, 'opacity=".88"');
    return s + I.herbs(c, c.scatter(16, 130, 64, 0, b.y), 14) + I.mint(c, 0, b.y - 22, 36);
  },
  { scale: 1.26, cy: 232 },
);
export const dosa = A("dosa", "indian", { kind: ["dosa", "paratha"], fill: ["masala", "plain"] }, (c, p) => {
  if (p.kind === "paratha") {
    let s = plate(c, { rx: 244, color: wareFor(c) });
    for (let i = 0; i < 4; i++) {
      const x = -20 + c.R(-10, 10),
        y = 30 - i * 17,
        rx = 172,
        ry = 104;
      s += I.flatbread(c, x, y, rx, ry, { col: "#dfae62", spots: 22, puff: 6 });
      if (i === 3) {
        let l = "";
        for (let k = 0.2; k < 0.95; k += 0.11) {
          const pts = [];
          for (let j = 0; j < 20; j++) {
            const a = (j / 20) * 6.283 + k * 7;
            pts.push([
              x + Math.cos(a) * rx * k * c.R(0.95, 1.04),
              y + Math.sin(a) * ry * k * c.R(0.95, 1.04),
            ]);
          }
          l += smooth(pts, false);
        }
        s +=
          S(l, "#8a4f1c", 3, `opacity=".42"`) +
          S(l, "#fbe3b0", 2.4, 'opacity=".6" transform="translate(2 2.6)"');
      }
    }
    return (
      s +
      c.L(P(c.blob(-30, -32, 22, 14), "#f9e38e"), { r: 3, h: 6, spec: 0.5 }) +
      I.dip(c, 152, 66, 50, "#d9642a") +
      I.herbs(c, c.scatter(8, 120, 50, -20, -10), 11)
    );
  }
  let s = tray(c, { rx: 264, color: "#c4c0b8" });
  s += c.L(E(0, 10, 216, 132, "#5f8f3a") + S("M-206 18Q0 -8 206 18", "#8fb85c", 6), { r: 4, h: 6 });
  const col = "#d9953f",
    d =
      "M-232 46C-246 22 -236 -2 -214 -10C-80 -52 120 -76 214 -62C240 -56 244 -16 222 -6C110 14 -60 40 -196 70C-214 72 -226 62 -232 46Z";
  let k = "";
  for (const [x, y] of c.scatter(40, 210, 46, 0, 0))
    k += c.blob(x, y - x * 0.12, c.R(5, 26), c.R(3, 9), { n: 8, w: 0.3, rot: -10 });
  s += c.L(
    P(
      d,
      c.lg(
        [
          [lite(col, 0.45), 0],
          [col, 0.45],
          [dark(col, 0.36), 1],
        ],
        [0.1, 0, 0.2, 1],
      ),
    ) +
      c.clip(
        d,
        P(k, "#9c5318", `opacity=".42" ${c.blur(3)}`) +
          S("M-220 20C-80 -22 110 -48 226 -40", dark(col, 0.4), 3, 'opacity=".5"') +
          S("M-224 26C-80 -14 110 -40 226 -32", "#fbe0a6", 3, 'opacity=".5"'),
      ),
    { r: 11, h: 17, tex: 0.1, tf: 0.05, sh: 9, spec: 0.2 },
  );
  if (p.fill === "masala")
    s +=
      c.L(E(-222, 30, 22, 32, "#e2b04a", 'transform="rotate(18 -222 30)"'), {
        r: 4,
        h: 8,
        tex: 0.8,
        tf: 0.1,
        rough: 6,
      }) + I.flecks(c, c.scatter(8, 14, 22, -222, 30), ["#4c7a2f", "#2f2020"], 3);
  return (
    s +
    I.dip(c, -96, 86, 48, "#f4eedc", { ware: "#d3cdc3" }) +
    I.dip(c, 16, 92, 48, "#b9401f", { ware: "#d3cdc3" }) +
    I.dip(c, 124, 74, 48, "#c98a2c", {
      ware: "#d3cdc3",
      top: I.herbs(
        c,
        [
          [118, 74],
          [134, 80],
        ],
        9,
      ),
    })
  );
});
export const ramen = A(
  "ramen",
  "asian",
  { kind: ["shoyu", "spicy", "miso", "pho"], ware: ["ink", "white", "clay", "blue"] },
  (c, p) => {
    const br = { shoyu: "#a8652a", spicy: "#b93a1a", miso: "#cf9548", pho: "#c9a468" }[p.kind],
      b = bowl(c, {
        rx: 218,
        h: 112,
        y: -26,
        color: WARES[p.ware],
        inner: p.ware === "ink" ? "#7d2a22" : undefined,
        foot: 0.42,
      });
    let s =
      b.back +
      c.clip(
        b.mouth,
        E(0, b.y + 4, b.rx * 1.04, b.ry * 1.04, c.rg([lite(br, 0.3), br, dark(br, 0.34)], [0.4, 0.3, 0.75])) +
          I.strands(c, {
            cx: 0,
            cy: b.y + 18,
            rx: 150,
            ry: 84,
            n: 70,
            cols: ["#f2d593", "#e9c274", "#f9e6b8"],
            w: 8,
          }) +
          P(
            c
              .scatter(14, 176, 96, 0, b.y)
              .map(([x, y]) => ellD(x, y, c.R(4, 12), c.R(2, 6)))
              .join(""),
            "#f6c25a",
            'opacity=".5"',
          ),
      );
    s +=
      c.L(
        E(-92, b.y - 16, 58, 40, "#d8a37e") +
          E(-92, b.y - 16, 58, 40, "none", 'stroke="#8a4222" stroke-width="9"') +
          S(`M-126 ${b.y - 20}q34 -22 66 6M-110 ${b.y}q30 -8 44 2`, "#f3dcc4", 7, 'opacity=".85"'),
        { r: 4, h: 6, sh: 5 },
      ) +
      c.L(
        E(-26, b.y - 48, 54, 36, "#d8a37e") +
          E(-26, b.y - 48, 54, 36, "none", 'stroke="#8a4222" stroke-width="9"') +
          S(`M-58 ${b.y - 50}q30 -20 62 6`, "#f3dcc4", 7, 'opacity=".85"'),
        { r: 4, h: 6, sh: 5 },
      );
    s += I.boiledEgg(c, 74, b.y - 38, 44, -12) + I.boiledEgg(c, 122, b.y - 2, 44, 10);
    if (p.kind !== "pho")
      s += c.L(P(`M26 ${b.y - 70}L66 ${b.y - 128}L122 ${b.y - 112}L92 ${b.y - 54}Z`, "#243a2a"), {
        r: 3,
        h: 5,
        tex: 0.4,
        tf: 0.12,
      });
    s +=
      c.L(
        c
          .scatter(18, 56, 30, 6, b.y + 34)
          .map(([x, y]) =>
            E(
              x,
              y,
              9,
              6.4,
              "none",
              `stroke="${c.pick(["#7db048", "#a5cf70", "#5c9138"])}" stroke-width="4.4"`,
            ),
          ),
        { r: 1.4, h: 2.4 },
      ) +
      I.sesame(c, c.scatter(14, 130, 56, 0, b.y + 20)) +
      I.herbs(c, c.scatter(6, 70, 30, -60, b.y + 40), 14);
    return s + c.L(S("M96 -128L250 60M118 -136L268 44", "#6b3a1e", 8), { r: 2, h: 3.4, sh: 8 });
  },
  { scale: 1.18 },
);
export const noodles = A(
  "noodles",
  "asian",
  { kind: ["shrimp", "chicken", "veg", "beef"], vessel: ["plate", "bowl", "box"] },
  (c, p) => {
    const cols = ["#d9984a", "#c57f34", "#e6b269"];
    const tops = (y, k = 1) => {
      let s = "";
      c.scatter(10, 110 * k, 50 * k, 0, y).forEach(
        ([x, yy], i) =>
          (s +=
            i % 2
              ? p.kind === "shrimp"
                ? I.shrimp(c, x, yy, 32, c.R(-60, 60))
                : p.kind === "veg"
                  ? I.chunk(c, x, yy, 20, "#e9d3a2", { char: 0.3 })
                  : I.chunk(c, x, yy, 23, p.kind === "beef" ? "#6f3218" : "#c98f4a", { char: 0.4 })
              : c.L(
                  S(
                    `M${n1(x - 24)} ${n1(yy)}q24 -24 48 2`,
                    ["#d9432c", "#5f9a3a", "#e88a2a"][((i / 2) % 3) | 0],
                    9,
                  ),
                  { r: 2.4, h: 4 },
                )),
      );
      return (
        s +
        c.L(
          c
            .scatter(14, 120 * k, 56 * k, 0, y)
            .map(([x, yy]) =>
              Rr(
                x,
                yy,
                22,
                5.4,
                2.5,
                c.pick(["#7db048", "#a5cf70"]),
                `transform="rotate(${c.I(-60, 60)} ${n1(x)} ${n1(yy)})"`,
              ),
            ),
          { r: 1.4, h: 2.4 },
        ) +
        I.sesame(c, c.scatter(22, 120 * k, 56 * k, 0, y))
      );
    };
    if (p.vessel === "box") {
      const col = "#f4ead8";
      let s =
        standShadow(c, 108, 160) +
        P("M-132 -40L-96 -70H96L132 -40L100 0H-100Z", dark(col, 0.3)) +
        I.strands(c, { cx: 0, cy: -48, rx: 122, ry: 58, n: 60, cols, w: 8 }) +
        tops(-58, 0.86);
      return (
        s +
        c.L(
          P(
            "M-134 -40L-104 160Q0 176 104 160L134 -40C90 -14 -90 -14 -134 -40Z",
            c.lg([dark(col, 0.08), lite(col, 0.3), col, dark(col, 0.26)], [0, 0, 1, 0]),
          ) +
            E(0, 72, 44, 44, c.tint.accent) +
            S("M-20 62q20 -16 40 0M-20 76q20 -16 40 0M-20 90q20 -16 40 0", "#f4ead8", 5),
          { r: 4, h: 5, sh: 5 },
        ) +
        c.L(S("M60 -80L176 -176M36 -92L138 -192", "#8a5a34", 8), { r: 2, h: 3 })
      );
    }
    const b =
      p.vessel === "bowl"
        ? bowl(c, { rx: 212, h: 84, color: wareFor(c, ["ink", "white", "clay", "slate"]) })
        : null;
    const y = b ? b.y - 12 : 0;
    return (
      (b ? b.back : plate(c, { rx: 246, color: wareFor(c, ["white", "slate", "ink", "sage"]) })) +
      I.strands(c, { cx: 0, cy: y + 4, rx: 174, ry: 102, n: 92, cols, w: 8 }) +
      tops(y - 16) +
      I.wedge(c, 104, y + 56, 52, -16, "#a5c24a")
    );
  },
  { scale: 1.14 },
);
export const sushi = A(
  "sushi",
  "asian",
  { set: ["mixed", "nigiri", "rolls"], vessel: ["board", "slate"] },
  (c, p) => {
    let s = board(c, { w: 550, h: 290, round: 22, color: p.vessel === "slate" ? "#4a4a4e" : "#a87345" });
    const nig = (x, y, i) => {
      const col = ["#ef7d4a", "#d84a3c", "#f6d9c4", "#ee8f58"][i % 4];
      return G(
        c.L(P(c.blob(0, 14, 58, 26, { n: 12, w: 0.03 }), "#f9f3e6"), {
          r: 6,
          h: 10,
          tex: 0.5,
          tf: 0.11,
          sh: 6,
        }) +
          c.L(
            P(
              "M-68 12C-70 -18 -34 -32 4 -30C44 -30 70 -12 66 14C52 22 40 8 4 6C-30 6 -54 24 -68 12Z",
              c.lg([lite(col, 0.3), col, dark(col, 0.16)]),
            ) +
              S(
                "M-44 -16q10 14 2 24M-18 -24q10 16 2 28M10 -26q10 16 2 30M36 -20q8 14 2 26",
                lite(col, 0.6),
                4,
                'opacity=".7"',
              ),
            { r: 4, h: 7, spec: 0.4, sh: 3 },
          ),
        at(x, y, -14),
      );
    };
    const maki = (x, y, i) => {
      const core = ["#ef7d4a", "#8fb84f", "#f0c24a", "#d84a3c"][i % 4];
      return G(
        c.L(
          P(
            "M-37 0C-37 -24 37 -24 37 0V30C37 52 -37 52 -37 30Z",
            c.lg(["#3c5240", "#20302a", "#121c18"], [0, 0, 1, 0.2]),
          ),
          { r: 5, h: 7, sh: 6, tex: 0.14, tf: 0.12 },
        ) +
          c.L(E(0, 0, 35, 23, "#faf4e8"), { r: 2.4, h: 4, tex: 0.6, tf: 0.14, sh: 0 }) +
          c.L(E(-4, 0, 14, 9, core) + E(9, 3, 8, 5.6, "#9cbf58"), { r: 2, h: 3.4, sh: 1 }),
        at(x, y),
      );
    };
    if (p.set !== "rolls")
      [
        [-160, -62],
        [-20, -78],
        [124, -74],
      ].forEach(([x, y], i) => (s += nig(x, y, i)));
    else [-180, -100, -20, 60].forEach((x, i) => (s += maki(x, -74, i + 1)));
    if (p.set === "nigiri")
      [
        [-140, 14],
        [4, 0],
        [146, 0],
      ].forEach(([x, y], i) => (s += nig(x, y, i + 1)));
    else [-188, -106, -24, 58, 140].forEach((x, i) => (s += maki(x, 0, i)));
    if (p.set !== "nigiri") [-150, -68, 14].forEach((x, i) => (s += maki(x, 68, i + 2)));
    return (
      s +
      I.dip(c, 176, 72, 46, "#3a1c10", { ware: WARES.ink }) +
      c.L(P(c.blob(98, 92, 22, 15, { n: 8, w: 0.14 }), "#a9c25c"), { r: 4, h: 8, tex: 0.4, tf: 0.1 }) +
      c.L(
        [0, 1, 2].map((i) =>
          P(
            c.blob(192 + i * 14, -58 + i * 10, 34, 12, { rot: 30, w: 0.14 }),
            ["#f6c3b4", "#f2ae9c", "#f8d2c6"][i],
          ),
        ),
        { r: 3, h: 5 },
      ) +
      c.L(S("M-250 126L90 146M-250 140L90 158", "#3b2318", 7), { r: 2, h: 3, sh: 5 })
    );
  },
);
export const dumplings = A(
  "dumplings",
  "asian",
  { kind: ["momo", "gyoza", "soup"], vessel: ["steamer", "plate"] },
  (c, p) => {
    let s;
    if (p.vessel === "steamer") {
      const col = "#cf9d5c",
        rx = 226,
        ry = 144,
        y = 2,
        h = 58;
      let sl = "";
      for (let i = 0; i < 9; i++) sl += `M${-rx} ${n1(y - 110 + i * 28)}H${rx}`;
      s =
        c.shadow(0, y + h, rx, ry) +
        P(
          `M${-rx} ${y}V${y + h}A${rx} ${ry} 0 0 0 ${rx} ${y + h}V${y}Z`,
          c.lg([dark(col, 0.25), lite(col, 0.3), col, dark(col, 0.4)], [0, 0, 1, 0]),
        ) +
        S(
          `M${-rx} ${y + h * 0.55}A${rx} ${ry} 0 0 0 ${rx} ${y + h * 0.55}M${-rx} ${y + h * 0.62}A${rx} ${ry} 0 0 0 ${rx} ${y + h * 0.62}`,
          dark(col, 0.5),
          2.6,
          'opacity=".6"',
        ) +
        E(0, y, rx, ry, lite(col, 0.35)) +
        E(0, y, rx * 0.93, ry * 0.92, dark(col, 0.3)) +
        c.clip(
          ellD(0, y + 4, rx * 0.92, ry * 0.9),
          Rr(-rx, y - ry, rx * 2, ry * 2, 0, "#e3c089") +
            S(sl, "#8a5a28", 5, 'opacity=".4"') +
            E(
              0,
              y + 4,
              rx * 0.9,
              ry * 0.9,
              "none",
              `stroke="#3b1c08" stroke-width="34" opacity=".4" ${c.blur(12)}`,
            ) +
            I.lettuce(c, 0, y + 10, 170, 100, "#9cbf62"),
        );
    } else s = plate(c, { rx: 246, color: wareFor(c, ["slate", "blue", "white", "ink"]) });
    const one = (x, y) => {
      const col = p.kind === "gyoza" ? "#e9c58a" : "#f4e6cc";
      if (p.kind === "gyoza")
        return G(
          c.L(
            P(
              "M-60 24C-66 -26 -24 -42 6 -40C44 -38 66 -8 60 24C30 34 -34 34 -60 24Z",
              c.lg(["#fbeccb", col, "#c98a3e"], [0.2, 0, 0.4, 1]),
            ) +
              S("M-48 -10C-30 -40 30 -46 52 -8", "#fff7e4", 7, 'opacity=".8"') +
              S(
                "M-34 -24l6 14M-16 -34l4 16M4 -38v17M24 -34l-4 16M40 -22l-7 13",
                "#b98648",
                3,
                'opacity=".7"',
              ),
            { r: 6, h: 10, tex: 0.1, tf: 0.05, sh: 6, spec: 0.3 },
          ),
          at(x, y, c.R(-12, 12)),
        );
      let pl = "";
      for (let k = 0; k < 13; k++) {
        const a = k * 0.483;
        pl += `M0 -8Q${n1(Math.cos(a + 0.5) * 20)} ${n1(-6 + Math.sin(a + 0.5) * 14)} ${n1(Math.cos(a) * 46)} ${n1(2 + Math.sin(a) * 32)}`;
      }
      return G(
        c.L(
          P(c.blob(0, 2, 56, 45, { n: 12, w: 0.03 }), c.rg(["#fffaf0", col, "#d3ba8c"], [0.4, 0.3, 0.75])) +
            S(pl, "#b99a68", 3.4, 'opacity=".55"') +
            S(pl, "#fffdf6", 2.6, 'opacity=".7" transform="translate(2 2)"'),
          { r: 7, h: 11, sh: 6, spec: 0.3 },
        ) + c.L(P(c.blob(0, -9, 12, 9, { n: 8, w: 0.2 }), "#f0dfbd"), { r: 2, h: 4, sh: 2 }),
        at(x, y, c.R(-20, 20)),
      );
    };
    const pts =
      p.vessel === "steamer"
        ? [
            [-92, -62],
            [26, -78],
            [120, -34],
            [-130, 14],
            [-8, 0],
            [86, 46],
            [-56, 74],
          ]
        : [
            [-108, -40],
            [4, -62],
            [112, -38],
            [-56, 12],
            [56, 18],
            [-116, 54],
            [-6, 74],
          ];
    pts.forEach(([x, y], i) => (s += one(x, y, i)));
    return (
      s +
      I.sesame(c, c.scatter(16, 110, 60, 0, -6), ["#2f2020", "#fbeecb"]) +
      I.herbs(c, c.scatter(8, 120, 70, 0, 0), 10) +
      I.dip(
        c,
        p.vessel === "steamer" ? 186 : 140,
        p.vessel === "steamer" ? 108 : 70,
        48,
        c.pick(["#3a1c10", "#b9401f"]),
        { ware: WARES.ink },
      )
    );
  },
);
export const poke = A(
  "poke",
  "bowls",
  { base: ["salmon", "tuna", "chicken", "tofu"], ware: ["white", "ink", "sage", "blush"] },
  (c, p) => {
    const b = bowl(c, { rx: 216, h: 88, y: -8, color: WARES[p.ware] }),
      y = b.y - 4;
    let s = b.back + I.rice(c, { cy: y + 10, rx: 188, ry: 108, h: 18, kind: "white" });
    const mc = { salmon: "#f08250", tuna: "#c23a42", chicken: "#c98f4a", tofu: "#f2e2bc" }[p.base];
    s += c.L(
      c
        .scatter(60, 74, 44, -96, y + 34)
        .map(([x, yy]) => P(c.blob(x, yy, 11, 7, { n: 6, w: 0.2 }), c.pick(["#7fb04a", "#5f9138"]))),
      { r: 2, h: 4 },
    );
    c.scatter(14, 84, 50, -74, y - 36).forEach(
      ([x, yy]) =>
        (s += c.L(
          Rr(
            x - 20,
            yy - 16,
            38,
            32,
            7,
            c.lg([lite(mc, 0.25), mc, dark(mc, 0.15)]),
            `transform="rotate(${c.I(-30, 30)} ${n1(x)} ${n1(yy)})"`,
          ) + S(`M${n1(x - 10)} ${n1(yy - 8)}l18 14`, lite(mc, 0.5), 2.6, 'opacity=".6"'),
          { r: 4, h: 6, sh: 4, spec: 0.4 },
        )),
    );
    s += [0, 1, 2, 3, 4]
      .map((i) =>
        c.L(
          P("M-56 10C-46 -24 30 -34 56 -6C36 -2 -10 2 -56 10Z", c.lg(["#cfdc86", "#a9c25c", "#6f9138"])),
          { r: 3, h: 5 },
          at(84 + i * 9, y - 74 + i * 15, 16),
        ),
      )
      .join("");
    s +=
      [0, 1, 2, 3].map((i) => I.cucumber(c, 40 + i * 26, y + 74 - i * 9, 27)).join("") +
      c.L(
        c
          .scatter(26, 46, 28, 128, y + 6)
          .map(([x, yy]) =>
            Rr(
              x - 18,
              yy,
              38,
              6,
              3,
              c.pick(["#ee8a2c", "#e3762a"]),
              `transform="rotate(${c.I(-50, 50)} ${n1(x)} ${n1(yy)})"`,
            ),
          ),
        { r: 1.6, h: 3 },
      );
    s +=
      c.L(
        c.scatter(22, 40, 22, -26, y + 74).map(([x, yy]) => I.ball(c, x, yy, 8.5, "#c8dc78", { spec: 0.4 })),
        { r: 1.4, h: 2, sh: 3 },
      ) +
      I.zigzag(c, -10, y, 190, 46, 8, "#f3a05c", 6) +
      I.sesame(c, c.scatter(40, 150, 80, 0, y), ["#2f2020", "#fbeecb", "#fbeecb"]) +
      I.mint(c, 8, y - 2, 26);
    return s;
  },
  { scale: 1.26, cy: 232 },
);
export const soup = A(
  "soup",
  "bowls",
  { kind: ["lentil", "tomato", "mushroom", "chicken", "harees"], ware: ["white", "clay", "blue", "slate"] },
  (c, p) => {
    const col = {
        lentil: "#e0a036",
        tomato: "#cc4726",
        mushroom: "#cdb48c",
        chicken: "#e6bd62",
        harees: "#e3cda2",
      }[p.kind],
      b = bowl(c, { rx: 208, h: 96, y: -14, color: WARES[p.ware], foot: 0.44 }),
      y = b.y + 2;
    let s =
      b.back +
      c.clip(
        b.mouth,
        c.L(
          E(0, y, b.rx * 1.02, b.ry * 1.02, c.rg([lite(col, 0.3), col, dark(col, 0.2)], [0.38, 0.3, 0.78])),
          { r: 8, h: 7, sh: 0, spec: 0.25, tex: 0.05, tf: 0.02 },
        ),
      );
    const sp = [];
    for (let i = 0; i < 16; i++) {
      const a = i * 0.55 - 0.6,
        r = 30 + i * 6.4;
      sp.push([Math.cos(a) * r, y + Math.sin(a) * r * 0.6]);
    }
    s += S(
      smooth(sp, false),
      p.kind === "harees" ? "#d49a2a" : "#fff4dc",
      10,
      `opacity=".82" ${c.blur(1.2)}`,
    );
    if (p.kind === "chicken")
      s +=
        c
          .scatter(8, 110, 56, 0, y)
          .map(([x, yy]) => I.chunk(c, x, yy, 22, "#f0dcae", { char: 0 }))
          .join("") +
        c.L(
          c.scatter(12, 120, 64, 0, y).map(([x, yy]) => E(x, yy, 14, 9, "#ee8a2c")),
          { r: 2, h: 4 },
        );
    if (p.kind === "mushroom")
      s += c
        .scatter(6, 90, 44, 0, y)
        .map(([a, d]) =>
          c.L(
            P(`M${a - 26} ${d}q26 -38 52 0q-8 8 -16 5v13h-20v-13q-11 3 -16 -5Z`, "#f0e2c6") +
              S(`M${a - 20} ${d - 3}q20 -22 40 0`, "#8c6b46", 3),
            { r: 2.4, h: 4 },
          ),
        )
        .join("");
    if (p.kind === "lentil" || p.kind === "tomato")
      s += c.L(
        c
          .scatter(9, 60, 30, 20, y)
          .map(([x, yy]) =>
            Rr(
              x - 11,
              yy - 9,
              22,
              18,
              4,
              c.pick(["#d9a24a", "#c98a36"]),
              `transform="rotate(${c.I(0, 60)} ${n1(x)} ${n1(yy)})"`,
            ),
          ),
        { r: 2.6, h: 5, tex: 0.4, tf: 0.1 },
      );
    return (
      s +
      I.flecks(c, c.scatter(40, 140, 76, 0, y), ["#a8341a", "#5a2a12"], 2.6) +
      I.herbs(c, c.scatter(8, 60, 34, -20, y), 14) +
      (p.kind === "lentil" ? I.wedge(c, 168, 104, 58, -12) : I.mint(c, -20, y - 4, 32)) +
      I.flatbread(c, -196, 100, 62, 40, { rot: -14, spots: 6 })
    );
  },
  { scale: 1.2, cy: 232 },
);
export const sandwich = A(
  "sandwich",
  "sandwiches",
  { kind: ["sub", "club", "panini"], fill: ["turkey", "tuna", "halloumi", "egg"] },
  (c, p) => {
    const fc = { turkey: "#e3ad94", tuna: "#dcb99a", halloumi: "#fbf0d2", egg: "#f4cf5c" }[p.fill];
    let s = board(c, { w: 540, h: 250, y: 60, round: 40 });
    const frill = (x0, x1, y, col = "#86b347", a = 13) => {
      const n = Math.round((x1 - x0) / 18),
        pts = [[x0, y]];
      for (let i = 1; i < n; i++) pts.push([x0 + i * 18, y - 12]);
      pts.push([x1, y]);
      for (let i = n - 1; i > 0; i--) pts.push([x0 + i * 18, y + (i % 2 ? a + 6 : 2)]);
      return c.L(P(smooth(pts, true, 0.14), c.lg([lite(col, 0.3), col, dark(col, 0.25)], [0, 0, 0, 1])), {
        r: 3,
        h: 5,
        sh: 4,
      });
    };
    if (p.kind === "sub") {
      const bc = "#cf8f45";
      s += G(
        E(0, 92, 220, 26, "#2a0f08", `opacity=".5" ${c.blur(9)}`) +
          c.L(
            P(
              "M-226 48C-244 92 -190 104 -130 106H140C200 104 244 88 226 48Z",
              c.lg([lite(bc, 0.2), bc, dark(bc, 0.35)], [0, 0, 0, 1]),
            ),
            { r: 8, h: 12, sh: 4 },
          ) +
          frill(-228, 228, 48) +
          c.L(
            [-170, -110, -50, 10, 70, 130, 184].map((x) => E(x, 36, 44, 15, c.vary(fc, 0.08))),
            { r: 4, h: 7, sh: 3, spec: 0.3 },
          ) +
          c.L(
            [-176, -96, -16, 64, 144].map((x) => P(`M${x - 38} 24L${x + 40} 20L${x + 4} 52Z`, "#f8c343")),
            { r: 2.4, h: 4 },
          ) +
          c.L(
            [-150, -70, 20, 100, 180].map((x) => E(x, 20, 38, 13, c.pick(["#cf3f28", "#d9553a"]))),
            { r: 3, h: 6, spec: 0.4 },
          ) +
          frill(-222, 222, 10, "#9cc257", 9) +
          c.L(
            P(
              "M-228 8C-256 -48 -196 -88 -130 -92C-40 -100 50 -100 140 -92C206 -86 252 -46 228 8C150 24 -150 24 -228 8Z",
              c.rg(
                [
                  [lite(bc, 0.5), 0],
                  [bc, 0.5],
                  [dark(bc, 0.34), 1],
                ],
                [0.4, 0.2, 0.8],
              ),
            ),
            { r: 12, h: 14, tex: 0.06, tf: 0.05, sh: 6, spec: 0.25 },
          ) +
          S(
            "M-150 -58l44 30M-80 -72l46 36M-6 -76l44 38M70 -72l40 36M138 -60l34 30",
            "#fbe3b4",
            9,
            `opacity=".5" ${c.blur(2)}`,
          ) +
          I.sesame(c, c.scatter(40, 190, 34, 0, -48)),
        at(0, 20, -7),
      );
    } else {
      const bc = p.kind === "club" ? "#e3b873" : "#d9a255";
      const tri = (x, y, rot, flip) => {
        let layers = "";
        const W = 150;
        const slab = (yy) =>
          c.L(
            P(
              `M${-W} ${yy}Q0 ${yy - 8} ${W} ${yy}L${W - 4} ${yy + 26}Q0 ${yy + 32} ${-W + 4} ${yy + 26}Z`,
              "#f4deb0",
            ) +
              S(
                `M${-W} ${yy}Q0 ${yy - 8} ${W} ${yy}M${-W + 4} ${yy + 26}Q0 ${yy + 32} ${W - 4} ${yy + 26}`,
                "#b97a34",
                5,
              ),
            { r: 4, h: 7, tex: 0.5, tf: 0.1, sh: 4 },
          );
        layers +=
          slab(60) +
          frill(-W - 4, W + 4, 56) +
          c.L(
            [-100, -34, 32, 98].map((q) => E(q, 44, 46, 13, c.vary(fc, 0.08))),
            { r: 4, h: 7 },
          ) +
          c.L(
            [-80, 0, 80].map((q) => P(`M${q - 42} 32L${q + 42} 32L${q + 6} 58Z`, "#f8c343")),
            { r: 2.4, h: 4 },
          ) +
          slab(8) +
          frill(-W - 2, W + 2, 2, "#9cc257") +
          c.L(
            [-96, -20, 60, 110].map((q) => E(q, -8, 40, 12, "#cf4630")),
            { r: 3, h: 6, spec: 0.4 },
          ) +
          c.L(
            [-60, 30].map((q) => E(q, -18, 62, 9, c.vary(fc, 0.08))),
            { r: 3, h: 5 },
          );
        const topf = `M${-W} -26L${W} -26L${flip ? W - 60 : -W + 90} -112Z`;
        layers += c.L(
          P(`M${-W} -26Q0 -34 ${W} -26L${W - 4} -8Q0 -2 ${-W + 4} -8Z`, "#f4deb0") +
            P(topf, c.lg([lite(bc, 0.3), bc, dark(bc, 0.2)])) +
            (p.kind === "panini"
              ? c.clip(
                  topf,
                  S(
                    "M-140 -20L-20 -110M-90 -20L30 -110M-40 -20L80 -110M10 -20L130 -110M60 -20L180 -110",
                    "#5a2a0c",
                    8,
                    `opacity=".6" ${c.blur(1.4)}`,
                  ),
                )
              : ""),
          { r: 5, h: 8, tex: 0.4, tf: 0.09, sh: 5 },
        );
        return G(layers, at(x, y, rot));
      };
      s +=
        tri(-74, 0, -7, true) +
        tri(86, 52, 5, false) +
        c.L(S("M-20 -130L-6 -20", "#d8b67e", 5), { r: 1.4, h: 2 }) +
        I.olive(c, -21, -132, 14, "#6b7a32");
    }
    return (
      s + I.cherryTomato(c, 214, 128, 20) + I.cherryTomato(c, 178, 140, 18) + I.lettuce(c, -210, 128, 46, 26)
    );
  },
);

// Plates, bowls, trays, boards, cups, bottles, boxes, bags. Each returns svg; K is the table's foreshortening.
import { lite, dark, lum, P, S, E, G, Rr, ellD, turnedD, smooth, poly, n1, at } from "./canvas.mjs";
export const K = 0.64;
export const WARES = {
  white: "#f6f1e8",
  cream: "#efe3cd",
  slate: "#4b4a4d",
  clay: "#b9673f",
  blue: "#6d92a8",
  sage: "#93a587",
  ink: "#2f3540",
  blush: "#e3b7a4",
  sand: "#d9c19a",
};
/** A ware that contrasts with the ground; a cut-out has no ground and can choose by `c.ware`. */
export const wareFor = (c, list = ["white", "cream", "slate", "blue", "clay", "sage"]) => {
  const b = lum(c.tint.base);
  const ok = list.filter((k) => Math.abs(lum(WARES[k]) - b) > 0.1);
  const drawn = c.pick(ok.length ? ok : list);
  return WARES[c.ware ?? drawn];
};

export function plate(c, { rx = 232, y = 22, color = WARES.white, rim = 0.76, deep = 0 } = {}) {
  const ry = rx * K,
    ix = rx * rim,
    iy = ry * rim,
    d = lum(color) < 0.4 ? 0.5 : 0.3;
  // white ware carries a painted band
  const band = lum(c.tint.base) > 0.45 ? c.tint.accent : "#c9962f";
  return (
    c.shadow(0, y + 10, rx, ry) +
    E(0, y + 9, rx * 0.985, ry * 0.985, dark(color, 0.42)) +
    E(0, y, rx, ry, c.lg([lite(color, 0.5), color, dark(color, 0.16)], [0.1, 0, 0.9, 1])) +
    E(0, y, rx - 2, ry - 2, "none", `stroke="${lite(color, 0.75)}" stroke-width="2.4" opacity=".8"`) +
    (lum(color) > 0.85
      ? E(0, y, rx * 0.945, ry * 0.945, "none", `stroke="${band}" stroke-width="3.2" opacity=".8"`)
      : "") +
    E(
      0,
      y + 3 + deep,
      ix,
      iy,
      c.lg([dark(color, d), dark(color, 0.07), lite(color, 0.35)], [0.15, 0, 0.85, 1]),
    ) +
    E(
      0,
      y + 7 + deep,
      ix * 0.95,
      iy * 0.95,
      c.rg([dark(color, 0.02), dark(color, 0.09), dark(color, 0.14)], [0.6, 0.62, 0.7]),
    )
  );
}
export function tray(c, { rx = 250, y = 20, color = "#c9c4bb" } = {}) {
  // metal serving tray
  const ry = rx * K;
  let s =
    c.shadow(0, y + 8, rx, ry) +
    E(0, y + 9, rx, ry, dark(color, 0.5)) +
    E(
      0,
      y,
      rx,
      ry,
      c.lg([lite(color, 0.75), dark(color, 0.2), lite(color, 0.5), dark(color, 0.28)], [0, 0.1, 1, 0.9]),
    );
  let d = "";
  for (let i = 0; i < 64; i++) {
    const a = (i / 64) * 6.283;
    d += `M${n1(Math.cos(a) * rx * 0.9)} ${n1(y + Math.sin(a) * ry * 0.9)}L${n1(Math.cos(a) * rx * 0.985)} ${n1(y + Math.sin(a) * ry * 0.985)}`;
  }
  return (
    s +
    S(d, dark(color, 0.3), 2, 'opacity=".45"') +
    E(0, y + 3, rx * 0.88, ry * 0.88, c.lg([dark(color, 0.42), dark(color, 0.05), lite(color, 0.5)])) +
    E(0, y + 6, rx * 0.85, ry * 0.85, c.lg([lite(color, 0.25), dark(color, 0.12)]))
  );
}
// bowl: returns {back, in:{y,rx,ry}} — food is drawn after `back`, inside the mouth ellipse
export function bowl(
  c,
  {
    rx = 190,
    h = 105,
    y = -12,
    color = WARES.white,
    inner = color,
    foot = 0.46,
    k = K,
    fill = 0.9,
    drop = 10,
  } = {},
) {
  const ry = rx * k,
    fr = rx * foot,
    by = y + h;
  const body = `M${-rx} ${n1(y)}C${-rx * 0.98} ${n1(y + h * 0.72)} ${n1(-fr * 1.25)} ${n1(by + ry * 0.28)} ${n1(-fr)} ${n1(by + ry * 0.32)}C${n1(-fr * 0.5)} ${n1(by + ry * 0.46)} ${n1(fr * 0.5)} ${n1(by + ry * 0.46)} ${n1(fr)} ${n1(by + ry * 0.32)}C${n1(fr * 1.25)} ${n1(by + ry * 0.28)} ${rx * 0.98} ${n1(y + h * 0.72)} ${rx} ${n1(y)}Z`;
  const back =
    c.shadow(5, by - ry * 0.06, rx * 0.8, ry * 0.5) +
    P(
      body,
      c.lg(
        [
          [lite(color, 0.25), 0],
          [lite(color, 0.1), 0.25],
          [color, 0.5],
          [dark(color, 0.2), 0.8],
          [dark(color, 0.34), 1],
        ],
        [0, 0.2, 1, 0.5],
      ),
    ) +
    P(
      body,
      c.lg(
        [
          [dark(color, 0.5), 0, 0.0],
          [dark(color, 0.6), 1, 0.34],
        ],
        [0, 0.4, 0, 1],
      ),
    ) +
    E(0, y, rx, ry, c.lg([lite(color, 0.55), color, dark(color, 0.12)])) +
    E(
      0,
      y + 2,
      rx * 0.955,
      ry * 0.945,
      c.lg([dark(inner, 0.42), dark(inner, 0.12), lite(inner, 0.25)], [0.2, 0, 0.75, 1]),
    );
  return { back, y: y + drop, rx: rx * fill, ry: ry * fill, mouth: ellD(0, y + 2, rx * 0.955, ry * 0.945) };
}
export function board(c, { w = 500, h = 270, y = 20, color = "#b9824f", round = 60 } = {}) {
  let g = "";
  const x0 = -w / 2,
    y0 = y - h / 2;
  for (let i = 0; i < 13; i++) {
    const yy = y0 + (h * (i + 0.6)) / 13;
    g += `M${x0} ${n1(yy)}C${n1(x0 + w * 0.3)} ${n1(yy + c.R(-9, 9))} ${n1(x0 + w * 0.6)} ${n1(yy + c.R(-9, 9))} ${x0 + w} ${n1(yy + c.R(-5, 5))}`;
  }
  const d = `M${x0 + round} ${y0}H${x0 + w - round}Q${x0 + w} ${y0} ${x0 + w} ${y0 + round}V${y0 + h - round}Q${x0 + w} ${y0 + h} ${x0 + w - round} ${y0 + h}H${x0 + round}Q${x0} ${y0 + h} ${x0} ${y0 + h - round}V${y0 + round}Q${x0} ${y0} ${x0 + round} ${y0}Z`;
  return `<g>${P(d, c.tint.shadow, `transform="translate(9 20)" opacity=".5" ${c.blur(11)}`)}${P(d, dark(color, 0.45), 'transform="translate(0 11)"')}${P(d, c.lg([lite(color, 0.25), color, dark(color, 0.16)]))}${c.clip(d, S(g, dark(color, 0.4), 2, 'opacity=".32"') + S(g, lite(color, 0.4), 1.4, 'opacity=".3" transform="translate(0 4)"'))}</g>`;
}
export function paper(c, { w = 430, h = 270, y = 22, color = "#e9d8b6", check = null } = {}) {
  // crumpled greaseproof sheet
  const pts = [];
  const m = 7;
  for (let i = 0; i < m; i++) pts.push([-w / 2 + (w * i) / m, y - h / 2 + c.R(-10, 8)]);
  for (let i = 0; i < m - 2; i++) pts.push([w / 2 + c.R(-8, 8), y - h / 2 + (h * i) / (m - 2)]);
  for (let i = 0; i < m; i++) pts.push([w / 2 - (w * i) / m, y + h / 2 + c.R(-8, 10)]);
  for (let i = 0; i < m - 2; i++) pts.push([-w / 2 + c.R(-8, 8), y + h / 2 - (h * i) / (m - 2)]);
  const d = smooth(pts, true, 0.07);
  let q = "";
  if (check)
    for (let i = 0; i < 14; i++) {
      q += Rr(-w / 2 - 20 + i * 38, y - h / 2 - 20, 19, h + 40, 0, check, 'opacity=".3"');
      if (i < 9) q += Rr(-w / 2 - 20, y - h / 2 - 14 + i * 34, w + 40, 17, 0, check, 'opacity=".3"');
    }
  let f = "";
  for (let i = 0; i < 7; i++) {
    const x = c.R(-w / 2, w / 2),
      yy = y + c.R(-h / 2, h / 2);
    f += poly([
      [x, yy],
      [x + c.R(-90, 90), yy + c.R(-60, 60)],
      [x + c.R(-120, 120), yy + c.R(-50, 50)],
    ]);
  }
  return (
    P(d, c.tint.shadow, `transform="translate(7 12)" opacity=".42" ${c.blur(8)}`) +
    P(d, c.lg([lite(color, 0.5), color, dark(color, 0.12)])) +
    c.clip(
      d,
      q +
        P(f, lite(color, 0.8), 'opacity=".28"') +
        P(f, dark(color, 0.5), 'opacity=".09" transform="translate(8 6)"'),
    )
  );
}
export function pan(c, { rx = 205, y = 18, color = "#3a3634" } = {}) {
  const ry = rx * K;
  return (
    c.shadow(0, y + 14, rx, ry) +
    G(
      c.L(
        P(
          `M${rx * 0.8} ${y - 18}L${rx + 92} ${y - 58}Q${rx + 114} ${y - 60} ${rx + 108} ${y - 38}L${rx * 0.86} ${y + 16}Z`,
          color,
        ),
        { r: 5 },
      ),
    ) +
    E(0, y + 15, rx * 0.97, ry * 0.97, dark(color, 0.6)) +
    E(0, y, rx, ry, c.lg([lite(color, 0.38), color, dark(color, 0.35)])) +
    E(0, y + 4, rx * 0.92, ry * 0.92, c.lg([dark(color, 0.6), color, lite(color, 0.2)]))
  );
}
// ----- upright things -----
const sideStops = (col, gloss = 0.4) => [
  [dark(col, 0.34), 0],
  [lite(col, 0.12), 0.14],
  [lite(col, gloss), 0.3],
  [col, 0.5],
  [dark(col, 0.22), 0.8],
  [dark(col, 0.42), 0.95],
  [dark(col, 0.3), 1],
];
// turned body: profile [[r,y]...]; gloss; clear = glass
export function turned(c, prof, color, { gloss = 0.4, opacity = 1, streak = 0.5, base = 0.3, x = 0 } = {}) {
  const d = turnedD(prof, base),
    R = Math.max(...prof.map((p) => p[0])),
    y0 = prof[0][1],
    y1 = prof.at(-1)[1];
  let s = P(d, c.lg(sideStops(color, gloss), [0, 0, 1, 0]), opacity < 1 ? `opacity="${opacity}"` : "");
  s += P(
    d,
    c.lg(
      [
        ["#fff8ea", 0, 0.16],
        ["#fff8ea", 0.35, 0],
        ["#2a0f08", 0.6, 0],
        ["#2a0f08", 1, 0.2],
      ],
      [0, 0, 0, 1],
    ),
  );
  if (streak)
    s += c.clip(
      d,
      Rr(
        -R * 0.66,
        y0 + (y1 - y0) * 0.08,
        R * 0.16,
        (y1 - y0) * 0.84,
        R * 0.08,
        "#fffdf5",
        `opacity="${streak}" ${c.blur(3)}`,
      ) +
        Rr(
          R * 0.74,
          y0 + (y1 - y0) * 0.1,
          R * 0.07,
          (y1 - y0) * 0.8,
          R * 0.03,
          "#fffdf5",
          `opacity="${streak * 0.45}" ${c.blur(1.6)}`,
        ),
    );
  return x ? G(s, at(x, 0)) : s;
}
export const standShadow = (c, rx, y, o = 1, len = 1) => {
  const col = c.tint.shadow; // standing things throw one long soft shadow to bottom end
  return (
    P(
      `M${-rx} ${y}C${-rx * 0.4} ${y + rx * 0.5} ${rx * 0.6} ${y + rx * 0.55} ${rx + 90 * len} ${y + 44 * len}C${rx + 150 * len} ${y + 40 * len} ${rx + 100 * len} ${y - 22} ${rx * 0.9} ${y - 14}Z`,
      col,
      `opacity="${0.3 * o}" ${c.blur(13)}`,
    ) +
    E(3, y + 2, rx * 1.04, rx * 0.27, col, `opacity="${0.5 * o}" ${c.blur(6)}`) +
    E(2, y, rx * 0.98, rx * 0.2, col, `opacity="${0.5 * o}" ${c.blur(2.5)}`)
  );
};

// three-quarter carton: x = left edge of front, front w*h, depth d. faces(front svg in 0..w,0..h ; side in 0..d,0..h ; top)
export function box(
  c,
  { w = 200, h = 250, d = 90, y = 170, color = "#fff", front = "", side = "", top = "", r = 3 } = {},
) {
  const sk = 0.07,
    x0 = -(w + d * 0.62) / 2,
    dx = d * 0.62,
    dy = -d * 0.36,
    A = [x0, y - h];
  const F = `matrix(1 ${sk} 0 1 ${n1(A[0])} ${n1(A[1])})`,
    Sd = `matrix(.62 -.36 0 1 ${n1(A[0] + w)} ${n1(A[1] + w * sk)})`,
    Tp = `matrix(1 ${sk} .62 -.36 ${n1(A[0])} ${n1(A[1])})`;
  const base = poly([
    [x0 + 3, y],
    [x0 + w, y + w * sk],
    [x0 + w + dx, y + w * sk + dy],
    [x0 + w + dx + 60, y + w * sk + dy + 34],
    [x0 + w + 34, y + w * sk + 30],
  ]);
  const cf = c.id(),
    cs = c.id(),
    ct = c.id();
  c.defs.push(
    `<clipPath id="${cf}"><rect width="${w}" height="${h}" rx="${r}"/></clipPath><clipPath id="${cs}"><rect width="${d}" height="${h}" rx="${r}"/></clipPath><clipPath id="${ct}"><rect width="${w}" height="${d}"/></clipPath>`,
  );
  return (
    P(base, c.tint.shadow, `opacity=".42" ${c.blur(12)}`) +
    P(
      poly([
        [x0, y - 3],
        [x0 + w, y + w * sk - 2],
        [x0 + w + dx, y + w * sk + dy - 2],
        [x0 + w + dx + 6, y + w * sk + dy + 6],
        [x0 + w, y + w * sk + 9],
        [x0, y + 7],
      ]),
      c.tint.shadow,
      `opacity=".55" ${c.blur(4)}`,
    ) +
    `<g transform="${F}"><g clip-path="url(#${cf})"><rect width="${w}" height="${h}" fill="${c.lg([lite(color, 0.22), color, dark(color, 0.08)])}"/>${front}<rect width="${w}" height="${h}" fill="${c.lg(
      [
        ["#fffaf0", 0, 0.22],
        ["#fffaf0", 0.5, 0],
        ["#2a0f08", 0.5, 0],
        ["#2a0f08", 1, 0.13],
      ],
    )}"/></g></g>` +
    `<g transform="${Sd}"><g clip-path="url(#${cs})"><rect width="${d}" height="${h}" fill="${dark(color, 0.2)}"/>${side}<rect width="${d}" height="${h}" fill="${c.lg(
      [
        ["#2a0f08", 0, 0.22],
        ["#2a0f08", 1, 0.4],
      ],
      [0, 0, 1, 1],
    )}"/></g></g>` +
    `<g transform="${Tp}"><g clip-path="url(#${ct})"><rect width="${w}" height="${d}" fill="${lite(color, 0.42)}"/>${top}</g></g>` +
    S(
      `M${n1(x0 + w)} ${n1(A[1] + w * sk)}V${n1(y + w * sk)}M${n1(x0)} ${n1(A[1])}L${n1(x0 + w)} ${n1(A[1] + w * sk)}L${n1(x0 + w + dx)} ${n1(A[1] + w * sk + dy)}`,
      "#fffaf0",
      1.3,
      'opacity=".5"',
    )
  );
}
// soft standing bag (pouch / sack). d outline, label art clipped to it
export function pouch(
  c,
  { w = 210, h = 300, y = 172, color = "#c33", art = "", crimp = true, belly = 1.06, gloss = 0.5 } = {},
) {
  const t = y - h,
    x = w / 2,
    b = x * belly;
  const d = `M${-x} ${t}L${x} ${t}C${n1(x * 0.9)} ${t + h * 0.16} ${n1(b)} ${t + h * 0.3} ${n1(b)} ${t + h * 0.55}C${n1(b)} ${t + h * 0.8} ${n1(x * 0.96)} ${t + h * 0.92} ${n1(x * 0.97)} ${y}C${n1(x * 0.5)} ${y + 15} ${n1(-x * 0.5)} ${y + 15} ${n1(-x * 0.97)} ${y}C${n1(-x * 0.96)} ${t + h * 0.92} ${n1(-b)} ${t + h * 0.8} ${n1(-b)} ${t + h * 0.55}C${n1(-b)} ${t + h * 0.3} ${n1(-x * 0.9)} ${t + h * 0.16} ${-x} ${t}Z`;
  let cr = "";
  if (crimp) for (let i = 1; i < 28; i++) cr += `M${n1(-x + (w * i) / 28)} ${t + 2}v15`;
  let f = "";
  for (const [a, o] of [
    [-0.62, 0.5],
    [0.2, 0.3],
    [0.62, 0.25],
  ])
    f += `<path d="M${n1(x * a)} ${t + h * 0.12}C${n1(x * (a + 0.1))} ${t + h * 0.3} ${n1(x * (a - 0.1))} ${t + h * 0.62} ${n1(x * (a + 0.03))} ${t + h * 0.9}" stroke="#fffaf0" stroke-width="${n1(w * 0.055)}" fill="none" stroke-linecap="round" opacity="${o * gloss}"/>`;
  const cz = [];
  for (let i = 0; i < 5; i++) {
    const a = c.R(-0.8, 0.8) * x,
      yy = c.ch() ? t + c.R(20, 42) : y - c.R(8, 34);
    cz.push(
      `M${n1(a)} ${n1(yy)}q${n1(c.R(-14, 14))} ${n1(c.R(16, 34))} ${n1(c.R(-8, 8))} ${n1(c.R(34, 60))}`,
    );
  }
  return (
    standShadow(c, b, y) +
    c.L(
      P(d, c.lg(sideStops(color, 0.3), [0, 0, 1, 0])) +
        c.clip(
          d,
          art +
            G(f, c.blur(5)) +
            S(cz.join(""), "#2a0f08", 5, `opacity=".16" ${c.blur(3)}`) +
            P(
              d,
              c.lg(
                [
                  ["#2a0f08", 0, 0.26],
                  ["#2a0f08", 0.12, 0],
                  ["#2a0f08", 0.8, 0],
                  ["#2a0f08", 1, 0.34],
                ],
                [0, 0, 1, 0],
              ),
            ),
        ) +
        (crimp ? S(cr, "#2a0f08", 1.6, 'opacity=".22"') : ""),
      { r: 7, h: 9, spec: 0.12, sh: 0 },
    )
  );
}
// cup/mug seen three-quarter: returns {back, mouth ellipse}
export function cup(
  c,
  {
    rx = 110,
    h = 150,
    y = -60,
    k = 0.42,
    color = WARES.white,
    taper = 0.74,
    handle = 1,
    saucer = 0,
    inner = color,
    thick = 0.93,
  } = {},
) {
  const ry = rx * k,
    by = y + h,
    br = rx * taper;
  const body = `M${-rx} ${y}C${-rx} ${n1(y + h * 0.5)} ${n1(-br * 1.04)} ${n1(by - 12)} ${n1(-br)} ${by}C${n1(-br * 0.8)} ${n1(by + br * k * 1.15)} ${n1(br * 0.8)} ${n1(by + br * k * 1.15)} ${n1(br)} ${by}C${n1(br * 1.04)} ${n1(by - 12)} ${rx} ${n1(y + h * 0.5)} ${rx} ${y}Z`;
  let s = "";
  if (saucer) {
    const sx = rx * saucer;
    s +=
      c.shadow(0, by + 12, sx, sx * K * 0.8) +
      E(0, by + 16, sx, sx * K * 0.8, dark(color, 0.4)) +
      E(0, by + 9, sx, sx * K * 0.8, c.lg([lite(color, 0.5), color, dark(color, 0.18)])) +
      E(0, by + 12, sx * 0.68, sx * K * 0.54, c.lg([dark(color, 0.24), color, lite(color, 0.3)])) +
      E(14, by + 16, br * 1.25, br * 0.5, "#2a0f08", `opacity=".4" ${c.blur(6)}`);
  } else s += standShadow(c, br * 1.02, by + br * k * 0.3, 1, 0.8);
  if (handle) {
    const hx = rx * 0.9,
      hy = y + h * 0.26,
      hh = h * 0.44;
    s += c.L(
      `<path d="M${n1(hx)} ${n1(hy)}C${n1(hx + rx * 0.62)} ${n1(hy - 14)} ${n1(hx + rx * 0.62)} ${n1(hy + hh + 18)} ${n1(hx - rx * 0.1)} ${n1(hy + hh)}" stroke="${dark(color, 0.08)}" stroke-width="${n1(rx * 0.17)}" fill="none" stroke-linecap="round"/>`,
      { r: 4, sh: 0 },
    );
  }
  s +=
    P(
      body,
      c.lg(
        [
          [dark(color, 0.2), 0],
          [lite(color, 0.2), 0.16],
          [lite(color, 0.5), 0.3],
          [color, 0.52],
          [dark(color, 0.22), 0.84],
          [dark(color, 0.32), 1],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    P(
      body,
      c.lg(
        [
          ["#2a0f08", 0.3, 0],
          ["#2a0f08", 1, 0.22],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    E(0, y, rx, ry, c.lg([lite(color, 0.65), lite(color, 0.1), dark(color, 0.1)])) +
    E(
      0,
      y + 1.5,
      rx * thick,
      ry * thick,
      c.lg([dark(inner, 0.4), dark(inner, 0.12), lite(inner, 0.2)], [0.1, 0, 0.8, 1]),
    );
  return { back: s, body, rx: rx * thick, ry: ry * thick, y: y + 1.5, by, br };
}
// clear tumbler with a drink. layers: [[colour, level 0..1 from bottom]...] bottom first. ice, straw, garnish optional
export function tumbler(
  c,
  {
    rx = 78,
    br = 62,
    h = 270,
    y = -118,
    k = 0.3,
    layers = [["#e08a2c", 0.86]],
    ice = 0,
    straw = null,
    behind = "",
    front = "",
    head = null,
    foam = null,
  } = {},
) {
  const by = y + h,
    ry = rx * k,
    at_ = (f) => br + (rx - br) * f;
  const outer = `M${-rx} ${y}L${-br} ${by}C${n1(-br * 0.7)} ${n1(by + br * k * 1.3)} ${n1(br * 0.7)} ${n1(by + br * k * 1.3)} ${br} ${by}L${rx} ${y}Z`;
  const topF = layers.at(-1)[1],
    ly = by - 10 - (h - 18) * topF,
    lr = at_((by - ly) / h) - 5;
  const liq = `M${n1(-lr)} ${n1(ly)}L${-br + 5} ${by - 10}C${n1(-br * 0.66)} ${n1(by + br * k)} ${n1(br * 0.66)} ${n1(by + br * k)} ${br - 5} ${by - 10}L${n1(lr)} ${n1(ly)}Z`;
  const st = [];
  let prev = 0;
  layers.forEach(([col, f], i) => {
    st.push(
      [col, 1 - prev / topF - (i ? 0.06 : 0)],
      [col, 1 - f / topF + (i < layers.length - 1 ? 0.06 : 0)],
    );
    prev = f;
  });
  st.reverse();
  let s = standShadow(c, br, by + br * k * 0.25, 0.8, 1);
  const glow = layers[0][0];
  s += E(br + 34, by + 26, br * 0.75, br * 0.22, glow, `opacity=".4" ${c.blur(8)}`); // light through the drink
  s +=
    P(outer, "#fffdf6", 'opacity=".3"') +
    (straw
      ? S(`M${-lr * 0.1} ${by - 40}L${lr * 0.62} ${y - 62}`, straw, 11) +
        S(`M${-lr * 0.1 - 2} ${by - 40}L${lr * 0.62 - 2} ${y - 62}`, "#fff", 3, 'opacity=".6"')
      : "") +
    behind;
  let inn =
    P(liq, c.lg(st, [0, 0, 0, 1])) +
    P(
      liq,
      c.lg(
        [
          ["#2a0f08", 0, 0.3],
          ["#fff8ea", 0.2, 0.22],
          ["#fff8ea", 0.45, 0],
          ["#2a0f08", 0.8, 0.08],
          ["#2a0f08", 1, 0.34],
        ],
        [0, 0, 1, 0],
      ),
    );
  for (let i = 0; i < ice; i++) {
    const x = c.R(-0.55, 0.55) * lr,
      yy = ly + 16 + (i % 4) * 30 + c.R(-8, 8),
      a = c.R(-35, 35),
      z = c.R(17, 24);
    inn += G(
      Rr(-z, -z, z * 2, z * 2, 7, "#fffdf6", 'opacity=".3"') +
        S(`M${-z + 4} ${z - 6}V${-z + 4}H${z - 6}`, "#fff", 3, 'opacity=".75"') +
        Rr(-z * 0.4, -z * 0.3, z, z, 4, "#fff", 'opacity=".16"'),
      at(x, yy, a),
    );
  }
  s +=
    c.clip(liq + ellD(0, ly, lr, lr * k), inn) +
    E(
      0,
      ly,
      lr,
      lr * k,
      c.lg([
        lite(head || layers.at(-1)[0], 0.35),
        head || layers.at(-1)[0],
        dark(head || layers.at(-1)[0], 0.12),
      ]),
    );
  if (foam) s += c.clip(ellD(0, ly, lr, lr * k), foam(lr, lr * k, ly));
  if (ice)
    for (let i = 0; i < 2; i++) {
      const z = 20;
      s += G(
        Rr(-z, -z * 0.7, z * 2, z * 1.5, 6, "#fffdf6", 'opacity=".55"') +
          S(`M${-z + 4} ${z * 0.3}V${-z * 0.5}H${z - 6}`, "#fff", 3, 'opacity=".9"'),
        at(c.R(-0.45, 0.4) * lr, ly - 2, c.R(-25, 25)),
      );
    }
  s +=
    front +
    P(
      outer,
      c.lg(
        [
          ["#fff", 0, 0.62],
          ["#fff", 0.07, 0.1],
          ["#fff", 0.2, 0.04],
          ["#fff", 0.8, 0],
          ["#fff", 0.94, 0.12],
          ["#fff", 1, 0.5],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    S(`M${n1(-rx * 0.72)} ${y + 26}L${n1(-br * 0.74)} ${by - 26}`, "#fff", 9, `opacity=".5" ${c.blur(2.2)}`) +
    E(0, y, rx, ry, "none", 'stroke="#fff" stroke-width="3" opacity=".78"') +
    E(0, by - 1, br * 0.8, br * k * 0.62, "#fff", `opacity=".18"`);
  return s;
}

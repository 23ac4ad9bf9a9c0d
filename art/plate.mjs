// The empty plate of the interface, seen from above: the zero of 404, and the empty cart.
import { Ctx, E, G, P, S, n1 } from "./canvas.mjs";

/** SVG text, 480 by 480, transparent, for light and dark backgrounds. */
export function emptyPlate() {
  const c = new Ctx("empty plate", { pre: "ep" });
  const ware = [
    ["#fffdf9", 0],
    ["#f7f3ec", 0.5],
    ["#dfd7ca", 1],
  ];
  const crumb = () => {
    const a = c.R(0, 6.283);
    const q = Math.sqrt(c.rand()) * 118;
    return [234 + Math.cos(a) * q, 234 + Math.sin(a) * q];
  };
  let crumbs = "";
  for (let i = 0; i < 22; i++) {
    const [x, y] = crumb();
    const [rx, ry] = [c.R(1.6, 4.2), c.R(1.4, 2.8)];
    const turn = `transform="rotate(${c.I(0, 180)} ${n1(x)} ${n1(y)})"`;
    crumbs += E(x + 1.2, y + 1.8, rx, ry, "#6b5240", `opacity=".32" ${turn}`);
    crumbs += E(x, y, rx, ry, c.pick(["#b8752f", "#d79a4a", "#8f5320", "#e8c07c"]), turn);
  }
  const leaf = (x, y, turn, s) =>
    G(
      P("M-14 2C-10 -9 4 -11 15 -3C11 -1 12 2 14 5C4 4 -2 9 -14 2Z", "#3f7a33") +
        P("M-14 2C-8 -4 4 -8 15 -3C6 -3 -2 0 -14 2Z", "#6aa34c"),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
    );
  const body =
    E(247, 256, 204, 203, "#2b1810", `opacity=".3" ${c.blur(11)}`) +
    E(241, 243, 211, 211, "#2b1810", `opacity=".3" ${c.blur(4)}`) +
    E(234, 237, 212, 212, "#c3b8a8") +
    E(234, 234, 212, 212, c.lg(ware)) +
    E(234, 234, 205.5, 205.5, "none", 'stroke="#d9a02b" stroke-width="4.5"') +
    S("M60 160A190 190 0 0 1 178 48", "#fff", 9, `opacity=".8" ${c.blur(3)}`) +
    E(
      234,
      234,
      163,
      163,
      c.lg([
        ["#b9ac98", 0],
        ["#ece5da", 0.45],
        ["#fffefb", 1],
      ]),
    ) +
    E(
      234,
      236,
      159,
      159,
      c.rg(
        [
          ["#fbf8f3", 0],
          ["#f8f4ed", 0.72],
          ["#eae3d8", 1],
        ],
        [0.56, 0.58, 0.6],
      ),
    ) +
    crumbs +
    leaf(176, 282, 24, 0.72) +
    leaf(206, 276, -30, 0.62) +
    leaf(322, 190, 64, 0.66);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480"><defs>${c.defs.join("")}</defs>${body}</svg>\n`;
}

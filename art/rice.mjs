// A heap of cooked rice: a soft mound, then long grains lying along it, in patches of different colours.
import { E, P, S, dark, lite, mix, n1 } from "./canvas.mjs";

/** Colours of the grains, from the patch nearest the first to the patch nearest the last; `under` shows between. */
export const RICE = {
  saffron: { under: "#d8922c", grains: ["#fdeec6", "#fbd98a", "#f6c45a", "#f1b23c"] },
  spiced: { under: "#c07c3c", grains: ["#f8e0b0", "#f1c888", "#e8b26a", "#dc9f55"] },
  white: { under: "#dccaa6", grains: ["#fffdf6", "#fdf7e8", "#f8efda", "#fffbf0"] },
  biryani: { under: "#d9b473", grains: ["#fffaec", "#fdf3da", "#fbe7b4", "#f8c552", "#ee9838"] },
  green: { under: "#8f9a4a", grains: ["#eef0c4", "#d3da96", "#bccb72", "#9fb456"] },
  red: { under: "#b5562c", grains: ["#f7caa0", "#f0aa74", "#e68f56", "#d97840"] },
  brown: { under: "#86633c", grains: ["#e6cda2", "#d3b184", "#bf9664", "#a67c4c"] },
};

/** Smooth noise from 0 to 1 over the heap, for patches of colour and direction. */
function drift(c, size) {
  const waves = Array.from({ length: 4 }, () => [c.R(0, 6.28), c.R(0, 6.28), c.R(0.6, 1.5) / size]);
  return (x, y) =>
    waves.reduce(
      (sum, [dir, phase, k]) => sum + Math.sin((Math.cos(dir) * x + Math.sin(dir) * y) * k + phase),
      0,
    ) /
      8 +
    0.5;
}

/**
 * A mound of rice in an ellipse.
 * @param {{cx?: number, cy?: number, rx?: number, ry?: number, h?: number, kind?: keyof typeof RICE, size?: number, loose?: number}} o
 *   `h` is the heap's height, `size` a grain's length, `loose` the number of grains beside it.
 */
export function rice(
  c,
  { cx = 0, cy = 0, rx = 160, ry = 95, h = 34, kind = "saffron", size = 10.5, loose = 5 } = {},
) {
  const { under, grains } = RICE[kind];
  const my = cy - h * 0.35;
  const mr = ry + h * 0.3;
  const mound = c.blob(cx, my, rx * 0.97, mr * 0.97, { n: 16, w: 0.025 });
  const hue = drift(c, rx * 0.3);
  const lie = drift(c, rx * 0.42);
  const width = size * 0.34;

  const layer = (count, q0, q1, shade, w) => {
    const paths = grains.map(() => "");
    for (let i = 0; i < count; i++) {
      const a = c.R(0, 6.283);
      const q = Math.sqrt(c.R(q0 * q0, q1 * q1));
      const x = cx + Math.cos(a) * q * rx;
      const y = my + Math.sin(a) * q * mr;
      // inside, grains share a direction; at the edge they follow the outline
      const along = a + 1.57 + c.R(-0.9, 0.9);
      const t = q > 0.9 ? along : lie(x, y) * 4 + c.R(-1.5, 1.5);
      const l = (size * c.R(0.8, 1.08)) / 2;
      const u = Math.cos(t) * l;
      const v = Math.sin(t) * l * 0.78;
      const bend = c.R(-0.07, 0.07);
      const at = Math.floor((hue(x, y) + c.R(-0.3, 0.3)) * grains.length);
      paths[Math.max(0, Math.min(grains.length - 1, at))] +=
        `M${n1(x - u)} ${n1(y - v)}q${n1(u - v * bend)} ${n1(v + u * bend)} ${n1(2 * u)} ${n1(2 * v)}`;
    }
    return paths
      .map((d, i) => (d ? S(d, shade ? mix(grains[i], under, shade) : grains[i], n1(w)) : ""))
      .join("");
  };

  const area = Math.PI * rx * mr;
  const cover = area / (size * width);
  const glow = kind === "white" || kind === "biryani" ? 0.5 : 0.25;
  return (
    c.L(P(mound, under), { r: 10, h: 13, spec: 0, sh: 8, so: 0.42, lift: glow }) +
    c.L(layer(cover * 0.95, 0, 0.97, 0.5, width * 1.15), {
      r: 0.9,
      h: 1.3,
      spec: 0,
      sh: 0.8,
      so: 0.25,
      lift: glow,
    }) +
    c.L(layer(cover * 0.85, 0, 0.975, 0, width), {
      r: 0.9,
      h: 1.9,
      spec: 0.06,
      sh: 1.1,
      so: 0.34,
      lift: glow,
    }) +
    c.L(layer(loose, 1.01, 1.07, 0, width), { r: 0.9, h: 1.9, spec: 0.06, sh: 1.2, so: 0.4, lift: glow }) +
    // the heap as one body: light on its shoulder, warm shade on its far side
    E(
      cx - rx * 0.24,
      my - mr * 0.34,
      rx * 0.5,
      mr * 0.36,
      lite(grains[0], 0.5),
      `opacity=".34" ${c.blur(22)}`,
    ) +
    P(
      mound,
      c.rg(
        [
          [dark(under, 0.3), 0.52, 0],
          [dark(under, 0.3), 0.8, 0.16],
          [dark(under, 0.45), 1, 0.5],
        ],
        [0.4, 0.32, 0.72],
      ),
    )
  );
}

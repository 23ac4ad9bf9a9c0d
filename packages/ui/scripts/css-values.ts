import {
  brands,
  themes,
  type Dimension,
  type Color,
  type Shadow,
  type Token,
  readTokens,
  isPalette,
} from "./read-tokens.ts";

const trim = (n: number) => String(Number(n.toFixed(4)));

export const rem = (px: number) => `${trim(px / 16)}rem`;

/** CSS text of a colour: hex, or rgb with alpha. */
export function cssColor(color: Color): string {
  if (color.alpha === undefined || color.alpha === 1) return color.hex;
  const [r, g, b] = color.components.map((c) => Math.round(c * 255));
  return `rgb(${r} ${g} ${b} / ${color.alpha})`;
}

/** CSS text of one layer of a shadow, without its colour. */
const shadowBox = (s: Shadow) =>
  [s.offsetX, s.offsetY, s.blur].map((d) => (d.value ? `${d.value}px` : "0")).join(" ");

/**
 * Factor by which distances grow at most when the reader doubles the text size: a phone has no room for more beside the
 * text (REQ-A11Y-09).
 */
const MOST_SPACE = 1.125;

/** CSS text of a token. Type and line sizes become rem so that the reader's own text size is respected. */
export function cssValue(token: Token): string {
  const { type, value, path } = token;
  switch (type) {
    case "color":
      return cssColor(value as Color);
    case "dimension": {
      const { value: n, unit } = value as Dimension;
      if (token.fluid) {
        const { min, base, vw } = token.fluid;
        return `clamp(${rem(min)}, ${rem(base)} + ${vw}vw, ${rem(n)})`;
      }
      if (path[0] === "space") return `min(${rem(n)}, ${trim(n * MOST_SPACE)}px)`;
      return path[0] === "text" || path[0] === "line" ? rem(n) : `${n}${unit}`;
    }
    case "duration": {
      const { value: n, unit } = value as Dimension;
      return `${n}${unit}`;
    }
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "shadow":
      return (value as Shadow[]).map((s) => `${shadowBox(s)} ${cssColor(s.color)}`).join(", ");
    case "fontFamily":
      return (value as string[]).map((f) => (f.includes(" ") ? `"${f}"` : f)).join(", ");
    case "number":
      return path[0] === "tracking" ? `${String(value)}em` : String(value);
    default:
      return String(value);
  }
}

export const steps = ["caption", "small", "body", "heading", "title", "display"] as const;

export const isThemed = (t: Token) => ["color", "shadow", "picture", "texture"].includes(t.path[0] ?? "");

/** Baked into media queries, or spread by script: no variable of their own. */
const hasOwnRule = (t: Token) => ["breakpoint", "line", "tracking"].includes(t.path[0] ?? "");

/** `--ui-bg`, `--ui-shadow-float`, `--ui-size-control` … : colours drop their group. */
export const cssName = (t: Token) => `--ui-${t.path[0] === "color" ? t.path.slice(1).join("-") : t.name}`;

export type Declaration = [name: string, value: string];

export function block(selector: string, lines: string[]): string {
  return `${selector} {\n${lines.map((l) => `  ${l};`).join("\n")}\n}\n`;
}

export function scriptLines(tokens: Token[], script: "latin" | "arabic"): Declaration[] {
  const of = (name: string) => tokens.find((t) => t.name === name)!;
  return [
    ...steps.map((s): Declaration => [`--ui-line-${s}`, cssValue(of(`line-${script}-${s}`))]),
    ...["body", "heading"].map((k): Declaration => [
      `--ui-tracking-${k}`,
      script === "arabic" ? "0" : cssValue(of(`tracking-${k}`)),
    ]),
  ];
}

const svg = (attributes: string, body: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' ${attributes}>${body}</svg>`,
  )
    .replaceAll("%20", " ")
    .replaceAll("%3D", "=")
    .replaceAll("%2F", "/")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("'", "%27")}")`;

/** What a token is in CSS: its variable, and the drawing that goes with it. */
export function declarations(token: Token): Declaration[] {
  const own: Declaration = [cssName(token), cssValue(token)];
  if (token.path[0] === "texture")
    return [
      [
        `--ui-texture-${token.path[1]}`,
        token.tile
          ? svg(
              `width='${token.tile.size}' height='${token.tile.size}' viewBox='${token.tile.viewBox}'`,
              `<path d='${token.tile.path}' fill='none' stroke='#fff' stroke-opacity='${String(token.value)}' stroke-width='2'/>`,
            )
          : "none",
      ],
    ];
  if (token.name === "ratio-tile" || token.name === "ratio-logo")
    return [
      own,
      [
        `--ui-shape-${token.path[1]}`,
        token.outline
          ? svg(
              `viewBox='${token.outline.viewBox}' preserveAspectRatio='none'`,
              `<path d='${token.outline.path}'/>`,
            )
          : "none",
      ],
    ];
  return [own];
}

export const unthemed = (t: Token) => !isPalette(t) && !isThemed(t) && !hasOwnRule(t);

export const lines = (list: Declaration[]) => list.map(([name, value]) => `${name}: ${value}`);

/** Both themes in one value, where it is a colour or a shadow. A layer that one theme lacks is transparent in it. */
export function inBoth(light: Token, dark: Token): string {
  const pair = (a: string, b: string) => (a === b ? a : `light-dark(${a}, ${b})`);
  if (light.type === "color") return pair(cssValue(light), cssValue(dark));
  const layers = [light, dark].map((t) => t.value as Shadow[]);
  const colorOf = (list: Shadow[], box: string) => {
    const layer = list.find((s) => shadowBox(s) === box);
    return layer ? cssColor(layer.color) : "transparent";
  };
  return [...new Set(layers.flat().map(shadowBox))]
    .map((box) => `${box} ${pair(colorOf(layers[0]!, box), colorOf(layers[1]!, box))}`)
    .join(", ");
}

/** The themed tokens of the default brand, as pairs of light and dark, by whether they differ. */
export async function themedPairs() {
  const [light, dark] = (await Promise.all(themes.map(async (theme) => readTokens(brands[0], theme)))).map(
    (tokens) => tokens.filter(isThemed),
  );
  const pairs = light!.map((t) => [t, dark!.find((d) => d.name === t.name)!] as const);
  const differs = ([a, b]: (typeof pairs)[number]) =>
    JSON.stringify(declarations(a)) !== JSON.stringify(declarations(b));
  return { different: pairs.filter(differs), same: pairs.filter((p) => !differs(p)).map(([t]) => t) };
}

/** Line heights and tracking of each script. */
export function scriptsCss(tokens: Token[]): string {
  return (
    block(`:root, [lang|="en"]`, lines(scriptLines(tokens, "latin"))) +
    block(`[lang|="ar"]`, lines(scriptLines(tokens, "arabic")))
  );
}

/** Tints, maps, the address plate and the search line: single widgets show them, so they stand where Tailwind leaves out what nobody uses. */
export const ofWidgets = (t: Token) => /^(color-(t-|map-|plate)|shadow-search)/.test(t.name);

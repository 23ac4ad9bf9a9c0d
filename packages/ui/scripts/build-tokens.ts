import { format, resolveConfig } from "prettier";
import StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * From the DTCG files in `tokens/` to the generated theme. Style Dictionary reads, merges and resolves;
 * the writers below only lay the resolved values out.
 */

/** Brands in `tokens/brands/`; the first is the default and needs no `data-brand`, each other has a CSS file of its own. */
export const brands = ["talabee", "sadaf"] as const;
export type Brand = (typeof brands)[number];
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

const root = fileURLToPath(new URL("../tokens/", import.meta.url));
const header = "Generated from tokens/ by `npm run tokens -w @talabee/ui`. Do not edit.";

type Dimension = { value: number; unit: string };
type Color = { colorSpace: string; components: [number, number, number]; alpha?: number; hex: string };
type Shadow = { color: Color; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };
type Fluid = { min: number; base: number; vw: number };
type Outline = { viewBox: string; path: string };
type Tile = { size: number; viewBox: string; path: string };

/** A resolved token: its path joined by dashes, its DTCG type and value. */
export interface Token {
  name: string;
  path: string[];
  type: string;
  value: unknown;
  description: string | undefined;
  /** The palette token that a semantic one refers to. */
  reference: string | undefined;
  /** Grows with the window between `min` and the value: `base + vw`. */
  fluid: Fluid | undefined;
  /** A shape to cut pictures out with, stretched to its box. */
  outline: Outline | undefined;
  /** A line pattern. */
  tile: Tile | undefined;
}

/** The files of one brand in one theme: later ones win. Only a brand with measures of its own has a density file. */
export function tokenFiles(brand: string, theme: Theme): string[] {
  const own = ["palette", theme, "type", "shape", "density"].map((f) => `${root}brands/${brand}/${f}.json`);
  return [`${root}base.json`, ...own.filter((f) => existsSync(f))];
}

/** Every token of one brand in one theme, references resolved, palette included. */
export function readTokens(brand: string, theme: Theme): Promise<Token[]> {
  const key = `${brand} ${theme}`;
  const reading = read.get(key) ?? resolve(brand, theme);
  read.set(key, reading);
  return reading;
}
const read = new Map<string, Promise<Token[]>>();

async function resolve(brand: string, theme: Theme): Promise<Token[]> {
  const dictionary = new StyleDictionary({
    log: { verbosity: "silent", warnings: "disabled" },
    usesDtcg: true,
    source: tokenFiles(brand, theme),
    platforms: { plain: { transforms: [] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens("plain");
  return allTokens.map((t: TransformedToken) => ({
    name: t.path.join("-"),
    path: t.path,
    type: String(t.$type),
    value: t.$value as unknown,
    description: t.$description,
    reference: /^\{(.+)\}$/.exec(String(t.original["$value"]))?.[1],
    fluid: t.$extensions?.["talabee.fluid"] as Fluid | undefined,
    outline: t.$extensions?.["talabee.outline"] as Outline | undefined,
    tile: t.$extensions?.["talabee.tile"] as Tile | undefined,
  }));
}

const trim = (n: number) => String(Number(n.toFixed(4)));
const rem = (px: number) => `${trim(px / 16)}rem`;

/** CSS text of a colour: hex, or rgb with alpha. */
export function cssColor(color: Color): string {
  if (color.alpha === undefined || color.alpha === 1) return color.hex;
  const [r, g, b] = color.components.map((c) => Math.round(c * 255));
  return `rgb(${r} ${g} ${b} / ${color.alpha})`;
}

/** CSS text of one layer of a shadow, without its colour. */
const shadowBox = (s: Shadow) =>
  [s.offsetX, s.offsetY, s.blur].map((d) => (d.value ? `${d.value}px` : "0")).join(" ");

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
      return path[0] === "text" || path[0] === "line" || path[0] === "space" ? rem(n) : `${n}${unit}`;
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

const steps = ["f1", "f2", "f3", "f4", "f5", "f6"] as const;
const isPalette = (t: Token) => t.path[0] === "palette";
const isThemed = (t: Token) => ["color", "shadow", "picture", "texture"].includes(t.path[0] ?? "");
/** Baked into media queries, or spread by script: no variable of their own. */
const hasOwnRule = (t: Token) => ["breakpoint", "line", "tracking"].includes(t.path[0] ?? "");

/** `--ui-bg`, `--ui-shadow-float`, `--ui-size-control` … : colours drop their group. */
const cssName = (t: Token) => `--ui-${t.path[0] === "color" ? t.path.slice(1).join("-") : t.name}`;

type Declaration = [name: string, value: string];

function block(selector: string, lines: string[]): string {
  return `${selector} {\n${lines.map((l) => `  ${l};`).join("\n")}\n}\n`;
}

function scriptLines(tokens: Token[], script: "latin" | "arabic"): Declaration[] {
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
function declarations(token: Token): Declaration[] {
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
  if (token.name === "ratio-door" || token.name === "ratio-crest")
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

const unthemed = (t: Token) => !isPalette(t) && !isThemed(t) && !hasOwnRule(t);
const lines = (list: Declaration[]) => list.map(([name, value]) => `${name}: ${value}`);

/** Both themes in one value, where it is a colour or a shadow. A layer that one theme lacks is transparent in it. */
function inBoth(light: Token, dark: Token): string {
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
async function themedPairs() {
  const [light, dark] = (await Promise.all(themes.map(async (theme) => readTokens(brands[0], theme)))).map(
    (tokens) => tokens.filter(isThemed),
  );
  const pairs = light!.map((t) => [t, dark!.find((d) => d.name === t.name)!] as const);
  const differs = ([a, b]: (typeof pairs)[number]) =>
    JSON.stringify(declarations(a)) !== JSON.stringify(declarations(b));
  return { different: pairs.filter(differs), same: pairs.filter((p) => !differs(p)).map(([t]) => t) };
}

/** Line heights and tracking of each script. */
function scriptsCss(tokens: Token[]): string {
  return (
    block(`:root, [lang|="en"]`, lines(scriptLines(tokens, "latin"))) +
    block(`[lang|="ar"]`, lines(scriptLines(tokens, "arabic")))
  );
}

/** Tints, maps, the address plate and the search line: single widgets show them, so they stand where Tailwind leaves out what nobody uses. */
const ofWidgets = (t: Token) => /^(color-(t-|map-|plate)|shadow-search)/.test(t.name);

/**
 * Of the default brand, for Tailwind: what changes inside the page. The rest stands in its `@theme`, where Tailwind
 * leaves out what nobody uses. Colours are said again on every theme island: a build for older browsers turns
 * `light-dark()` into variables, which are resolved where they are written.
 */
export async function modesCss(): Promise<string> {
  const { different } = await themedPairs();
  const hasColor = ([t]: (typeof different)[number]) => t.type === "color" || t.type === "shadow";
  const other = (index: 0 | 1) =>
    different.filter((p) => !hasColor(p)).flatMap((p) => lines(declarations(p[index])));
  return [
    `/* ${header} */\n`,
    scriptsCss(await readTokens(brands[0], "light")),
    block(`:root, [data-theme="light"]`, ["color-scheme: light", ...other(0)]),
    block(`[data-theme="dark"]`, ["color-scheme: dark", ...other(1)]),
    block(
      `:root, [data-theme]`,
      different
        .filter((pair) => hasColor(pair) && !ofWidgets(pair[0]))
        .map(([light, dark]) => `${cssName(light)}: ${inBoth(light, dark)}`),
    ),
    await placesCss(),
  ].join("");
}

/** On wide screens. */
async function placesCss(): Promise<string> {
  const gutter = `--ui-space-gutter: var(--ui-space-gutter-desktop)`;
  const desktop = (await readTokens(brands[0], "light")).find((t) => t.name === "breakpoint-desktop")!;
  return `@media (min-width: ${rem((desktop.value as Dimension).value)}) {\n  :root {\n    ${gutter};\n  }\n}\n`;
}

/**
 * Every variable of the default brand, as plain values: for apps without Tailwind. Nested `data-theme` and `lang`
 * islands work.
 */
export async function variablesCss(): Promise<string> {
  let css = `/* ${header} */\n`;
  for (const theme of themes) {
    const tokens = await readTokens(brands[0], theme);
    if (theme === "light") {
      css += block(":root", lines(tokens.filter(unthemed).flatMap(declarations)));
      css += scriptsCss(tokens);
    }
    const selector = theme === "light" ? `:root, [data-theme="light"]` : `[data-theme="dark"]`;
    css += block(selector, [
      `color-scheme: ${theme}`,
      ...lines(tokens.filter(isThemed).flatMap(declarations)),
    ]);
  }
  return css + (await placesCss());
}

/**
 * What another brand says differently from the default one, under `data-brand`. Put on `<html>` it holds for the page
 * and every theme and language island in it; an island with a brand of its own names its theme too.
 */
export async function brandCss(brand: Brand): Promise<string> {
  const at = `[data-brand="${brand}"]`;
  const read = (of: Brand) => Promise.all(themes.map((theme) => readTokens(of, theme)));
  const [own, base] = [await read(brand), await read(brands[0])];
  /**
   * Declarations of each block, without those that are the default brand's in every block: what one block says the
   * others must take back, since a brand's block wins over the default brand's.
   */
  const changed = (blocks: Declaration[][], defaults: Declaration[][]) => {
    const isKnown = (i: number, [name, value]: Declaration) =>
      defaults[i]!.some(([n, v]) => n === name && v === value);
    const kept = new Set(
      blocks.flatMap((list, i) => list.filter((d) => !isKnown(i, d)).map(([name]) => name)),
    );
    return blocks.map((list) => lines(list.filter(([name]) => kept.has(name))));
  };
  const pick = (of: Token[][], keep: (t: Token) => boolean) =>
    of.map((tokens) => tokens.filter(keep).flatMap(declarations));
  const scripts = (of: Token[][]) => (["latin", "arabic"] as const).map((s) => scriptLines(of[0]!, s));
  const [fixed] = changed(pick(own.slice(0, 1), unthemed), pick(base, unthemed));
  const [latin, arabic] = changed(scripts(own), scripts(base));
  const [light, dark] = changed(pick(own, isThemed), pick(base, isThemed));
  return [
    `/* ${header} */\n`,
    block(at, fixed!),
    block(`${at}, ${at} [lang|="en"]`, latin!),
    block(`${at}[lang|="ar"], ${at} [lang|="ar"]`, arabic!),
    block(`${at}, ${at}[data-theme="light"], ${at} [data-theme="light"]`, light!),
    block(`${at}[data-theme="dark"], ${at} [data-theme="dark"]`, dark!),
  ].join("");
}

/** The Tailwind 4 theme: Tailwind's own scales off, ours on, each utility reading a variable. */
export async function tailwindCss(): Promise<string> {
  const tokens = (await readTokens(brands[0], "light")).filter((t) => !isPalette(t));
  const group = (name: string) => tokens.filter((t) => t.path[0] === name);
  const rest = (t: Token) => t.path.slice(1).join("-");
  const off = [
    "color",
    "text",
    "leading",
    "tracking",
    "font",
    "font-weight",
    "radius",
    "shadow",
    "inset-shadow",
    "drop-shadow",
    "text-shadow",
    "breakpoint",
    "container",
    "ease",
    "animate",
    "blur",
    "perspective",
    "aspect",
  ].map((n) => `--${n}-*: initial`);
  const inline = [
    ...group("color").map((t) => `--color-${rest(t)}: var(${cssName(t)})`),
    `--font-sans: var(--ui-font-sans)`,
    // Of Tailwind's preflight, which names a dozen fonts otherwise: the body's own comes from base.css.
    `--default-font-family: sans-serif`,
    `--default-mono-font-family: ui-monospace, monospace`,
    `--leading-none: 1`,
    ...["body", "heading"].map((k) => `--tracking-${k}: var(--ui-tracking-${k})`),
    ...group("radius").map((t) => `--radius-${rest(t)}: var(${cssName(t)})`),
    `--spacing: var(--ui-space-unit)`,
    `--spacing-gutter: var(--ui-space-gutter)`,
    ...group("size")
      .filter((t) => t.name !== "size-page")
      .map((t) => `--spacing-${rest(t)}: var(${cssName(t)})`),
    ...group("icon")
      .filter((t) => t.type === "dimension")
      .map((t) => `--spacing-icon-${rest(t)}: var(${cssName(t)})`),
    `--container-page: calc(var(--ui-size-page) + 2 * var(--ui-space-gutter))`,
    ...group("motion")
      .filter((t) => t.type === "cubicBezier")
      .map((t) => `--${rest(t)}: var(${cssName(t)})`),
    ...group("motion")
      .filter((t) => t.type === "duration")
      .map((t) => `--transition-duration-${rest(t)}: var(${cssName(t)})`),
    `--default-transition-duration: var(--ui-motion-press)`,
    `--default-transition-timing-function: var(--ui-motion-ease-out)`,
    ...group("layer").map((t) => `--z-index-${rest(t)}: var(${cssName(t)})`),
  ];
  const breakpoints = group("breakpoint").map(
    (t) => `--breakpoint-${rest(t)}: ${rem((t.value as Dimension).value)}`,
  );
  const { same, different } = await themedPairs();
  const tints = different
    .filter(([t]) => ofWidgets(t))
    .map(([light, dark]) => `${cssName(light)}: ${inBoth(light, dark)}`);
  const own = [...tokens.filter(unthemed), ...same];
  // The icon names its stroke by its size, so nobody sees it used.
  const isStroke = (t: Token) => t.name.startsWith("icon-stroke");
  const values = (list: Token[]) => lines(list.flatMap(declarations));
  return [
    `/* ${header} */\n`,
    block("@theme", [...off, ...breakpoints, ...values(own.filter((t) => !isStroke(t))), ...tints]),
    block("@theme static", values(own.filter(isStroke))),
    block("@theme inline", inline),
  ].join("");
}

/**
 * Steps of type, weights, shadows and the ground of pictures as utilities. Not Tailwind's own: those bring registered properties along, a dozen
 * for shadows that are added to rings.
 */
export async function utilitiesCss(): Promise<string> {
  const tokens = await readTokens(brands[0], "light");
  const utility = (name: string, property: string) => (t: Token) =>
    block(`@utility ${name}-${t.path.at(-1)}`, [`${property}: var(${cssName(t)})`]);
  return [
    `/* ${header} */\n`,
    ...steps.map((s) =>
      block(`@utility text-${s}`, [`font-size: var(--ui-text-${s})`, `line-height: var(--ui-line-${s})`]),
    ),
    ...steps.map((s) => block(`@utility leading-${s}`, [`line-height: var(--ui-line-${s})`])),
    ...tokens.filter((t) => t.name.startsWith("font-weight-")).map(utility("font", "font-weight")),
    ...tokens.filter((t) => t.path[0] === "shadow").map(utility("shadow", "box-shadow")),
    // What stands on a picture, where the primary colour is another.
    block(
      "@utility on-picture",
      ["primary", "primary-hover", "primary-press", "on-primary"].map(
        (k) => `--ui-${k}: var(--ui-picture-${k.startsWith("on-") ? "on-primary" : k})`,
      ),
    ),
  ].join("");
}

/** Token names as TypeScript, so that code which must name a token is checked. */
export async function namesTs(): Promise<string> {
  const tokens = (await readTokens(brands[0], "light")).filter((t) => !isPalette(t));
  const list = (name: string, group: string) => {
    const names = tokens.filter((t) => t.path[0] === group).map((t) => t.path.slice(1).join("-"));
    const type = name[0]!.toUpperCase() + name.slice(1);
    return `export const ${name}s = ${JSON.stringify(names)} as const;\nexport type ${type} = (typeof ${name}s)[number];\n`;
  };
  return [
    `// ${header}\n`,
    `export const brands = ${JSON.stringify(brands)} as const;\nexport type Brand = (typeof brands)[number];\n`,
    `export const themes = ${JSON.stringify(themes)} as const;\nexport type Theme = (typeof themes)[number];\n`,
    list("colorToken", "color"),
    list("radiusToken", "radius"),
    list("shadowToken", "shadow"),
    list("sizeToken", "size"),
    list("motionToken", "motion"),
    `/** Every variable that a brand sets. */\nexport const cssVariables = ${JSON.stringify([...new Set(tokens.filter((t) => t.path[0] !== "breakpoint" && t.path[0] !== "line" && t.path[0] !== "tracking").flatMap((t) => declarations(t).map(([name]) => name)))])} as const;\nexport type CssVariable = (typeof cssVariables)[number];\n`,
    `export const typeSteps = ${JSON.stringify(steps)} as const;\nexport type TypeStep = (typeof typeSteps)[number];\n`,
    list("breakpoint", "breakpoint")
      .replace(/breakpoints = .*? as const/, () => {
        const entries = tokens
          .filter((t) => t.path[0] === "breakpoint")
          .map((t) => `${t.path[1]}: ${(t.value as Dimension).value}`);
        return `breakpoints = { ${entries.join(", ")} } as const`;
      })
      .replace("(typeof breakpoints)[number]", "keyof typeof breakpoints"),
  ].join("\n");
}

/** The few colours that a picture of its own (the logo as an image) needs by value. */
export async function brandColorsTs(): Promise<string> {
  const of: Record<string, Record<string, Record<string, string>>> = {};
  for (const brand of brands) {
    of[brand] = {};
    for (const theme of themes) {
      const tokens = await readTokens(brand, theme);
      const hex = (name: string) => cssValue(tokens.find((t) => t.name === `color-${name}`)!);
      of[brand][theme] = {
        primary: hex("primary"),
        onPrimary: hex("on-primary"),
        text: hex("text"),
        accent: hex("accent"),
      };
    }
  }
  return `// ${header}\nimport type { Brand, Theme } from "./token-names.js";\n\n/** The colours a logo is drawn with. */\nexport interface LogoColors {\n  primary: string;\n  onPrimary: string;\n  text: string;\n  accent: string;\n}\n\nexport const brandColors: Record<Brand, Record<Theme, LogoColors>> = ${JSON.stringify(of)};\n`;
}

/**
 * One brand in one theme for design tools: W3C design tokens with every reference resolved, as Figma, Penpot and
 * Tokens Studio import them. The palette stays out: designs are made of meanings, as parts are.
 */
export async function designTokensJson(brand: Brand, theme: Theme): Promise<string> {
  const tree: Record<string, unknown> = { $description: `${brand}, ${theme}. ${header}` };
  for (const token of await readTokens(brand, theme)) {
    if (isPalette(token)) continue;
    let group = tree;
    for (const name of token.path.slice(0, -1)) group = (group[name] ??= {}) as Record<string, unknown>;
    group[token.path.at(-1)!] = {
      $type: token.type,
      $value: token.value,
      ...(token.description && { $description: token.description }),
    };
  }
  return JSON.stringify(tree);
}

/** Every generated file by its path under `src/theme/generated/`, formatted as the repository is. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    "variables.css": await variablesCss(),
    "theme.css": await tailwindCss(),
    "modes.css": await modesCss(),
    "utilities.css": await utilitiesCss(),
    "token-names.ts": await namesTs(),
    "brand-colors.ts": await brandColorsTs(),
  };
  for (const brand of brands.slice(1)) files[`${brand}.css`] = await brandCss(brand);
  for (const brand of brands)
    for (const theme of themes) files[`tokens/${brand}.${theme}.json`] = await designTokensJson(brand, theme);
  const options = await resolveConfig(root);
  const formatted = Object.entries(files).map(
    async ([name, text]) => [name, await format(text, { ...options, filepath: name })] as const,
  );
  return Object.fromEntries(await Promise.all(formatted));
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL("../src/theme/generated/", import.meta.url));
  for (const [name, text] of Object.entries(await generatedFiles())) {
    await mkdir(path.dirname(folder + name), { recursive: true });
    await writeFile(folder + name, text);
  }
}

import { format, resolveConfig } from "prettier";
import StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/**
 * From the DTCG files in `tokens/` to the generated theme. Style Dictionary reads, merges and resolves;
 * the writers below only lay the resolved values out.
 */

/** Brands in `tokens/brands/`; the first is the default and needs no `data-brand`. */
export const brands = ["talabee"] as const;
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

const root = fileURLToPath(new URL("../tokens/", import.meta.url));
const header = "Generated from tokens/ by `npm run tokens -w @talabee/ui`. Do not edit.";

type Dimension = { value: number; unit: string };
type Color = { colorSpace: string; components: [number, number, number]; alpha?: number; hex: string };
type Shadow = { color: Color; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };
type Fluid = { min: number; base: number; vw: number };

/** A resolved token: its path joined by dashes, its DTCG type and value. */
export interface Token {
  name: string;
  path: string[];
  type: string;
  value: unknown;
  description: string | undefined;
  fluid: Fluid | undefined;
}

/** Every token of one brand in one theme, references resolved, palette included. */
export async function readTokens(brand: string, theme: Theme): Promise<Token[]> {
  const dictionary = new StyleDictionary({
    log: { verbosity: "silent", warnings: "disabled" },
    usesDtcg: true,
    source: ["base.json", ...["palette", theme, "type", "shape"].map((f) => `brands/${brand}/${f}.json`)].map(
      (f) => root + f,
    ),
    platforms: { plain: { transforms: [] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens("plain");
  return allTokens.map((t: TransformedToken) => ({
    name: t.path.join("-"),
    path: t.path,
    type: String(t.$type),
    value: t.$value as unknown,
    description: t.$description,
    fluid: t.$extensions?.["talabee.fluid"] as Fluid | undefined,
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
      return (value as Shadow[])
        .map(
          (s) =>
            [s.offsetX, s.offsetY, s.blur].map((d) => (d.value ? `${d.value}px` : "0")).join(" ") +
            ` ${cssColor(s.color)}`,
        )
        .join(", ");
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
const isThemed = (t: Token) => ["color", "shadow", "picture"].includes(t.path[0] ?? "");
/** Baked into media queries, or spread by script: no variable of their own. */
const hasOwnRule = (t: Token) => ["breakpoint", "line", "tracking"].includes(t.path[0] ?? "");

/** `--ui-bg`, `--ui-shadow-float`, `--ui-size-control` … : colours drop their group. */
const cssName = (t: Token) => `--ui-${t.path[0] === "color" ? t.path.slice(1).join("-") : t.name}`;

function block(selector: string, lines: string[]): string {
  return `${selector} {\n${lines.map((l) => `  ${l};`).join("\n")}\n}\n`;
}

function scriptLines(tokens: Token[], script: "latin" | "arabic"): string[] {
  const of = (path: string) => tokens.find((t) => t.name === path);
  return [
    ...steps.map((s) => `--ui-line-${s}: ${cssValue(of(`line-${script}-${s}`)!)}`),
    ...["body", "heading"].map(
      (k) => `--ui-tracking-${k}: ${script === "arabic" ? "0" : cssValue(of(`tracking-${k}`)!)}`,
    ),
  ];
}

/** The variables of every brand and theme. Nested `data-theme`, `data-brand` and `lang` islands work. */
export async function variablesCss(): Promise<string> {
  let css = `/* ${header} */\n`;
  for (const [index, brand] of brands.entries()) {
    const at = index === 0 ? "" : `[data-brand="${brand}"]`;
    for (const theme of themes) {
      const tokens = (await readTokens(brand, theme)).filter((t) => !isPalette(t));
      const lines = (list: Token[]) => list.map((t) => `${cssName(t)}: ${cssValue(t)}`);
      if (theme === "light") {
        css += block(at || ":root", lines(tokens.filter((t) => !isThemed(t) && !hasOwnRule(t))));
        css += block(at ? `${at}, ${at} [lang|="en"]` : `:root, [lang|="en"]`, scriptLines(tokens, "latin"));
        css += block(
          at ? `${at}[lang|="ar"], ${at} [lang|="ar"]` : `[lang|="ar"]`,
          scriptLines(tokens, "arabic"),
        );
      }
      const selector =
        theme === "light"
          ? at
            ? `${at}, ${at} [data-theme="light"]`
            : `:root, [data-theme="light"]`
          : at
            ? `${at}[data-theme="dark"], ${at} [data-theme="dark"]`
            : `[data-theme="dark"]`;
      css += block(selector, [`color-scheme: ${theme}`, ...lines(tokens.filter(isThemed))]);
    }
  }
  css += block(
    "[data-on-picture]",
    ["primary", "primary-hover", "primary-press", "on-primary"].map(
      (k) => `--ui-${k}: var(--ui-picture-${k.startsWith("on-") ? "on-primary" : k})`,
    ),
  );
  const gutter = `--ui-space-gutter: var(--ui-space-gutter-desktop)`;
  const desktop = (await readTokens(brands[0], "light")).find((t) => t.name === "breakpoint-desktop")!;
  css += `@media (min-width: ${rem((desktop.value as Dimension).value)}) {\n  :root {\n    ${gutter};\n  }\n}\n`;
  return css;
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
    ...group("font")
      .filter((t) => t.path[1] === "weight")
      .map((t) => `--font-weight-${t.path[2]}: var(${cssName(t)})`),
    ...steps.flatMap((s) => [
      `--text-${s}: var(--ui-text-${s})`,
      `--text-${s}--line-height: var(--ui-line-${s})`,
    ]),
    ...steps.map((s) => `--leading-${s}: var(--ui-line-${s})`),
    `--leading-none: 1`,
    ...["body", "heading"].map((k) => `--tracking-${k}: var(--ui-tracking-${k})`),
    ...group("radius").map((t) => `--radius-${rest(t)}: var(${cssName(t)})`),
    ...group("shadow").map((t) => `--shadow-${rest(t)}: var(${cssName(t)})`),
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
  return `/* ${header} */\n` + block("@theme", [...off, ...breakpoints]) + block("@theme inline", inline);
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
      of[brand][theme] = { primary: hex("primary"), onPrimary: hex("on-primary") };
    }
  }
  return `// ${header}\nimport type { Brand, Theme } from "./token-names.js";\n\nexport const brandColors: Record<Brand, Record<Theme, { primary: string; onPrimary: string }>> = ${JSON.stringify(of)};\n`;
}

/** Every generated file by its path under `src/theme/generated/`, formatted as the repository is. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const files = {
    "variables.css": await variablesCss(),
    "theme.css": await tailwindCss(),
    "token-names.ts": await namesTs(),
    "brand-colors.ts": await brandColorsTs(),
  };
  const options = await resolveConfig(root);
  const formatted = Object.entries(files).map(
    async ([name, text]) => [name, await format(text, { ...options, filepath: name })] as const,
  );
  return Object.fromEntries(await Promise.all(formatted));
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL("../src/theme/generated/", import.meta.url));
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(await generatedFiles())) await writeFile(folder + name, text);
}

import { brands, type Dimension, type Token, header, readTokens, isPalette } from "./read-tokens.ts";
import {
  rem,
  steps,
  cssName,
  block,
  declarations,
  unthemed,
  lines,
  inBoth,
  themedPairs,
  ofWidgets,
} from "./css-values.ts";

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
      .filter((t) => !t.name.startsWith("size-page"))
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

/**
 * Our tokens as utilities of a host's own Tailwind, under names that none of its own has: `bg-ui-surface`,
 * `rounded-ui-panel`, `p-ui-gutter`. Adds variables and resets none.
 */
export async function utilityTokensCss(): Promise<string> {
  const tokens = (await readTokens(brands[0], "light")).filter((t) => !isPalette(t));
  const named = (group: string, prefix: string) =>
    tokens
      .filter((t) => t.path[0] === group)
      .map((t) => `--${prefix}-ui-${t.path.slice(1).join("-")}: var(${cssName(t)})`);
  return block("@theme inline", [
    ...named("color", "color"),
    ...named("radius", "radius"),
    ...named("shadow", "shadow"),
    ...named("size", "spacing"),
    "--spacing-ui-gutter: var(--ui-space-gutter)",
    "--font-ui: var(--ui-font-sans)",
  ]);
}

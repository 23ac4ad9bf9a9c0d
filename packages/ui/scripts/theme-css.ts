import { brands, type Brand, themes, type Dimension, type Token, header, readTokens } from "./read-tokens.ts";
import {
  rem,
  isThemed,
  cssName,
  type Declaration,
  block,
  scriptLines,
  declarations,
  unthemed,
  lines,
  inBoth,
  themedPairs,
  scriptsCss,
  ofWidgets,
} from "./css-values.ts";

/**
 * Of the default brand, for Tailwind: what changes inside the page. The rest stands in its `@theme`, where Tailwind
 * leaves out what nobody uses. Colours are repeated on every theme island: a build for older browsers turns
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
  const readThemes = (of: Brand) => Promise.all(themes.map((theme) => readTokens(of, theme)));
  const [own, base] = [await readThemes(brand), await readThemes(brands[0])];
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

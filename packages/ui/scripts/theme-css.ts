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
    block(`[data-theme="system"]`, ["color-scheme: light dark"]),
    `@media print {\n${block(`:root, [data-theme]`, ["color-scheme: light", ...other(0)])}}\n`,
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

const sized = ([, value]: Declaration) => /\drem\b/.test(value);

/**
 * Every variable of the default brand for the compiled style sheets. Measures in rem stand on `[data-ui]`: a host that sets
 * `html { font-size: 62.5% }` would shrink them, so the build counts them from the reader's own text size there. Colours are
 * both themes in one value. They are light unless a `data-theme` says otherwise: most hosts have one theme, and a dark part
 * in it for visitors with a dark system would be a mistake of ours in their page. On paper everything is light.
 */
export async function variablesCss(): Promise<string> {
  const tokens = await readTokens(brands[0], "light");
  const { same, different } = await themedPairs();
  const isColor = ([t]: (typeof different)[number]) => t.type === "color" || t.type === "shadow";
  const fixed = [...tokens.filter(unthemed), ...same].flatMap(declarations);
  const colors = different
    .filter(isColor)
    .map(([light, dark]) => `${cssName(light)}: ${inBoth(light, dark)}`);
  const others = different.filter((pair) => !isColor(pair));
  const othersOf = (index: 0 | 1) => others.flatMap((pair) => lines(declarations(pair[index])));
  const outermost = "[data-ui]:not([data-ui] *)";
  /** By an attribute around our components, and, stronger, by one of their own. */
  const around = (theme: string) => `:where([data-theme="${theme}"]) ${outermost}`;
  const own = (theme: string) => `[data-ui][data-theme="${theme}"], [data-ui] [data-theme="${theme}"]`;
  const desktop = tokens.find((t) => t.name === "breakpoint-desktop")!;
  return [
    `/* ${header} */\n`,
    block(":root, :host", lines(fixed.filter((d) => !sized(d)))),
    block("[data-ui]", [...lines(fixed.filter(sized)), ...lines(scriptLines(tokens, "latin"))]),
    block(`[data-ui] [lang|="en"]`, lines(scriptLines(tokens, "latin"))),
    block(`[data-ui]:lang(ar), [data-ui] [lang|="ar"]`, lines(scriptLines(tokens, "arabic"))),
    block(":root, :host, [data-ui], :where([data-ui]) [data-theme]", colors),
    block(outermost, ["color-scheme: light", ...othersOf(0)]),
    ...[around, own].flatMap((at) => [
      block(at("light"), ["color-scheme: light", ...othersOf(0)]),
      block(at("dark"), ["color-scheme: dark", ...othersOf(1)]),
      block(at("system"), ["color-scheme: light dark", ...othersOf(0)]),
      `@media (prefers-color-scheme: dark) {\n${block(at("system"), othersOf(1))}}\n`,
    ]),
    `@media print {\n${block("[data-ui][data-ui], [data-ui] [data-theme]", ["color-scheme: light", ...othersOf(0)])}}\n`,
    `@media (min-width: ${rem((desktop.value as Dimension).value)}) {\n`,
    block("[data-ui]", ["--ui-space-gutter: var(--ui-space-gutter-desktop)"]),
    "}\n",
  ].join("");
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
    `@media not print {\n${block(`${at}[data-theme="dark"], ${at} [data-theme="dark"]`, dark!)}}\n`,
  ].join("");
}

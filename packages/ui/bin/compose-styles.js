import { readFileSync } from "node:fs";

/** `StylePieces` of scripts/package-styles.ts. */
const pieces = JSON.parse(readFileSync(new URL("../dist/theme/style-pieces.json", import.meta.url), "utf8"));

/** Components that have styles of their own, such as `primitives/button`. */
export const styledEntries = Object.keys(pieces.entries);

const variables = (text) => [...text.matchAll(/var\(\s*(--ui-[\w-]+)/g)].map(([, name]) => name);

/** Leaves out the variables that neither the rules nor other kept variables read. */
function pruneTokens(tokens, rules) {
  const declared = new Map();
  for (const [, name, value] of tokens.matchAll(/(--ui-[\w-]+)\s*:\s*([^;}]*)/g))
    declared.set(name, [...(declared.get(name) ?? []), ...variables(value)]);
  const kept = new Set();
  const keep = (name) => {
    if (kept.has(name)) return;
    kept.add(name);
    for (const other of declared.get(name) ?? []) keep(other);
  };
  for (const name of variables(rules)) keep(name);
  // Icons name the variable of their stroke in an attribute.
  for (const name of declared.keys()) if (name.startsWith("--ui-icon-stroke")) keep(name);
  return tokens
    .replace(/(--ui-[\w-]+)\s*:\s*[^;}]*;?\s*/g, (declaration, name) => (kept.has(name) ? declaration : ""))
    .replace(/\s+/g, " ");
}

/**
 * Styles of some components and of what they are made of, in one sheet: two finished sheets on a page would override each
 * other's utilities.
 *
 * @param {readonly string[]} names Components, such as `primitives/button`.
 * @param {{ layered?: boolean, fontsAt?: string }} [options] `layered`: under the utilities of a host with Tailwind 4;
 * without it outside of layers, for a page without Tailwind. `fontsAt`: URL of the folder with the package's fonts.
 * @returns {string} The style sheet.
 */
export function composeStyles(names, { layered = false, fontsAt = "./fonts" } = {}) {
  const unknown = names.filter((name) => !(name in pieces.entries));
  if (unknown.length > 0)
    throw new RangeError(
      `No component is called ${unknown.join(" or ")}. Try one of: ${styledEntries.slice(0, 5).join(", ")} …`,
    );
  const wanted = new Set(names.flatMap((name) => pieces.entries[name]));
  const rules = pieces.rules
    .filter(([, classes]) => classes.length === 0 || classes.some((index) => wanted.has(index)))
    .map(([css]) => css.replace(/\s+/g, " "))
    .join("\n");
  // A variable that no rule reads needs no initial value.
  const read = new Set(variables(rules));
  const properties = Object.entries(pieces.properties).filter(
    ([name]) => name === "--ui-rem" || read.has(name),
  );
  const initial = pieces.initial.filter((text) => read.has(text.split(":")[0].trim()));
  const keyframes = Object.entries(pieces.keyframes).filter(([name]) => rules.includes(name));
  const tokens = pruneTokens(pieces.tokens, rules);
  const fonts = pieces.fonts.replaceAll('"./fonts/', `"${fontsAt}/`);
  const [first, tokenLayer] = layered
    ? ["@layer properties, theme, base, components, utilities;", "theme"]
    : ["@layer ui.properties, ui.tokens;", "ui.tokens"];
  const fallback =
    initial.length > 0
      ? `@supports ((-webkit-hyphens: none) and (not (margin-trim: inline))) or ((-moz-orient: inline) and (not (color: rgb(from red r g b)))) { @layer ${layered ? "properties" : "ui.properties"} { *, ::before, ::after, ::backdrop { ${initial.join("; ")} } } }`
      : "";
  return [
    first,
    fonts,
    ...properties.map(([, css]) => css),
    fallback,
    `@layer ${tokenLayer} { ${tokens} }`,
    layered ? `@layer components {\n${rules}\n}` : rules,
    ...keyframes.map(([, css]) => css),
  ]
    .filter(Boolean)
    .join("\n");
}

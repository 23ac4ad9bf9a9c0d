import { readFile } from "node:fs/promises";
import path from "node:path";
import { colorTokens, defineBrand, radiusTokens, sizeTokens } from "../dist/theme/index.js";

const isGroup = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges trees of tokens; later files win. */
function merge(one, other) {
  const merged = { ...one };
  for (const [key, value] of Object.entries(other))
    merged[key] =
      isGroup(value) && isGroup(merged[key]) && !("$value" in value) ? merge(merged[key], value) : value;
  return merged;
}

/** Value of a token by its path, through references such as `{palette.teal.500}`. */
function valueOf(tree, tokenPath, seen = []) {
  if (seen.includes(tokenPath)) throw new Error(`The token ${tokenPath} refers to itself.`);
  const token = tokenPath.split(".").reduce((group, key) => group?.[key], tree);
  if (!isGroup(token) || !("$value" in token)) {
    if (seen.length > 0) throw new Error(`${seen.at(-1)} refers to ${tokenPath}, which no file defines.`);
    return undefined;
  }
  const reference = typeof token.$value === "string" && /^\{(.+)\}$/.exec(token.$value)?.[1];
  return reference ? valueOf(tree, reference, [...seen, tokenPath]) : token.$value;
}

/** `#rrggbb` of a DTCG colour; undefined for one with transparency, which `defineBrand` derives. */
function hexOf(color, name) {
  if (color === undefined) return undefined;
  if (typeof color === "string") return /^#[0-9a-f]{8}$/i.test(color) ? undefined : color;
  if (color.alpha !== undefined && color.alpha !== 1) return undefined;
  if (typeof color.hex === "string") return color.hex;
  if (color.colorSpace !== "srgb") throw new Error(`${name}: a colour outside of sRGB needs its hex.`);
  return `#${color.components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Pixels of a DTCG dimension. */
function pixels(dimension, name) {
  const { value, unit } =
    typeof dimension === "string"
      ? { value: Number.parseFloat(dimension), unit: dimension.replace(/^[\d.]+/, "") }
      : dimension;
  if (unit === "px") return value;
  if (unit === "rem") return value * 16;
  throw new Error(`${name}: ${unit} is not a unit of a token; use px or rem.`);
}

const defined = (entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** What `defineBrand` takes, from trees of tokens by the name of their file. */
function fromTokens(name, files) {
  const inTheme = (theme) =>
    Object.entries(files)
      .filter(([file]) => file !== (theme === "light" ? "dark" : "light"))
      .reduce((tree, [, tokens]) => merge(tree, tokens), {});
  const trees = { light: inTheme("light"), dark: inTheme("dark") };
  const colorsOf = (theme) =>
    defined(
      colorTokens.map((token) => [token, hexOf(valueOf(trees[theme], `color.${token}`), `color.${token}`)]),
    );
  const colors = { light: colorsOf("light"), dark: colorsOf("dark") };
  const measuresOf = (group, tokens) =>
    defined(
      tokens.map((token) => {
        const value = valueOf(trees.light, `${group}.${token}`);
        return [token, value === undefined ? undefined : pixels(value, `${group}.${token}`)];
      }),
    );
  if (!colors.light.primary) throw new Error("The files define no color.primary.");
  return {
    name,
    primary: colors.light.primary,
    accent: colors.light.accent,
    colors,
    fonts: valueOf(trees.light, "font.sans"),
    radii: measuresOf("radius", radiusTokens),
    density: measuresOf("size", sizeTokens),
  };
}

/**
 * The brand of a JSON file with what `defineBrand` takes, or of DTCG files: `light.json` and `dark.json` hold for one theme,
 * all others for both.
 *
 * @param {readonly string[]} names Files.
 * @param {string} [brand] Name of the brand; needed with DTCG files.
 */
export async function brandFile(names, brand) {
  const files = {};
  for (const name of names) {
    try {
      files[path.basename(name, ".json").replace(/\.tokens$/, "")] = JSON.parse(await readFile(name, "utf8"));
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    }
  }
  const [first] = Object.values(files);
  if (names.length === 1 && typeof first.primary === "string")
    return defineBrand({ ...first, ...(brand ? { name: brand } : {}) });
  if (!brand) throw new Error("With token files, give the brand a name: --name karak");
  return defineBrand(fromTokens(brand, files));
}

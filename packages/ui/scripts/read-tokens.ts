import StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Brands in `tokens/brands/`; the first is the default and needs no `data-brand`, each other has a CSS file of its own. */
export const brands = ["talabee", "sadaf"] as const;

export type Brand = (typeof brands)[number];

export const themes = ["light", "dark"] as const;

export type Theme = (typeof themes)[number];

const tokensFolder = fileURLToPath(new URL("../tokens/", import.meta.url));

export const header = "Generated from tokens/ by `npm run tokens -w @talabee/ui`. Do not edit.";

export type Dimension = { value: number; unit: string };

export type Color = { colorSpace: string; components: [number, number, number]; alpha?: number; hex: string };

export type Shadow = {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
};

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
  const own = ["palette", theme, "type", "shape", "density"].map(
    (f) => `${tokensFolder}brands/${brand}/${f}.json`,
  );
  return [`${tokensFolder}base.json`, ...own.filter((f) => existsSync(f))];
}

/** Every token of one brand in one theme, references resolved, palette included. */
export function readTokens(brand: string, theme: Theme): Promise<Token[]> {
  const key = `${brand} ${theme}`;
  const reading = tokensByKey.get(key) ?? resolve(brand, theme);
  tokensByKey.set(key, reading);
  return reading;
}

const tokensByKey = new Map<string, Promise<Token[]>>();

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

export const isPalette = (t: Token) => t.path[0] === "palette";

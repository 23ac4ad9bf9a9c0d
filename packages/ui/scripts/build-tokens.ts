import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { formatText } from "../../../tools/format-text.mjs";
import { brands, themes } from "./read-tokens.ts";
import { modesCss, variablesCss, brandCss } from "./theme-css.ts";
import { tailwindCss, utilitiesCss } from "./tailwind-css.ts";
import { namesTs, brandColorsTs, designTokensJson } from "./token-modules.ts";

/**
 * Generates the theme from the DTCG files in `tokens/`. Style Dictionary merges the files and resolves references
 * (read-tokens.ts); the other modules write the resolved values as CSS, TypeScript and JSON.
 */

/** Every generated file of the theme by its path under `src/theme/generated/`, formatted as the repository is. */
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
  const formatted = Object.entries(files).map(
    async ([name, text]) => [name, await formatText(name, text)] as const,
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

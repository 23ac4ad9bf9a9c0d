import {
  brands,
  type Brand,
  themes,
  type Theme,
  header,
  type Dimension,
  readTokens,
  isPalette,
} from "./read-tokens.ts";
import { cssValue, steps, declarations } from "./css-values.ts";

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

import { contrastPairs } from "./contrast-pairs.js";
import type { BrandIdentity } from "./brand-identity.js";
import { brandMeasures, type BrandMeasures } from "./brand-measures.js";
import type { LogoColors } from "./generated/brand-colors.js";
import { colorTokens, themes, type ColorToken, type Theme } from "./generated/token-names.js";
import { contrastOf, hexOf, oklch, shade, type Oklch } from "./ramp.js";

export interface BrandDefinition extends BrandMeasures {
  /** Value of `data-brand`: lower-case letters, digits and dashes. */
  name: string;
  /** Name that people read, in both languages. Gives the `identity` for `BrandProvider`. */
  title?: BrandIdentity["name"] | undefined;
  /** Drawings of the logo, or one picture; the name as text without it. */
  logo?: BrandIdentity["logo"] | undefined;
  /** Color of actions, `#rrggbb`. Any color works, also yellow, black or white. */
  primary: string;
  /** Color of offers and ratings. Saffron by default. */
  accent?: string | undefined;
  /** Grays: with a trace of the primary color (`tinted`, the default), without any (`neutral`), or of a color's hue. */
  neutrals?: "tinted" | "neutral" | (string & {}) | undefined;
  /** Colors of single tokens, `#rrggbb`. They too are adjusted where their contrast is too low. */
  colors?: { readonly [theme in Theme]?: Readonly<Partial<Record<ColorToken, string>>> } | undefined;
}

/** A color that was changed to reach the required contrast. */
export interface BrandAdjustment {
  theme: Theme;
  token: ColorToken;
  /** Requested and used color. */
  from: string;
  to: string;
  /** The missed contrast: against which token, the measured and the required ratio. */
  against: ColorToken;
  contrast: number;
  minimum: number;
}

export interface DefinedBrand {
  name: string;
  /** Every colour token as CSS text. */
  colors: Record<Theme, Record<ColorToken, string>>;
  /** Colors of the logo, for a `BrandIdentity`. */
  logoColors: Record<Theme, LogoColors>;
  /** Name and drawings for `BrandProvider`, of a brand with a `title`. */
  identity: BrandIdentity | undefined;
  /** Colors changed for contrast; empty if none was. */
  adjustments: readonly BrandAdjustment[];
  /** The brand's CSS, for a file at build time or a `<style nonce>`. Load it after the theme. */
  css: string;
}

type Colors = Record<ColorToken, string>;

const saffron = "#f2a61c";
const tints: ReadonlyArray<readonly [ColorToken, number]> = [
  ["t-sand", 82],
  ["t-terra", 50],
  ["t-sage", 120],
  ["t-blush", 22],
  ["t-sky", 225],
  ["t-honey", 88],
];
/** Green, amber, red and blue have the same meaning in every brand. */
const states = { success: 152, warning: 72, danger: 30, info: 245 } as const;

/** The preferred color of every token, before contrast is measured. */
function preferredColors(theme: Theme, primary: Oklch, accent: Oklch, tint: Oklch): Colors {
  const light = theme === "light";
  // Grays are tinted with the brand's hue; a gray brand's are neutral.
  const tintChroma = Math.min(tint.c * 0.07, 0.011);
  const gray = (inLight: number, inDark: number, more = 1) =>
    hexOf({ l: light ? inLight : inDark, c: tintChroma * more, h: tint.h });
  const of = (color: Oklch, inLight: number, inDark: number, maxChroma = 0.4) => {
    const shaded = shade(color, light ? inLight : inDark);
    return hexOf({ ...shaded, c: Math.min(shaded.c, maxChroma) });
  };
  const state = (h: number, l: number, c: number) => hexOf({ l, c, h });

  // In the dark theme the brand uses a lighter shade; a light color stays unchanged.
  const action = light ? primary : shade(primary, Math.min(Math.max(primary.l, 0.74), 0.92));
  const pressDirection = light && action.l > 0.25 ? -1 : 1;
  const pressed = (color: Oklch, by: number) =>
    hexOf(shade(color, Math.min(color.l + pressDirection * by, 0.98)));
  const onPicture = shade(primary, Math.min(primary.l, 0.54));
  const rgba = (l: number, alpha: number) => {
    const hex = hexOf({ l, c: tintChroma * 2, h: tint.h });
    return `rgb(${[1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)).join(" ")} / ${alpha})`;
  };

  const colors: Partial<Colors> = {
    bg: gray(0.98, 0.185),
    surface: light ? "#ffffff" : gray(1, 0.22),
    raised: light ? "#ffffff" : gray(1, 0.32),
    bar: light ? "#ffffff" : gray(1, 0.22),
    sunken: gray(0.95, 0.265, 1.3),
    border: gray(0.915, 0.31, 1.4),
    control: gray(0.64, 0.6, 1.6),
    ink: gray(0.235, 0.955, 2),
    "on-ink": light ? "#ffffff" : gray(1, 0.21),
    text: gray(0.235, 0.955, 2),
    muted: gray(0.475, 0.76, 2),
    faint: gray(0.545, 0.68, 2),
    focus: hexOf(action),
    primary: hexOf(action),
    "primary-hover": pressed(action, 0.05),
    "primary-press": pressed(action, 0.1),
    "primary-text": of(primary, Math.min(primary.l, 0.49), Math.max(primary.l, 0.79)),
    "primary-soft": of(primary, 0.945, 0.275, light ? 0.03 : 0.055),
    accent: hexOf(accent),
    "accent-soft": of(accent, 0.955, 0.3, 0.05),
    "accent-text": of(accent, 0.48, 0.86, 0.12),
    star: hexOf(accent),
    plate: state(258, light ? 0.45 : 0.48, 0.14),
    "on-plate": "#ffffff",
    night: hexOf({ l: light ? 0.25 : 0.29, c: Math.min(primary.c * 0.3, 0.05), h: primary.h }),
    "on-night": gray(0.965, 0.965),
    "on-picture": "#ffffff",
    "picture-primary": hexOf(onPicture),
    "picture-primary-hover": hexOf(shade(onPicture, Math.max(onPicture.l - 0.05, 0.08))),
    "picture-primary-press": hexOf(shade(onPicture, Math.max(onPicture.l - 0.1, 0.16))),
    scrim: rgba(light ? 0.19 : 0.09, light ? 0.52 : 0.66),
    glass: light ? "rgb(255 255 255 / 0.96)" : rgba(0.22, 0.94),
    "picture-shade": rgba(0.2, 0.82),
    "picture-wash": rgba(0.2, 0.48),
    "map-land": gray(0.95, 0.23),
    "map-water": state(205, light ? 0.9 : 0.27, 0.025),
    "map-road": light ? "#ffffff" : gray(1, 0.33),
    "map-minor": gray(0.975, 0.27),
    "map-park": state(125, light ? 0.905 : 0.29, light ? 0.045 : 0.03),
    "map-text": gray(0.52, 0.67),
    "on-solid": light ? "#ffffff" : gray(1, 0.185),
  };
  for (const [name, hue] of tints)
    colors[name] = state(hue, light ? 0.92 : 0.295, light ? (name === "t-honey" ? 0.06 : 0.035) : 0.03);
  for (const [name, hue] of Object.entries(states) as Array<[keyof typeof states, number]>) {
    colors[name] = state(hue, light ? 0.53 : 0.75, light ? 0.135 : 0.125);
    colors[`${name}-soft`] = state(hue, light ? 0.95 : 0.28, light ? 0.028 : 0.042);
    colors[`${name}-text`] = state(hue, light ? 0.45 : 0.84, light ? 0.11 : 0.09);
  }
  return colors as Colors;
}

/** The pairs in which a token is the foreground. */
const requirementsOf = (token: ColorToken) =>
  contrastPairs
    .filter((pair) => pair.foreground === token)
    .flatMap((pair) => pair.grounds.map((ground) => ({ ground, minimum: pair.minimum })));

/** The text on a filled shape, and the shape in all its states. */
const filledShapes = [
  ["on-primary", ["primary", "primary-hover", "primary-press"]],
  ["picture-on-primary", ["picture-primary", "picture-primary-hover", "picture-primary-press"]],
  ["on-accent", ["accent"]],
] as const satisfies ReadonlyArray<readonly [ColorToken, readonly ColorToken[]]>;

function adjustForContrast(
  theme: Theme,
  preferred: Colors,
  /** Tokens whose color the brand chose itself. */
  chosen: ReadonlySet<string>,
): { colors: Colors; adjustments: BrandAdjustment[] } {
  const colors = { ...preferred };
  const missed = new Map<ColorToken, Omit<BrandAdjustment, "to">>();

  /** Changes a color in small steps, keeping its hue, until it has enough contrast to all its backgrounds. */
  const adjust = (
    token: ColorToken,
    by: number,
    requirements: ReadonlyArray<{ ground: ColorToken; minimum: number }>,
  ) => {
    let color = oklch(colors[token]);
    for (;;) {
      const failing = requirements.find(
        ({ ground, minimum }) => contrastOf(colors[token], colors[ground]) < minimum,
      );
      if (!failing) return;
      if (!missed.has(token))
        missed.set(token, {
          theme,
          token,
          from: preferred[token],
          against: failing.ground,
          contrast: Math.floor(contrastOf(colors[token], colors[failing.ground]) * 100) / 100,
          minimum: failing.minimum,
        });
      const l = color.l + by;
      if (l < 0 || l > 1) throw new Error(`${token} finds no contrast with ${failing.ground} in ${theme}`);
      color = shade(color, l);
      colors[token] = hexOf(color);
    }
  };
  const outward = theme === "light" ? -0.004 : 0.004;

  // Marks and shapes first: the text on them depends on their color.
  for (const token of ["control", "ink", "success", "danger", "focus", "primary"] as const)
    adjust(token, outward, requirementsOf(token));

  for (const [on, states] of filledShapes) {
    const dark = hexOf({ ...shade(oklch(preferred[states[0]]), 0.18), l: 0.18 });
    const minContrast = (text: string) => Math.min(...states.map((s) => contrastOf(text, colors[s])));
    // White if the shape is nearly dark enough for it, or requires it; otherwise the brand's darkest shade.
    const isWhite = on === "picture-on-primary" || minContrast("#ffffff") >= Math.min(3.6, minContrast(dark));
    if (chosen.has(on) && minContrast(preferred[on]) >= 4.5) continue;
    colors[on] = isWhite ? "#ffffff" : dark;
    if (!isWhite && on === "on-primary") {
      // With dark text, the hover and pressed states get lighter instead of darker.
      const brandColor = oklch(colors.primary);
      colors["primary-hover"] = hexOf(shade(brandColor, Math.min(brandColor.l + 0.04, 0.96)));
      colors["primary-press"] = hexOf(shade(brandColor, Math.min(brandColor.l + 0.08, 0.985)));
    }
    for (const state of states) adjust(state, isWhite ? -0.004 : 0.004, [{ ground: on, minimum: 4.5 }]);
  }

  for (const state of ["success", "danger", "info"] as const)
    adjust(state, outward, [{ ground: "on-solid", minimum: 4.5 }, ...requirementsOf(state)]);
  for (const { foreground } of contrastPairs)
    if (!foreground.startsWith("on-") && !["primary", "picture-on-primary"].includes(foreground))
      adjust(foreground, outward, requirementsOf(foreground));

  return {
    colors,
    adjustments: [...missed.values()].map((miss) => ({ ...miss, to: colors[miss.token] })),
  };
}

function cssOf(name: string, colors: DefinedBrand["colors"], measures: readonly string[]): string {
  const at = `[data-brand="${name}"]`;
  const inBoth = (token: ColorToken) => {
    const [light, dark] = themes.map((theme) => colors[theme][token]);
    return `--ui-${token}:${light === dark ? light : `light-dark(${light},${dark})`}`;
  };
  // Repeated on regions: a build for older browsers turns `light-dark()` into variables, resolved where they are written.
  const regions = `${at},${at} [data-ui],${at} [data-theme],:host(${at}),:host(${at}) [data-ui]`;
  const block = (selector: string, declarations: readonly string[]) =>
    declarations.length > 0 ? `${selector}{${declarations.join(";")}}\n` : "";
  return block(regions, colorTokens.map(inBoth)) + block(`${at},:host(${at})`, measures);
}

/** The hue of the grays. */
function tintOf(neutrals: BrandDefinition["neutrals"], primary: Oklch): Oklch {
  if (neutrals === undefined || neutrals === "tinted") return primary;
  return neutrals === "neutral" ? { l: 0.5, c: 0, h: 0 } : oklch(neutrals);
}

/**
 * Derives an accessible color set, light and dark, from one color. Ramps are computed in OKLCH, so that steps look even
 * in every hue. Then every text, mark and focus ring is measured by `contrastPairs` and, where necessary, adjusted in
 * its own hue as little as possible. `adjustments` lists the changes. Font, radii and density change with it if they are
 * given; otherwise they stay the default brand's.
 *
 * At build time write `css` to a file (`npx talabee-ui brand`); at run time pass the brand to `applyBrand`.
 *
 * @throws RangeError for an invalid name, color, font or measure.
 */
export function defineBrand(definition: BrandDefinition): DefinedBrand {
  const { name, title, logo, primary, accent = saffron, neutrals } = definition;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new RangeError(`Not a name for a brand: ${name}`);
  const main = oklch(primary);
  const results = themes.map((theme) => {
    const chosen = Object.entries(definition.colors?.[theme] ?? {}).map(([token, hex]) => {
      if (!(colorTokens as readonly string[]).includes(token))
        throw new RangeError(`There is no color token ${token}`);
      return [token, hexOf(oklch(hex))] as const;
    });
    const preferred = preferredColors(theme, main, oklch(accent), tintOf(neutrals, main));
    return [
      theme,
      adjustForContrast(
        theme,
        { ...preferred, ...Object.fromEntries(chosen) },
        new Set(chosen.map(([token]) => token)),
      ),
    ] as const;
  });
  const colors = Object.fromEntries(results.map(([theme, s]) => [theme, s.colors])) as DefinedBrand["colors"];
  const logoColors = Object.fromEntries(
    themes.map((theme) => {
      const { primary, "on-primary": onPrimary, text, accent } = colors[theme];
      return [theme, { primary, onPrimary, text, accent }];
    }),
  ) as DefinedBrand["logoColors"];
  return {
    name,
    colors,
    logoColors,
    identity: title ? { name: title, logo: logo ?? null, colors: logoColors } : undefined,
    adjustments: results.flatMap(([, s]) => s.adjustments),
    css: cssOf(name, colors, brandMeasures(definition)),
  };
}

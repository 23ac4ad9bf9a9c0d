import { radiusTokens, sizeTokens, type RadiusToken, type SizeToken } from "./generated/token-names.js";

/** Measures and type of a brand. */
export interface BrandMeasures {
  /** Font families in the order of preference: `["Cairo", "sans-serif"]`. The app loads their files. */
  fonts?: readonly string[] | undefined;
  /** One factor for all radii (0 for square corners, 1 for the default brand's), or single ones in px. */
  radii?: number | Readonly<Partial<Record<RadiusToken, number>>> | undefined;
  /** `compact` lowers controls and bars; or single sizes in px. */
  density?: "comfortable" | "compact" | Readonly<Partial<Record<SizeToken, number>>> | undefined;
}

/** Radii of the default brand that a factor scales, in px; `full` stays round. */
const defaultRadii = {
  tag: 9,
  check: 8,
  small: 12,
  button: 16,
  "button-small": 14,
  field: 16,
  picture: 20,
  panel: 24,
  sheet: 28,
} as const satisfies Partial<Record<RadiusToken, number>>;

/** Targets stay at 44 px: only what is drawn gets lower. */
const compact = {
  control: 48,
  chip: 36,
  tag: 24,
  header: 60,
  "header-desktop": 68,
  "tab-bar": 64,
  search: 48,
  "search-desktop": 44,
} as const satisfies Partial<Record<SizeToken, number>>;

const genericFamily = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)$/;

function fontDeclaration(families: readonly string[]): string {
  const listed = families.map((family) => {
    if (!/^[\p{L}\p{N} ._-]+$/u.test(family)) throw new RangeError(`Not a font family: ${family}`);
    return genericFamily.test(family) ? family : `"${family}"`;
  });
  return `--ui-font-sans:${listed.join(",")}`;
}

function pixels(group: string, known: readonly string[], values: Readonly<Record<string, number>>): string[] {
  return Object.entries(values).map(([token, value]) => {
    if (!known.includes(token)) throw new RangeError(`There is no token ${group}-${token}`);
    if (!Number.isFinite(value) || value < 0)
      throw new RangeError(`Not a measure in px: ${group}-${token} ${value}`);
    return `--ui-${group}-${token}:${value}px`;
  });
}

function radiiOf(radii: NonNullable<BrandMeasures["radii"]>): Readonly<Record<string, number>> {
  if (typeof radii !== "number") return radii as Record<string, number>;
  return Object.fromEntries(
    Object.entries(defaultRadii).map(([token, value]) => [token, Math.round(value * radii * 10) / 10]),
  );
}

/**
 * CSS declarations of a brand's font, radii and sizes.
 *
 * @throws RangeError for an unknown token or an invalid value.
 */
export function brandMeasures({ fonts, radii, density }: BrandMeasures): string[] {
  const sizes = density === "compact" ? compact : density === "comfortable" ? {} : (density ?? {});
  return [
    ...(fonts && fonts.length > 0 ? [fontDeclaration(fonts)] : []),
    ...(radii === undefined ? [] : pixels("radius", radiusTokens, radiiOf(radii))),
    ...pixels("size", sizeTokens, sizes as Record<string, number>),
  ];
}

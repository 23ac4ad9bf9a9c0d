import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from "culori/fn";

// Despite its name not a React hook: culori registers a color space in its tree-shaken core.
register(modeRgb);
register(modeLrgb);
register(modeOklch);
const toOklch = converter("oklch");

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees (0 for a grey). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Parses a CSS hex color (`#9b1b4b`, `#fff`). Throws for any other value. */
export function oklch(hex: string): Oklch {
  const color = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? toOklch(hex) : undefined;
  if (!color) throw new RangeError(`Not a colour of the form #rrggbb: ${hex}`);
  // A gray parsed from eight bits keeps a trace of chroma, whose hue is meaningless.
  return color.c < 0.004 ? { l: color.l, c: 0, h: 0 } : { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** WCAG 2 contrast ratio of two hex colors, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Converts to `#rrggbb`. Colors outside sRGB lose chroma and keep lightness and hue. */
export function hexOf({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: "oklch", l: Math.min(Math.max(l, 0), 1), c, h }, "oklch", "rgb"));
}

/**
 * A color at another lightness: same hue, with chroma that fades towards white and, less, towards black. Its own
 * lightness returns the color unchanged.
 */
export function shade({ l, c, h }: Oklch, lightness: number): Oklch {
  const fade =
    lightness > l
      ? Math.pow((1 - lightness) / Math.max(1 - l, 0.001), 0.5)
      : Math.pow(lightness / Math.max(l, 0.001), 0.55);
  return { l: lightness, c: c * fade, h };
}

/** Steps of a ramp by darkness: 0 is white, 1000 is black. */
export const rampSteps = [25, 60, 120, 200, 260, 320, 420, 460, 500, 540, 590, 640, 710, 780, 840] as const;

/**
 * Ramp of a brand color by darkness. The nearest step is replaced by the color itself, under its own darkness.
 *
 * @param hex The brand's color.
 * @param steps Darkness of each step in thousandths of OKLCH lightness.
 */
export function ramp(hex: string, steps: readonly number[] = rampSteps): Record<number, string> {
  const color = oklch(hex);
  const darkness = Math.round((1 - color.l) * 1000);
  const nearest = steps.reduce((a, b) => (Math.abs(b - darkness) < Math.abs(a - darkness) ? b : a));
  return Object.fromEntries(
    steps.map((step) =>
      step === nearest ? [darkness, hexOf(color)] : [step, hexOf(shade(color, 1 - step / 1000))],
    ),
  );
}

import type { ColorToken } from "./generated/token-names.js";

/** A color, the backgrounds it may be used on, and the required contrast. */
export interface ContrastPair {
  readonly foreground: ColorToken;
  readonly grounds: readonly ColorToken[];
  /** 4.5 for text (WCAG 1.4.3), 3 for edges, marks and focus rings (1.4.11). */
  readonly minimum: 4.5 | 3;
}

const tintGrounds = ["t-sand", "t-terra", "t-sage", "t-blush", "t-sky", "t-honey"] as const;
const grounds = ["bg", "surface", "raised", "bar", "sunken"] as const;

/**
 * The color pairs that components may use: no text on a background that is not listed here. The tests measure every
 * brand, and `defineBrand` adjusts its colors to them.
 */
export const contrastPairs: readonly ContrastPair[] = [
  { foreground: "text", grounds: [...grounds, ...tintGrounds, "primary-soft"], minimum: 4.5 },
  { foreground: "muted", grounds: [...grounds, ...tintGrounds], minimum: 4.5 },
  { foreground: "faint", grounds: ["bg", "surface"], minimum: 4.5 },
  { foreground: "primary-text", grounds: [...grounds, "primary-soft"], minimum: 4.5 },
  { foreground: "on-primary", grounds: ["primary", "primary-hover", "primary-press"], minimum: 4.5 },
  {
    foreground: "picture-on-primary",
    grounds: ["picture-primary", "picture-primary-hover", "picture-primary-press"],
    minimum: 4.5,
  },
  { foreground: "on-ink", grounds: ["ink"], minimum: 4.5 },
  { foreground: "on-accent", grounds: ["accent"], minimum: 4.5 },
  { foreground: "accent-text", grounds: ["bg", "surface", "accent-soft"], minimum: 4.5 },
  { foreground: "success-text", grounds: ["bg", "surface", "raised", "success-soft"], minimum: 4.5 },
  { foreground: "warning-text", grounds: ["bg", "surface", "raised", "warning-soft"], minimum: 4.5 },
  { foreground: "danger-text", grounds: ["bg", "surface", "raised", "danger-soft"], minimum: 4.5 },
  { foreground: "info-text", grounds: ["bg", "surface", "raised", "info-soft"], minimum: 4.5 },
  { foreground: "on-solid", grounds: ["success", "danger", "info"], minimum: 4.5 },
  { foreground: "on-plate", grounds: ["plate"], minimum: 4.5 },
  { foreground: "on-night", grounds: ["night"], minimum: 4.5 },
  { foreground: "control", grounds: ["bg", "surface"], minimum: 3 },
  { foreground: "primary", grounds: ["bg", "surface"], minimum: 3 },
  { foreground: "ink", grounds: ["bg", "surface", "sunken"], minimum: 3 },
  { foreground: "success", grounds: ["bg", "surface", "sunken"], minimum: 3 },
  { foreground: "danger", grounds: ["bg", "surface"], minimum: 3 },
  { foreground: "focus", grounds, minimum: 3 },
];

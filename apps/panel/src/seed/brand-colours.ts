import type { TintName } from "./seed-types.js";

/** Dark accent colour by tint; white text on it has a contrast of at least 4.5. */
export const BRAND_COLOURS: Readonly<Record<TintName, string>> = {
  sand: "#8a3b1e",
  pearl: "#6b4a2b",
  sage: "#3f6b3a",
  blush: "#9c3d54",
  saffron: "#8a5200",
  sky: "#1f5a85",
  lilac: "#5b4a8a",
  mint: "#1e6b55",
  clay: "#94432a",
  rose: "#9b2f4b",
  olive: "#5c6118",
  stone: "#57534a",
  maroon: "#7a1f35",
  teal: "#00706f",
  ink: "#2b3442",
  cocoa: "#5b3a29",
};

// Generated from tokens/ by `npm run tokens -w @talabee/ui`. Do not edit.

export const brands = ["talabee"] as const;
export type Brand = (typeof brands)[number];

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const colorTokens = [
  "bg",
  "surface",
  "raised",
  "bar",
  "sunken",
  "border",
  "control",
  "ink",
  "on-ink",
  "text",
  "muted",
  "faint",
  "primary",
  "primary-hover",
  "primary-press",
  "primary-text",
  "primary-soft",
  "on-primary",
  "accent",
  "accent-soft",
  "accent-text",
  "on-accent",
  "star",
  "ok",
  "ok-soft",
  "ok-text",
  "warn",
  "warn-soft",
  "warn-text",
  "bad",
  "bad-soft",
  "bad-text",
  "info",
  "info-soft",
  "info-text",
  "on-solid",
  "t-sand",
  "t-terra",
  "t-sage",
  "t-blush",
  "t-sky",
  "t-honey",
  "map-land",
  "map-water",
  "map-road",
  "map-minor",
  "map-park",
  "map-text",
  "plate",
  "on-plate",
  "night",
  "on-night",
  "on-picture",
  "picture-primary",
  "picture-primary-hover",
  "picture-primary-press",
  "picture-on-primary",
  "scrim",
  "glass",
  "picture-shade",
  "picture-wash",
] as const;
export type ColorToken = (typeof colorTokens)[number];

export const radiusTokens = [
  "tag",
  "check",
  "small",
  "button",
  "button-small",
  "field",
  "picture",
  "panel",
  "sheet",
  "full",
] as const;
export type RadiusToken = (typeof radiusTokens)[number];

export const shadowTokens = ["search", "float", "sheet", "knob", "glass"] as const;
export type ShadowToken = (typeof shadowTokens)[number];

export const sizeTokens = [
  "control",
  "control-small",
  "touch",
  "chip",
  "tag",
  "header",
  "header-desktop",
  "tab-bar",
  "page",
  "drawer",
  "toast",
  "search",
  "search-desktop",
  "form",
  "summary",
  "cart-side",
  "vendor-card",
  "nav",
  "logo-loading",
  "spinner-large",
  "otp-width",
  "otp-height",
  "otp-width-phone",
  "otp-height-phone",
  "otp-width-small",
  "otp-height-small",
  "otp-width-tiny",
  "otp-gap",
  "otp-gap-small",
  "otp-gap-tiny",
] as const;
export type SizeToken = (typeof sizeTokens)[number];

export const typeSteps = ["f1", "f2", "f3", "f4", "f5", "f6"] as const;
export type TypeStep = (typeof typeSteps)[number];

export const breakpoints = {
  compact: 360,
  phone: 384,
  wide: 420,
  tablet: 640,
  desktop: 900,
  large: 1200,
} as const;
export type Breakpoint = keyof typeof breakpoints;

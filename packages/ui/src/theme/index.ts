export * from "./apply-brand.js";
export * from "./brand-identity.js";
export * from "./contrast-pairs.js";
export * from "./define-brand.js";
export * from "./generated/token-names.js";
export * from "./portal-provider.js";
export * from "./ramp.js";
export * from "./tint.js";

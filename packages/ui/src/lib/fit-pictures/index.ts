export * from "./picture-limits.js";
export * from "./use-fitted-pictures.js";

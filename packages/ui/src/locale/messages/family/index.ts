export * from "./basket.js";
export * from "./family.js";

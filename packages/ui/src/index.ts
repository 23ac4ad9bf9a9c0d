export * from "./theme/index.js";
export * from "./locale/index.js";
export * from "./primitives/button/index.js";
export * from "./primitives/icon/index.js";
export * from "./primitives/link/index.js";
export * from "./primitives/spinner/index.js";

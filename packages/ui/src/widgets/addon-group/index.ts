export * from "./addon-group.js";
export * from "./addon-rules.js";

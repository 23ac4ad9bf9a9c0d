export * from "./rating-summary.js";
export * from "./stars.js";

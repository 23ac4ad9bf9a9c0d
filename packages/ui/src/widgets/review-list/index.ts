export * from "./review-list.js";
export * from "./review-item.js";

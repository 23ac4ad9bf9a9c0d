export * from "./cart-content.js";
export * from "./cart-data.js";
export * from "./cart-store.js";
export * from "./quote-problems.js";
export * from "./cart-action.js";

export * from "./order-items.js";

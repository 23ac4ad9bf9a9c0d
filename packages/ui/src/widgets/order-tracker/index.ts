export * from "./order-tracker.js";

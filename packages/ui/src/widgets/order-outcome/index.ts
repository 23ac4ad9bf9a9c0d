export * from "./order-outcome.js";

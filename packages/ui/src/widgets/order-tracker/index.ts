export * from "./order-tracker.js";
export * from "./use-order-headline.js";

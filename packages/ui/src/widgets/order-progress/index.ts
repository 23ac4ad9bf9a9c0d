export * from "./order-progress.js";

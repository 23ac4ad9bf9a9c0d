export * from "./minimum-order-progress.js";

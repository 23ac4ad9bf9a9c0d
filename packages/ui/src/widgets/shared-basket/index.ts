export * from "./shared-basket.js";

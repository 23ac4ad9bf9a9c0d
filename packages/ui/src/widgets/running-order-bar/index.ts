export * from "./running-order-bar.js";

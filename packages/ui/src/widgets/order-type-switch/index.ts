export * from "./order-type-switch.js";

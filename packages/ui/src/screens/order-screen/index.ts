export * from "./order-screen.js";
export * from "./order-steps.js";
export * from "./order-data.js";

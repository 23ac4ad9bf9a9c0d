export * from "./order-receipt.js";

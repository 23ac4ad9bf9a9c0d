export * from "./order-card.js";

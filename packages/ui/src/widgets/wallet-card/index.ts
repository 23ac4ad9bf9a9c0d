export * from "./wallet-card.js";

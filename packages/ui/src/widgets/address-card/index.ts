export * from "./address-card.js";

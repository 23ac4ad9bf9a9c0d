export * from "./parked-carts.js";

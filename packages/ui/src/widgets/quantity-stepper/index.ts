export * from "./quantity-stepper.js";

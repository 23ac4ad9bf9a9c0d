export * from "./payment-method-picker.js";

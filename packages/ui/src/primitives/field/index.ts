export * from "./field.js";
export { foldDigits } from "./fold-digits.js";

export * from "./field.js";
export { foldDigits, numberText } from "./fold-digits.js";

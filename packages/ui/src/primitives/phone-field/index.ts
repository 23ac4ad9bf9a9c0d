export * from "./phone-field.js";

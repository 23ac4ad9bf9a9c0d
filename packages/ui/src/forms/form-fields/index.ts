export * from "./form-fields.js";

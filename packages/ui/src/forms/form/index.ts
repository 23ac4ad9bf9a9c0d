export * from "./form.js";
export * from "./error-summary.js";
export * from "./use-form-field.js";
export * from "./validate-with.js";

export * from "./form.js";
export * from "./error-summary.js";
export { clearFormDrafts } from "./draft-storage.js";
export { useFormField, type FormFieldOptions } from "./use-form-field.js";
export * from "./validate-with.js";

export * from "./address-form.js";
export { PlateField, type PlateFieldProps, type PlateInput } from "./plate-field.js";

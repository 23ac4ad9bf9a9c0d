/* One module for each field: a page loads those of its forms. */
export * from "./form-text-field.js";
export * from "./form-name-fields.js";
export * from "./form-password-field.js";
export * from "./form-phone-field.js";
export * from "./form-text-area.js";
export * from "./form-select.js";
export * from "./form-date-field.js";
export * from "./form-checkbox.js";
export * from "./form-switch.js";
export * from "./form-radio-group.js";
export * from "./form-segmented-control.js";
export * from "./form-rating-input.js";
export * from "./form-chip-group.js";
export * from "./form-file-field.js";

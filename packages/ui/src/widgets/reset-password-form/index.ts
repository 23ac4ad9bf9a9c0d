export * from "./reset-password-form.js";

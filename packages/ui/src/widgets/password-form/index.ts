export * from "./password-form.js";

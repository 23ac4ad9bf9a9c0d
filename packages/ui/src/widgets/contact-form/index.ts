export * from "./contact-form.js";

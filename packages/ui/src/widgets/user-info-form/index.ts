export * from "./user-info-form.js";

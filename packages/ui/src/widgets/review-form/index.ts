export * from "./review-form.js";

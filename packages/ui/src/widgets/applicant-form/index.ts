export * from "./applicant-form.js";

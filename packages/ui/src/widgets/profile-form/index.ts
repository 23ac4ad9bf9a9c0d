export * from "./profile-form.js";

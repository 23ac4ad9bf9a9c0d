export * from "./profile-edit-screen.js";

export * from "./profile-screen.js";

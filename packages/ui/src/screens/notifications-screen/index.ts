export * from "./notifications-screen.js";

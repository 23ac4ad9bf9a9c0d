export * from "./auth-frame.js";

export * from "./auth-header.js";

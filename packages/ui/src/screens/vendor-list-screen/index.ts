export * from "./vendor-list-screen.js";

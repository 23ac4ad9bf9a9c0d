export * from "./disclosure.js";

export * from "./invite-code.js";

export * from "./avatar.js";

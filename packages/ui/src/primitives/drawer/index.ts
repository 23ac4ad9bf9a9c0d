export * from "./drawer.js";

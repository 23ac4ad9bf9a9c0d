export * from "./skeleton.js";

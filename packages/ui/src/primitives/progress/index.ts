export * from "./progress.js";

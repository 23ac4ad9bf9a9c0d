export * from "./spinner.js";

export * from "./file-field.js";

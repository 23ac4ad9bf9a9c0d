export * from "./file-field.js";
export * from "./use-file-problem.js";

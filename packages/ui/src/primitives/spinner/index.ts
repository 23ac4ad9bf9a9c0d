export * from "./spinner.js";
export * from "./spinner-drawing.js";

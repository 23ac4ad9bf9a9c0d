export * from "./hand-over-code.js";

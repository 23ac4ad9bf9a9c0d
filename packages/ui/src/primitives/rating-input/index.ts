export * from "./rating-input.js";

export * from "./rating.js";

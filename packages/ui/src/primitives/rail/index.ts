export * from "./rail.js";

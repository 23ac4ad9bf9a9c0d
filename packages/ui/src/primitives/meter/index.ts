export * from "./meter.js";

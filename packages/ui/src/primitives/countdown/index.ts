export * from "./countdown.js";

export * from "./calendar.js";

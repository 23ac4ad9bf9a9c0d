export * from "./opening-hours.js";
export * from "./hours-of-week.js";

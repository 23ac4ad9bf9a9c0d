export * from "./calendar.js";
export * from "./chart.js";
export * from "./choices.js";
export * from "./numbers.js";
export * from "./pages.js";
export * from "./table.js";

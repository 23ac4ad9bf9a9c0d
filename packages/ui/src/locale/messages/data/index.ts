export * from "./calendar.js";
export * from "./choices.js";
export * from "./pages.js";
export * from "./table.js";

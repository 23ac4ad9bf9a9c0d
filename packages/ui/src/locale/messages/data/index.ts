export * from "./pages.js";
export * from "./table.js";

export * from "./pages.js";

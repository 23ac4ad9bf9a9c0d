export * from "./site-footer.js";

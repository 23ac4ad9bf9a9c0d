export * from "./empty-plate.js";

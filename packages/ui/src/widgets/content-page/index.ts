export * from "./content-page.js";

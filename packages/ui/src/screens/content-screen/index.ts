export * from "./content-screen.js";

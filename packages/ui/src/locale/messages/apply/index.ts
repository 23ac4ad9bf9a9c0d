export * from "./application.js";
export * from "./contact.js";
export * from "./content.js";

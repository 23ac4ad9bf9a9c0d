export * from "./chip-group.js";

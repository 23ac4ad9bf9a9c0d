export * from "./badge.js";

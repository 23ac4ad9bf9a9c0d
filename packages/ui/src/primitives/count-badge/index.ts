export * from "./count-badge.js";

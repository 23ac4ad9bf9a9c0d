export * from "./section-head.js";

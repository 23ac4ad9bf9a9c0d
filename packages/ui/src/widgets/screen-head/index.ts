export * from "./screen-head.js";

export * from "./picture.js";

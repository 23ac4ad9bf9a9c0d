export * from "./store-frame.js";

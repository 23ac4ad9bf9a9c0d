export * from "./route-loading.js";

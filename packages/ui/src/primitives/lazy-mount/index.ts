export * from "./lazy-mount.js";

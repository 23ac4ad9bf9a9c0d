export * from "./noscript.js";
export * from "./mount-queue.js";
export * from "./use-lazy-mount.js";

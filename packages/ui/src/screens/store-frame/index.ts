export * from "./store-frame.js";
export * from "./use-preorder.js";

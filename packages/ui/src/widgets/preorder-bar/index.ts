export * from "./preorder-bar.js";

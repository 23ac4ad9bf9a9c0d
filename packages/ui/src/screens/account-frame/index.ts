export * from "./account-frame.js";

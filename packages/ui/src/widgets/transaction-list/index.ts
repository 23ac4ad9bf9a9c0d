export * from "./transaction-list.js";

export * from "./transaction-list.js";
export * from "./transaction-row.js";
export * from "./wallet-entry-row.js";
export * from "./payment-row.js";

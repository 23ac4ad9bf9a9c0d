export * from "./status-badge.js";

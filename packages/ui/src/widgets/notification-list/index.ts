export * from "./notification-list.js";

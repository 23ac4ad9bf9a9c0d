export * from "./member-row.js";

export * from "./sub-page-header.js";

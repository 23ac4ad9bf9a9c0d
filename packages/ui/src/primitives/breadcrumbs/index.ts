export * from "./breadcrumbs.js";

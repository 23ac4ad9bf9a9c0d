export * from "./icon.js";
export * as drawings from "./icon-nodes.js";

export * from "./popover.js";

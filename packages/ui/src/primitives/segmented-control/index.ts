export * from "./segmented-control.js";

export * from "./vendor-conflict-dialog.js";

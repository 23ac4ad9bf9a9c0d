export * from "./reorder-changes-dialog.js";

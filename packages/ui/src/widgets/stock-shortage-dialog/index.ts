export * from "./stock-shortage-dialog.js";

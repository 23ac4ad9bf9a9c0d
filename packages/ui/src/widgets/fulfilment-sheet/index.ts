export * from "./fulfilment-sheet.js";

export { useAreaLine } from "./use-area-line.js";
export { FulfilmentSheetContext, useOpenFulfilmentSheet } from "./fulfilment-sheet-context.js";
export { readFulfilment, useFulfilment } from "./use-fulfilment.js";

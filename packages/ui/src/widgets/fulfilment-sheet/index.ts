export {
  type FulfilmentSheetProps,
  type FulfilmentValue,
  FulfilmentSheet,
  type PlaceValue,
} from "./fulfilment-sheet.js";

export {
  AllergyWarning,
  type AllergyWarningProps,
  OrderLines,
  type OrderLinesProps,
  OrderNote,
  type OrderNoteProps,
} from "./order-lines.js";

export { type PaymentMethodKind, paymentMethodTable } from "./payment-method-table.js";
export {
  type PaymentMethodData,
  usePaymentMethodPresentation,
  type PaymentMethodPickerProps,
  PaymentMethodPicker,
} from "./payment-method-picker.js";

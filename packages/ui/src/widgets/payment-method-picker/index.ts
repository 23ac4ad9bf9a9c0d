export {
  type PaymentMethodKind,
  type PaymentMethodData,
  usePaymentMethodPresentation,
  type PaymentMethodPickerProps,
  PaymentMethodPicker,
} from "./payment-method-picker.js";

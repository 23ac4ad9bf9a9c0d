export { clearOrderAttempt, clearShownAttempt } from "./order-attempt.js";
export {
  clearCheckoutDraft,
  clearCheckoutDrafts,
  forgetDraftFulfilment,
  useCheckoutDraft,
} from "./use-checkout-draft.js";
export { useCheckout } from "./use-checkout.js";
export { useDeliveryAddress } from "./use-delivery-address.js";
export { useOrderPlaced } from "./use-order-placed.js";
export { usePaymentChoice } from "./use-payment-choice.js";
export { useQuote } from "./use-quote.js";

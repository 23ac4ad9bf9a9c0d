export { clearOrderAttempt, clearShownAttempt } from "./order-attempt.js";
export { clearCheckoutDrafts, forgetDraftFulfilment } from "./use-checkout-draft.js";
export { useCartToOrder } from "./use-cart-to-order.js";
export { useOrderPlaced } from "./use-order-placed.js";
export { type Orderable, useOrdering } from "./use-ordering.js";

export { type Choice } from "./add-to-cart.js";
export { CartActionsProvider, useCartActions } from "./cart-actions.js";
export { CartOverlaysOnDemand } from "./cart-overlays-on-demand.js";
export {
  clearPendingQuantities,
  resumePendingQuantities,
  showCart,
  reduceToAvailableStock,
} from "./cart-quantities.js";
export { changeLine, choiceOf } from "./change-line.js";
export { followOtherTabs } from "./follow-other-tabs.js";
export { useCartContent } from "./use-cart-content.js";
export { useCartSuggestions } from "./use-cart-suggestions.js";
export { useCart, useCartReconciliation } from "./use-cart.js";
export { useCoupon } from "./use-coupon.js";
export { useMenu } from "./use-menu.js";
export { useProductQuantities } from "./use-product-quantities.js";
export { default as CartCoupon } from "./cart-coupon.js";

import { REHYDRATE } from "redux-persist";
import { clampQuantity } from "../stores/quantity-limit.js";
import type { LoggedOutAction } from "./auth.js";
import type { CartReconciledAction } from "./cart-reconciled.js";
import { ignoreOtherAction } from "./ignore-other-action.js";
import { isId } from "./opaque-id.js";
import type { RehydrateAction } from "./rehydrate.js";
import { MAX_QUANTITY, type QuantityMap } from "./saved-fields.js";

/** Actions of the quantities by product id (REQ-CART-08). Quantities become whole numbers, never below 0. */
export const productQuantitiesActions = {
  set: (payload: { productId: string; quantity: number }) =>
    ({ type: "productQuantities/set", payload }) as const,
  increment: (productId: string) => ({ type: "productQuantities/increment", payload: productId }) as const,
  /** Lowers the quantity by 1, only if above 0 (REQ-CART-10). */
  decrement: (productId: string) => ({ type: "productQuantities/decrement", payload: productId }) as const,
  resetOne: (productId: string) => ({ type: "productQuantities/resetOne", payload: productId }) as const,
  /** Empties the map and removes its storage key (REQ-STORAGE-29). */
  resetAll: () => ({ type: "productQuantities/resetAll" }) as const,
};

type ProductQuantitiesAction = ReturnType<
  (typeof productQuantitiesActions)[keyof typeof productQuantitiesActions]
>;

const initialState: QuantityMap = {};

/** Quantity of a product in the cart; 0 if it is not in it (REQ-STORAGE-07). */
export function quantityIn(quantities: QuantityMap, productId: string): number {
  return Object.hasOwn(quantities, productId) ? quantities[productId]! : 0;
}

/** Reducer of the quantities (REQ-STORAGE-07). */
export function productQuantitiesReducer(
  state = initialState,
  action: ProductQuantitiesAction | CartReconciledAction | LoggedOutAction | RehydrateAction,
): QuantityMap {
  switch (action.type) {
    case "productQuantities/set":
      return withQuantity(state, action.payload.productId, action.payload.quantity);
    case "productQuantities/increment":
      return withQuantity(state, action.payload, quantityIn(state, action.payload) + 1);
    case "productQuantities/decrement": {
      const quantity = quantityIn(state, action.payload);
      return quantity > 0 ? withQuantity(state, action.payload, quantity - 1) : state;
    }
    case "productQuantities/resetOne":
      return withQuantity(state, action.payload, 0);
    case "cart/reconciled":
      return action.payload.quantities;
    case REHYDRATE:
      return restored(state, action.payload?.quantities);
    case "productQuantities/resetAll":
    case "auth/loggedOut":
      return initialState;
    default:
      return ignoreOtherAction(state, action);
  }
}

/** An empty map stays the same object, so that a page which restores nothing is not rendered again. */
function restored(state: QuantityMap, stored: QuantityMap = state): QuantityMap {
  const isEmpty = [state, stored].every((quantities) => Object.keys(quantities).length === 0);
  return isEmpty ? state : stored;
}

function withQuantity(quantities: QuantityMap, productId: string, quantity: number): QuantityMap {
  return isId(productId) ? { ...quantities, [productId]: clampQuantity(quantity, MAX_QUANTITY) } : quantities;
}

import { REHYDRATE } from "redux-persist";
import type { LoggedOutAction } from "./auth.js";
import { type CartReconciledAction, idsInCart } from "./cart-reconciled.js";
import { ignoreOtherAction } from "./ignore-other-action.js";
import { isId } from "./opaque-id.js";
import type { RehydrateAction } from "./rehydrate.js";

/** Cart state: the count is restored from storage, the ids start empty (REQ-STORAGE-04). */
export interface CartState {
  count: number;
  ids: string[];
}

/** Actions of the cart; each takes a product id (REQ-CART-04). */
export const cartActions = {
  /** Raises the count only if the product is not yet listed (REQ-CART-04). */
  productAdded: (id: string) => ({ type: "cart/productAdded", payload: id }) as const,
  /** Lowers the count, not below 0, and removes the id (REQ-CART-05). */
  productRemoved: (id: string) => ({ type: "cart/productRemoved", payload: id }) as const,
  /** Empties the ids and sets the count to 0 (REQ-CART-06). */
  cleared: () => ({ type: "cart/cleared" }) as const,
};

type CartAction = ReturnType<(typeof cartActions)[keyof typeof cartActions]>;

const initialState: CartState = { count: 0, ids: [] };

/** Reducer of the cart state (REQ-STORAGE-04). */
export function cartReducer(
  state = initialState,
  action: CartAction | CartReconciledAction | LoggedOutAction | RehydrateAction,
): CartState {
  switch (action.type) {
    case "cart/productAdded":
      if (!isId(action.payload) || state.ids.includes(action.payload)) return state;
      return { count: state.count + 1, ids: [...state.ids, action.payload] };
    case "cart/productRemoved":
      return {
        count: Math.max(0, state.count - 1),
        ids: state.ids.filter((id) => id !== action.payload),
      };
    case "cart/reconciled": {
      const ids = idsInCart(action.payload.quantities);
      return { count: ids.length, ids };
    }
    case REHYDRATE: {
      const { count, quantities } = action.payload ?? {};
      if (count === undefined && quantities === undefined) return state;
      return {
        count: count ?? state.count,
        // The list is never stored (REQ-STORAGE-24) and starts empty. The ids follow from the quantities of another tab.
        ids: quantities === undefined || !action.fromOtherTab ? state.ids : idsInCart(quantities),
      };
    }
    case "cart/cleared":
    case "auth/loggedOut":
      return initialState;
    default:
      return ignoreOtherAction(state, action);
  }
}

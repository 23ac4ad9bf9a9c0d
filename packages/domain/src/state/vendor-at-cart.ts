import { REHYDRATE } from "redux-persist";
import type { LoggedOutAction } from "./auth.js";
import type { CartReconciledAction } from "./cart-reconciled.js";
import { ignoreOtherAction } from "./ignore-other-action.js";
import { isId } from "./opaque-id.js";
import type { RehydrateAction } from "./rehydrate.js";

/** The vendor whose products the cart holds, or null (REQ-STORAGE-09). */
export type VendorAtCartState = string | null;

/** Actions of the vendor lock (REQ-CART-14). */
export const vendorAtCartActions = {
  set: (vendorId: string) => ({ type: "vendorAtCart/set", payload: vendorId }) as const,
  cleared: () => ({ type: "vendorAtCart/cleared" }) as const,
};

type VendorAtCartAction = ReturnType<(typeof vendorAtCartActions)[keyof typeof vendorAtCartActions]>;

/** Reducer of the vendor lock (REQ-STORAGE-09). */
export function vendorAtCartReducer(
  state: VendorAtCartState = null,
  action: VendorAtCartAction | CartReconciledAction | LoggedOutAction | RehydrateAction,
): VendorAtCartState {
  switch (action.type) {
    case "vendorAtCart/set":
      return isId(action.payload) ? action.payload : state;
    case "cart/reconciled":
      return action.payload.vendorId;
    case REHYDRATE:
      return action.payload?.vendorId === undefined ? state : action.payload.vendorId;
    case "vendorAtCart/cleared":
    case "auth/loggedOut":
      return null;
    default:
      return ignoreOtherAction(state, action);
  }
}

import { REHYDRATE } from "redux-persist";
import { type Fulfilment, parseFulfilment } from "../orders/fulfilment.js";
import type { LoggedOutAction } from "./auth.js";
import { ignoreOtherAction } from "./ignore-other-action.js";
import type { RehydrateAction } from "./rehydrate.js";

/** What the customer chose on this device; null before they chose (REQ-CATALOG-44). */
export type FulfilmentState = Fulfilment | null;

/** Actions of the fulfilment (REQ-CATALOG-44). */
export const fulfilmentActions = {
  chosen: (fulfilment: Fulfilment) => ({ type: "fulfilment/chosen", payload: fulfilment }) as const,
};

/** Reducer of the fulfilment; it goes with the session, whose addresses it may name (REQ-STORAGE-28). */
export function fulfilmentReducer(
  state: FulfilmentState = null,
  action: ReturnType<typeof fulfilmentActions.chosen> | LoggedOutAction | RehydrateAction,
): FulfilmentState {
  switch (action.type) {
    case "fulfilment/chosen":
      return parseFulfilment(action.payload) ?? state;
    case REHYDRATE:
      return action.payload?.fulfilment === undefined ? state : action.payload.fulfilment;
    case "auth/loggedOut":
      return null;
    default:
      return ignoreOtherAction(state, action);
  }
}

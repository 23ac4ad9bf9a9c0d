import { ignoreOtherAction } from "./ignore-other-action.js";

/** A write to the cart that the server has not answered, as far as it changes the local cart. */
export interface CartWrite {
  vendorId: string;
  /** Null where the products are known only with the answer, as for a reorder. */
  product: { id: string; quantity: number } | null;
  /** The cart holds another vendor's products, which are dropped or parked. */
  replacesCart: boolean;
}

/** Writes in flight, the oldest first. */
export type CartWritesState = readonly CartWrite[];

/** Events of a write in flight; the same object starts and ends it. */
export const cartWritesActions = {
  started: (write: CartWrite) => ({ type: "cartWrites/started", payload: write }) as const,
  ended: (write: CartWrite) => ({ type: "cartWrites/ended", payload: write }) as const,
};

/** No writes in flight. */
export const noCartWrites: CartWritesState = [];

/** Reducer of the writes in flight. */
export function cartWritesReducer(
  state = noCartWrites,
  action: ReturnType<(typeof cartWritesActions)[keyof typeof cartWritesActions]>,
): CartWritesState {
  switch (action.type) {
    case "cartWrites/started":
      return [...state, action.payload];
    case "cartWrites/ended":
      return state.filter((write) => write !== action.payload);
    default:
      return ignoreOtherAction(state, action);
  }
}

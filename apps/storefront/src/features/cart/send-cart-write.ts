import { dispatchAll, reconcileCart } from "@talabee/contract/react";
import {
  addToCart as addCall,
  errorDataOf,
  type ON_CONFLICT,
  type PanelError,
  type VendorConflict,
} from "@talabee/contract";
import {
  applyCartWrite,
  type CartWrite,
  cartWritesActions,
  localCartOf,
  planCartWrite,
  reconcileLocalCart,
  selectCartWrites,
  selectQuantities,
  selectVendorAtCart,
  vendorAtCartActions,
} from "@talabee/domain";
import { type Shop } from "../../platform/index.js";

/** What the server does with a cart of another vendor: refuse with a conflict, replace it or park it. */
export type OnConflict = (typeof ON_CONFLICT)[number];

/** Products to add, as far as they are known before the answer. */
type Added = Omit<CartWrite, "replacesCart">;

export type CartWriteResult<Data> =
  | { outcome: "added"; data: Data }
  /** The cart holds another vendor's products: the customer has to choose. */
  | { outcome: "conflict"; conflict: VendorConflict }
  /** `problem` is null when the session ended meanwhile. */
  | { outcome: "failed"; problem: PanelError | null };

/**
 * Counts a product as added, in the frame of the press: nothing is stored or sent. `sendCartWrite` goes on with what it
 * returns; null where only the server's answer may add it.
 */
export function beginCartWrite(shop: Shop, added: Added, onConflict: OnConflict): CartWrite | null {
  const write = planCartWrite(shop.store.getState(), added, onConflict !== "ask");
  if (write !== null) shop.store.dispatch(cartWritesActions.started(write));
  return write;
}

/** Ends a write that was begun and turned out to be another change. */
export function dropCartWrite({ store }: Shop, write: CartWrite): void {
  store.dispatch(cartWritesActions.ended(write));
}

/**
 * Adds to the cart: in the client-side state at once, and on the server by `send`, which passes `onProblem` on to its
 * call. A conflict with another vendor's cart is returned and shows no toast.
 */
export async function sendCartWrite<Data>(
  shop: Shop,
  write: CartWrite | null,
  send: (onProblem: (problem: PanelError) => boolean) => Promise<Data | null>,
): Promise<CartWriteResult<Data>> {
  const failure: { problem: PanelError | null } = { problem: null };
  const onProblem = (problem: PanelError) => {
    failure.problem = problem;
    return conflictIn(problem) !== null;
  };
  const data = await addOptimistically(shop, write, () => send(onProblem));
  if (data !== null) return { outcome: "added", data };
  const conflict = conflictIn(failure.problem);
  if (conflict === null) return { outcome: "failed", ...failure };
  takeOverVendorLock(shop, conflict);
  return { outcome: "conflict", conflict };
}

function conflictIn(problem: PanelError | null): VendorConflict | null {
  return errorDataOf(addCall, problem, "vendor_conflict");
}

/**
 * Adds to the client-side cart while `send` runs. Afterwards the cart that the server sent last replaces it; where none
 * was loaded yet, what the cart held before. Products of a vendor that the lock keeps out are added by the server's
 * answer alone, unless `onConflict` makes room for them.
 */
async function addOptimistically<Result>(
  shop: Shop,
  write: CartWrite | null,
  send: () => Promise<Result>,
): Promise<Result> {
  const { store } = shop;
  const before = store.getState();
  if (write === null) return send();
  dispatchAll(shop, applyCartWrite(selectQuantities(before), write));
  try {
    return await send();
  } finally {
    // A session that ended has emptied the cart already.
    const isSameSession = selectCartWrites(store.getState()).includes(write);
    store.dispatch(cartWritesActions.ended(write));
    if (isSameSession && !reconcileCart(shop)) {
      dispatchAll(shop, reconcileLocalCart(store.getState(), localCartOf(before)));
    }
  }
}

/** Takes over the vendor lock from a refused write: another device may have changed the cart. */
function takeOverVendorLock(shop: Shop, conflict: VendorConflict): void {
  const { id } = conflict.current_vendor;
  if (selectVendorAtCart(shop.store.getState()) === id) return;
  shop.store.dispatch(vendorAtCartActions.set(id));
  void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
}

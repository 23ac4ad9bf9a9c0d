import { cachedCart, dispatchAll, reconcileCart, showCart, shownCart } from "@talabee/contract/react";
import { cart as cartCall, errorDataOf, type StockShortage, updateCartLine } from "@talabee/contract";
import {
  isSentAgain,
  pendingQuantitiesActions,
  quantityIn,
  quantityRefused,
  reduceToAvailableStock,
  selectNextQuantity,
  selectPendingQuantities,
  selectQuantities,
  setLocalQuantity,
  type ShopAction,
} from "@talabee/domain";
import {
  apiQuery,
  isOnline,
  perShop,
  sendCall,
  type Shop,
  showMessage,
  whenOnline,
} from "../../platform/index.js";

const { pressed, sendStarted, confirmed, failed } = pendingQuantitiesActions;

/** Callbacks by line id, which show the message of a removal. Called once the line is gone from the server's cart. */
const afterRemoval = perShop(() => new Map<string, () => void>());

/**
 * Sets a line's quantity: shown at once, sent after the previous call was answered, so that quick presses become few
 * calls, and sent later while offline. A failure rolls it back with a message (REQ-CART-24). `onRemoved` shows the message
 * of a removal.
 */
export function setLineQuantity(shop: Shop, lineId: string, quantity: number, onRemoved?: () => void): void {
  if (onRemoved === undefined) afterRemoval(shop).delete(lineId);
  else afterRemoval(shop).set(lineId, onRemoved);
  const shownLine = () => shownCart(shop)?.items.find(({ id }) => id === lineId);
  const line = shownLine();
  shop.store.dispatch(pressed({ lineId, quantity }));
  if (line !== undefined) {
    const quantities = selectQuantities(shop.store.getState());
    const change = (shownLine()?.quantity ?? 0) - line.quantity;
    const inCart = quantityIn(quantities, line.product_id) + change;
    dispatchAll(shop, setLocalQuantity(quantities, line.product_id, inCart));
  }
  void sendNext(shop);
}

/** Accepts what is available after a shortage. */
export function takeAvailableStock(shop: Shop, shortages: StockShortage["items"]): void {
  for (const { lineId, quantity } of reduceToAvailableStock(shownCart(shop)?.items ?? [], shortages))
    setLineQuantity(shop, lineId, quantity);
}

/** Sends the quantities that were chosen offline before this page was loaded. */
export async function resumePendingQuantities(shop: Shop): Promise<void> {
  if (selectPendingQuantities(shop.store.getState()).length === 0) return;
  // The calls carry the cart's version, which may have changed since.
  await whenOnline();
  await shop.queryClient.fetchQuery(apiQuery(shop, cartCall)).catch(() => undefined);
  await sendNext(shop);
}

async function sendNext(shop: Shop): Promise<void> {
  await whenOnline();
  const next = selectNextQuantity(shop.store.getState());
  if (next === null) return;
  const { lineId, quantity, limit } = next;
  shop.store.dispatch(sendStarted(lineId));
  // Cancel in-flight reads: their result predates this write.
  await shop.queryClient.cancelQueries({ queryKey: ["cart"] });
  let outcome: ShopAction = failed(lineId);
  try {
    const cart = await sendCall(shop, updateCartLine, {
      // Without a cached cart any version conflicts, and the server answers with the current cart.
      body: { item_id: lineId, quantity, version: cachedCart(shop)?.version ?? 0 },
      // The refusal has shown its message, the correction shows none; a removal may have its own.
      isBackground: quantity === limit,
      isQuiet: quantity === limit || (quantity === 0 && afterRemoval(shop).has(lineId)),
      onProblem: (problem) => {
        const newer = errorDataOf(updateCartLine, problem, "stale_cart");
        outcome = quantityRefused(next, {
          code: problem.code,
          isOnline: isOnline(),
          newerLines: newer && newer.items,
          available: errorDataOf(updateCartLine, problem, "stock_exceeded")?.available ?? null,
        });
        if (newer !== null) showCart(shop, newer);
        if (isSentAgain(outcome)) return true;
        if (newer === null) void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
        // The panel's reason, where it gives one that says more than 'Error updating product quantity' (REQ-MESSAGE-56).
        const { status, code, message } = problem;
        if (status > 0 && status < 500 && code !== "not_found" && message !== "") return false;
        showMessage(shop, "quantity_update_failed", "danger");
        return true;
      },
    });
    if (cart !== null) {
      showCart(shop, cart);
      outcome = confirmed(lineId);
      if (quantity === 0) afterRemoval(shop).get(lineId)?.();
      if (quantity === 0) afterRemoval(shop).delete(lineId);
    }
  } finally {
    shop.store.dispatch(outcome);
    reconcileCart(shop);
  }
  await sendNext(shop);
}

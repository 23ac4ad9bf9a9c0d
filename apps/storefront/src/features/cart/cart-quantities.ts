import {
  cart as cartCall,
  type Cart,
  errorDataOf,
  type PanelError,
  type StockShortage,
  updateCartLine,
} from "@talabee/contract";
import { selectQuantity } from "@talabee/domain";
import { replaceEqualDeep } from "@tanstack/react-query";
import {
  apiQuery,
  createOfflineQueue,
  isOnline,
  perShop,
  queryKey,
  sendCall,
  type Shop,
  showMessage,
  whenOnline,
} from "../../platform/index.js";
import { linesOf, reconcileLocalCart, setLocalQuantity } from "./local-cart.js";

/** Give up after this many version conflicts and show the error. */
const MAX_STALE_TRIES = 10;

/** Quantities that the customer chose and the server has not confirmed, by line id. */
export const pendingQuantities = perShop((shop) => {
  // Responses may arrive out of order: an older version never replaces a newer one.
  shop.queryClient.setQueryDefaults(["cart"], {
    structuralSharing: (cached, received) => {
      const [before, after] = [cached as Cart | undefined, received as Cart];
      return before?.id === after.id && before.version > after.version
        ? before
        : replaceEqualDeep(before, after);
    },
  });
  const queue = createOfflineQueue(shop, "QUANTITIES", (value) => typeof value === "number");
  return Object.assign(queue, { isSending: false });
});

/** Applies pending quantities to a cart; lines with quantity 0 are left out. */
export function withPendingQuantities(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (quantities.size === 0) return cart;
  return {
    ...cart,
    items: cart.items.flatMap((line) => {
      const quantity = quantities.get(line.id);
      if (quantity === undefined) return [line];
      if (quantity === 0) return [];
      return [{ ...line, quantity, line_total: (line.line_total / line.quantity) * quantity }];
    }),
  };
}

/** The cart as the customer sees it: the cached one with the pending quantities; undefined until it has loaded. */
export function shownCart(shop: Shop): Cart | undefined {
  const cart = shop.queryClient.getQueryData<Cart>(queryKey(cartCall, {}, shop.language.get()));
  return cart && withPendingQuantities(cart, pendingQuantities(shop).get());
}

/** Brings the client-side state in step with the cart as it is shown; false while no cart has loaded. */
export function reconcileCart(shop: Shop): boolean {
  const cart = shownCart(shop);
  if (cart === undefined) return false;
  reconcileLocalCart(shop, { lines: linesOf(cart), vendorId: cart.vendor?.id ?? null });
  return true;
}

/** Writes the server's cart to the cache and the client-side state, and drops the copy in the other language. */
export function showCart(shop: Shop, cart: Cart): void {
  const key = queryKey(cartCall, {}, shop.language.get());
  shop.queryClient.setQueryData(key, cart);
  shop.queryClient.removeQueries({
    queryKey: ["cart"],
    predicate: (query) => query.queryKey.at(-1) !== key.at(-1),
  });
  reconcileCart(shop);
}

/**
 * Sets a line's quantity: shown at once, sent after the previous call was answered, so that quick presses become few
 * calls, and sent later while offline. A failure rolls it back with a message; at the stock limit the quantity becomes
 * what is available (REQ-CART-24).
 */
export function setLineQuantity(shop: Shop, lineId: string, quantity: number): void {
  const line = shownCart(shop)?.items.find(({ id }) => id === lineId);
  if (line !== undefined) {
    const inCart = selectQuantity(shop.store.getState(), line.product_id);
    setLocalQuantity(shop, line.product_id, Math.max(0, inCart + quantity - line.quantity));
  }
  pendingQuantities(shop).change((next) => next.set(lineId, quantity));
  if (!pendingQuantities(shop).isSending) void sendPending(shop);
}

/** Reduces lines to the available stock; of several lines with one product, earlier ones are filled first. */
export function reduceToAvailableStock(shop: Shop, shortages: StockShortage["items"]): void {
  const left = new Map(shortages.map(({ product_id, available }) => [product_id, available]));
  for (const { item_id, product_id } of shortages) {
    const line = shownCart(shop)?.items.find(({ id }) => id === item_id);
    if (line === undefined) continue;
    const quantity = Math.min(line.quantity, left.get(product_id) ?? 0);
    left.set(product_id, (left.get(product_id) ?? 0) - quantity);
    setLineQuantity(shop, item_id, quantity);
  }
}

/** Drops the pending quantities when their customer signs out. */
export function clearPendingQuantities(shop: Shop): void {
  pendingQuantities(shop).change((next) => next.clear());
}

/** Sends the quantities that were chosen offline before this page was loaded. */
export async function resumePendingQuantities(shop: Shop): Promise<void> {
  const waiting = pendingQuantities(shop).restore();
  if (waiting.size === 0) return;
  for (const [lineId, quantity] of waiting)
    pendingQuantities(shop).change((next) => next.set(lineId, quantity));
  // The calls carry the cart's version, which may have changed since.
  await whenOnline();
  await shop.queryClient.fetchQuery(apiQuery(shop, cartCall)).catch(() => undefined);
  if (!pendingQuantities(shop).isSending) await sendPending(shop);
}

async function sendPending(shop: Shop): Promise<void> {
  pendingQuantities(shop).isSending = true;
  let staleTries = 0;
  // Stock limits of lines that the server refused: the refusal has shown its message, the correction shows none.
  const left = new Map<string, number>();
  try {
    for (;;) {
      await whenOnline();
      // Cancel in-flight reads: their result predates this write.
      await shop.queryClient.cancelQueries({ queryKey: ["cart"] });
      const next = pendingQuantities(shop).get().entries().next();
      if (next.done) break;
      const [lineId, quantity] = next.value;
      const cached = shop.queryClient.getQueryData<Cart>(queryKey(cartCall, {}, shop.language.get()));
      let again = false;
      const cart = await sendCall(shop, updateCartLine, {
        // Without a cached cart any version conflicts, and the server answers with the current cart.
        body: { item_id: lineId, quantity, version: cached?.version ?? 0 },
        isQuiet: left.get(lineId) === quantity,
        onProblem: (problem) => {
          // The connection was lost while sending: wait until it is back.
          again = problem.code === "network" && !isOnline();
          // Another tab or device changed the cart first: apply the quantity to the newer cart (REQ-UI-06).
          again ||= staleTries++ < MAX_STALE_TRIES && applyNewerCart(shop, lineId, problem);
          return again || rollBack(shop, lineId, problem, left);
        },
      });
      if (cart !== null) {
        staleTries = 0;
        showCart(shop, cart);
      }
      // If the customer chose another quantity meanwhile, it stays pending and is sent next.
      if (!again && pendingQuantities(shop).get().get(lineId) === quantity)
        pendingQuantities(shop).change((rest) => rest.delete(lineId));
      reconcileCart(shop);
    }
  } finally {
    pendingQuantities(shop).isSending = false;
  }
}

/** Shows the newer cart of a version conflict if it still contains the line; returns whether it does. */
function applyNewerCart(shop: Shop, lineId: string, problem: PanelError): boolean {
  const now = errorDataOf(updateCartLine, problem, "stale_cart");
  if (now === null || now.items.every(({ id }) => id !== lineId)) return false;
  showCart(shop, now);
  return true;
}

function rollBack(shop: Shop, lineId: string, problem: PanelError, left: Map<string, number>): boolean {
  pendingQuantities(shop).change((next) => next.delete(lineId));
  const limit = errorDataOf(updateCartLine, problem, "stock_exceeded");
  const now = errorDataOf(updateCartLine, problem, "stale_cart");
  if (now === null) void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
  // The line is gone from the newer cart.
  else showCart(shop, now);
  if (limit !== null) {
    left.set(lineId, limit.available);
    pendingQuantities(shop).change((next) => next.set(lineId, limit.available));
  }
  if (["stock_exceeded", "stale_cart", "unauthenticated"].includes(problem.code)) return false;
  showMessage(shop, "quantity_update_failed", "danger");
  return true;
}

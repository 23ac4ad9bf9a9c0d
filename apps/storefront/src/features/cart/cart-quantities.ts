import {
  cart as cartCall,
  type Cart,
  errorDataOf,
  type PanelError,
  type StockShortage,
  updateCartLine,
} from "@talabee/contract";
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

/** Somebody else who is quicker each time is told of in the end. */
const MOST_STALE_TRIES = 10;

/** Quantities that were pressed and are not yet at the server, by line. */
export const pendingQuantities = perShop((shop) => {
  // An answer overtaken by a newer one is outdated: it changes nothing.
  shop.queryClient.setQueryDefaults(["cart"], {
    structuralSharing: (shown, fresh) => {
      const [before, now] = [shown as Cart | undefined, fresh as Cart];
      return before?.id === now.id && before.version > now.version ? before : replaceEqualDeep(before, now);
    },
  });
  const queue = createOfflineQueue(shop, "QUANTITIES", (value) => typeof value === "number");
  return Object.assign(queue, { isSending: false });
});

/** A cart with the quantities that are on their way put in. */
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

/** The cart as it is shown: the panel's last, with the quantities that are on their way. */
export function shownCart(shop: Shop): Cart | undefined {
  const cart = shop.queryClient.getQueryData<Cart>(queryKey(cartCall, {}, shop.language.get()));
  return cart && withPendingQuantities(cart, pendingQuantities(shop).get());
}

/** Shows a cart of the panel's everywhere; what is cached of it in the other language is outdated with it. */
export function showCart(shop: Shop, cart: Cart): void {
  const key = queryKey(cartCall, {}, shop.language.get());
  shop.queryClient.setQueryData(key, cart);
  shop.queryClient.removeQueries({
    queryKey: ["cart"],
    predicate: (query) => query.queryKey.at(-1) !== key.at(-1),
  });
}

/**
 * Sets a line's quantity: shown at once, sent when the panel has answered the one before, so that quick presses
 * become few calls; without a network, once there is one. Rolled back with a message when it fails; at the stock limit
 * the quantity becomes what is left (REQ-CART-24).
 */
export function setLineQuantity(shop: Shop, lineId: string, quantity: number): void {
  pendingQuantities(shop).change((next) => next.set(lineId, quantity));
  if (!pendingQuantities(shop).isSending) void sendPending(shop);
}

/** Makes lines of the cart smaller by what the panel has no more of: of one product, earlier lines are filled first. */
export function reduceToAvailableStock(shop: Shop, short: StockShortage["items"]): void {
  const left = new Map(short.map(({ product_id, available }) => [product_id, available]));
  for (const { item_id, product_id } of short) {
    const line = shownCart(shop)?.items.find(({ id }) => id === item_id);
    if (line === undefined) continue;
    const quantity = Math.min(line.quantity, left.get(product_id) ?? 0);
    left.set(product_id, (left.get(product_id) ?? 0) - quantity);
    setLineQuantity(shop, item_id, quantity);
  }
}

/** Forgets what is on its way: its customer has left. */
export function clearPendingQuantities(shop: Shop): void {
  pendingQuantities(shop).change((next) => next.clear());
}

/** Sends what was pressed without a network before this page was loaded. */
export async function resumePendingQuantities(shop: Shop): Promise<void> {
  const waiting = pendingQuantities(shop).restore();
  if (waiting.size === 0) return;
  for (const [lineId, quantity] of waiting)
    pendingQuantities(shop).change((next) => next.set(lineId, quantity));
  // The cart may have changed since: its version goes along with what is sent.
  await whenOnline();
  await shop.queryClient.fetchQuery(apiQuery(shop, cartCall)).catch(() => undefined);
  if (!pendingQuantities(shop).isSending) await sendPending(shop);
}

async function sendPending(shop: Shop): Promise<void> {
  pendingQuantities(shop).isSending = true;
  let staleTries = 0;
  // What the panel has left of lines that it has no more of: that they become so was said when it refused more.
  const left = new Map<string, number>();
  try {
    for (;;) {
      await whenOnline();
      // What was asked before is no answer to what is sent now.
      await shop.queryClient.cancelQueries({ queryKey: ["cart"] });
      const next = pendingQuantities(shop).get().entries().next();
      if (next.done) break;
      const [lineId, quantity] = next.value;
      const shown = shop.queryClient.getQueryData<Cart>(queryKey(cartCall, {}, shop.language.get()));
      let again = false;
      const cart = await sendCall(shop, updateCartLine, {
        // Without a cart there is nothing to be pressed; any version is then the wrong one, and the panel sends its own.
        body: { item_id: lineId, quantity, version: shown?.version ?? 0 },
        isQuiet: left.get(lineId) === quantity,
        onProblem: (problem) => {
          // Lost on the way out of the network: it waits like those pressed after.
          again = problem.code === "network" && !isOnline();
          // Another tab or device was first: what was pressed here counts for the cart as it is now (REQ-UI-06).
          again ||= staleTries++ < MOST_STALE_TRIES && applyNewerCart(shop, lineId, problem);
          return again || rollBack(shop, lineId, problem, left);
        },
      });
      if (cart !== null) {
        staleTries = 0;
        showCart(shop, cart);
      }
      // Pressed again meanwhile: the newer quantity is sent next.
      if (!again && pendingQuantities(shop).get().get(lineId) === quantity)
        pendingQuantities(shop).change((rest) => rest.delete(lineId));
    }
  } finally {
    pendingQuantities(shop).isSending = false;
  }
}

/** Shows the cart that the panel has by now, if a line is still in it. */
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
  // What was pressed was about a cart that is none any more: the new one is shown and told of.
  else showCart(shop, now);
  if (limit !== null) {
    left.set(lineId, limit.available);
    pendingQuantities(shop).change((next) => next.set(lineId, limit.available));
  }
  if (["stock_exceeded", "stale_cart", "unauthenticated"].includes(problem.code)) return false;
  showMessage(shop, "quantity_update_failed", "error");
  return true;
}

import { cart as cartCall, type Cart, errorDataOf, type PanelError, updateCartLine } from "@talabee/contract";
import { useSyncExternalStore } from "react";
import { language } from "../app/preferences.js";
import { post } from "./post.js";
import { queryClient } from "./query-client.js";
import { queryKey } from "./query-key.js";
import { say } from "./say.js";

/** Quantities that were pressed and are not yet at the panel, by line. The last press wins. */
type WantedQuantities = ReadonlyMap<string, number>;

let wanted: WantedQuantities = new Map();
let sending = false;
const listeners = new Set<() => void>();

function want(change: (next: Map<string, number>) => void): void {
  const next = new Map(wanted);
  change(next);
  wanted = next;
  for (const listener of listeners) listener();
}

/** The quantities that are on their way, followed as they change. */
export function useWantedQuantities(): WantedQuantities {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => wanted,
  );
}

/** A cart with the quantities that are on their way put in. */
export function withWanted(cart: Cart, quantities: WantedQuantities): Cart {
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
export function shownCart(): Cart | undefined {
  const cart = queryClient.getQueryData<Cart>(queryKey(cartCall, {}, language.get()));
  return cart && withWanted(cart, wanted);
}

/** Shows a cart of the panel's everywhere; what is cached of it in the other language is outdated with it. */
export function showCart(cart: Cart): void {
  const key = queryKey(cartCall, {}, language.get());
  queryClient.setQueryData(key, cart);
  queryClient.removeQueries({
    queryKey: ["cart"],
    predicate: (query) => query.queryKey.at(-1) !== key.at(-1),
  });
}

/**
 * Sets a line's quantity: shown at once, sent when the panel has answered the one before, so that quick
 * presses become few calls. Rolled back with a message when it fails; at the stock limit the quantity becomes
 * what is left (C8).
 */
export function setLineQuantity(lineId: string, quantity: number): void {
  want((next) => next.set(lineId, quantity));
  if (!sending) void sendWanted();
}

/** Forgets what is on its way: its customer has left. */
export function forgetWantedQuantities(): void {
  want((next) => next.clear());
}

async function sendWanted(): Promise<void> {
  sending = true;
  try {
    await queryClient.cancelQueries({ queryKey: ["cart"] });
    for (let next = wanted.entries().next(); !next.done; next = wanted.entries().next()) {
      const [lineId, quantity] = next.value;
      const shown = queryClient.getQueryData<Cart>(queryKey(cartCall, {}, language.get()));
      const cart = await post(updateCartLine, {
        // Without a cart there is nothing to be pressed; any version is then the wrong one, and the panel sends its own.
        body: { item_id: lineId, quantity, version: shown?.version ?? 0 },
        onProblem: (problem) => rollBack(lineId, problem),
      });
      if (cart !== null) showCart(cart);
      // Pressed again meanwhile: the newer quantity is sent next.
      if (wanted.get(lineId) === quantity) want((rest) => rest.delete(lineId));
    }
  } finally {
    sending = false;
  }
}

function rollBack(lineId: string, problem: PanelError): boolean {
  want((next) => next.delete(lineId));
  const left = errorDataOf(updateCartLine, problem, "stock_exceeded");
  const now = errorDataOf(updateCartLine, problem, "stale_cart");
  if (now === null) void queryClient.invalidateQueries({ queryKey: ["cart"] });
  // What was pressed was about a cart that is none any more: the new one is shown and told of.
  else showCart(now);
  if (left !== null) want((next) => next.set(lineId, left.available));
  if (["stock_exceeded", "stale_cart", "unauthenticated"].includes(problem.code)) return false;
  say("quantity_update_failed", "error");
  return true;
}

import {
  cart as cartCall,
  type Cart,
  type PanelError,
  StockExceeded,
  updateCartLine,
} from "@talabee/contract";
import * as z from "zod/mini";
import { language } from "../app/preferences.js";
import { post } from "./post.js";
import { queryClient } from "./query-client.js";
import { queryKey } from "./query-key.js";
import { say } from "./say.js";

/** Quantities that were pressed and are not yet at the panel, by line. The last press wins. */
const wanted = new Map<string, number>();
let sending = false;

/** The cart as it is shown: the panel's last, with the quantities that are on their way. */
export function shownCart(): Cart | undefined {
  return queryClient.getQueryData<Cart>(queryKey(cartCall, {}, language.get()));
}

/** Shows a cart of the panel's everywhere, keeping what was pressed since. */
export function showCart(cart: Cart): void {
  queryClient.setQueryData(queryKey(cartCall, {}, language.get()), { ...cart });
}

/**
 * Sets a line's quantity: shown at once, sent when the panel has answered the one before, so that quick
 * presses become few calls. Rolled back with a message when it fails; at the stock limit the quantity becomes
 * what is left (C8).
 */
export function setLineQuantity(lineId: string, quantity: number): void {
  wanted.set(lineId, quantity);
  const cart = shownCart();
  if (cart !== undefined) showCart(cart);
  if (!sending) void sendWanted();
}

async function sendWanted(): Promise<void> {
  sending = true;
  await queryClient.cancelQueries({ queryKey: ["cart"] });
  try {
    for (let next = wanted.entries().next(); !next.done; next = wanted.entries().next()) {
      const [lineId, quantity] = next.value;
      const cart = await post(updateCartLine, {
        body: { item_id: lineId, quantity },
        onProblem: (problem) => rollBack(lineId, problem),
      });
      // Pressed again meanwhile: the newer quantity is sent next.
      if (wanted.get(lineId) === quantity) wanted.delete(lineId);
      if (cart !== null) showCart(cart);
    }
  } finally {
    sending = false;
  }
}

function rollBack(lineId: string, problem: PanelError): boolean {
  wanted.delete(lineId);
  void queryClient.invalidateQueries({ queryKey: ["cart"] });
  if (problem.code === "stock_exceeded") {
    const left = z.safeParse(StockExceeded, problem.data);
    if (left.success) setLineQuantity(lineId, left.data.available);
    return false;
  }
  if (problem.code === "stale_cart" || problem.code === "unauthenticated") return false;
  say("quantity_update_failed", "error");
  return true;
}

/** A cart with the quantities that are on their way put in. */
export function withWanted(cart: Cart): Cart {
  if (wanted.size === 0) return cart;
  return {
    ...cart,
    items: cart.items.flatMap((line) => {
      const quantity = wanted.get(line.id);
      if (quantity === undefined) return [line];
      if (quantity === 0) return [];
      return [{ ...line, quantity, line_total: (line.line_total / line.quantity) * quantity }];
    }),
  };
}

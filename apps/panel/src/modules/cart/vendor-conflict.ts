import type { Language } from "@talabee/contract";
import { hasVendorConflict } from "@talabee/domain";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { cartLines, carts } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { storeSummary } from "../catalogue/store-dto.js";
import { serializeCartLine } from "./cart-dto.js";
import type { LoadedCart } from "./loaded-cart.js";
import { parkLines } from "./parked-carts.js";

/**
 * Empties a locked cart of another store's products, as the customer decided. Returns the lines that stay. Throws the
 * `ApiError` `vendor_conflict` if they must decide.
 */
export async function resolveVendorConflict(
  tx: Queries,
  cart: LoadedCart,
  storeId: string,
  decision: { onConflict: "ask" | "replace" | "park"; language: Language; now: Date },
): Promise<LoadedCart["lines"]> {
  if (!hasVendorConflict({ vendorId: cart.row.storeId, count: cart.lines.length }, storeId))
    return cart.lines;
  switch (decision.onConflict) {
    case "ask":
      throw vendorConflict(cart, decision.language);
    case "park":
      await parkLines(tx, cart.row, decision.now);
      break;
    case "replace":
      await tx.delete(cartLines).where(eq(cartLines.cartId, cart.row.id));
      await tx.update(carts).set({ couponId: null }).where(eq(carts.id, cart.row.id));
  }
  return [];
}

/** The `vendor_conflict` error with the other store's cart (REQ-CART-19). */
export function vendorConflict(cart: LoadedCart, language: Language): ApiError {
  return new ApiError("vendor_conflict", {
    data: {
      current_vendor: storeSummary(cart.store!, language),
      items_count: cart.lines.reduce((sum, { row }) => sum + row.quantity, 0),
      items: cart.lines.map((line) => serializeCartLine(line, language)),
    },
  });
}

import { type Language, MAX_CART_LINES } from "@talabee/contract";
import { hasVendorConflict } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import type { ChosenOption } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { limitOf } from "../catalogue/product-dto.js";
import { lineKeyOf } from "./add-lines.js";
import { loadLine } from "./loaded-cart.js";
import type { CartState, TargetProduct } from "./read-cart.js";
import type { NextCart, NextLine } from "./save-cart.js";
import { vendorConflict } from "./vendor-conflict.js";

/** A line to add. */
export interface Addition {
  readonly addons: readonly ChosenOption[];
  readonly note: string | null;
  readonly quantity: number;
}

/**
 * The cart with a quantity of a product more; an equal line grows (REQ-CART-17). A cart of another store is emptied before, as
 * the customer decided. Throws the `ApiError`s `vendor_conflict`, `stock_exceeded` and `cart_full`.
 */
export function withAddition(
  { cart, lastPosition }: Pick<CartState, "cart" | "lastPosition">,
  { product, store, groups }: TargetProduct,
  { addons, note, quantity }: Addition,
  { replaces, language }: { replaces: boolean; language: Language },
): NextCart {
  const isOfOther = hasVendorConflict({ vendorId: cart.row.storeId, count: cart.lines.length }, store.id);
  if (isOfOther && !replaces) throw vendorConflict(cart, language);
  const lines: readonly NextLine[] = isOfOther ? [] : cart.lines;
  const inCart = lines
    .filter((line) => line.product.id === product.id)
    .reduce((sum, line) => sum + line.row.quantity, 0);
  const available = limitOf(product);
  if (inCart + quantity > available) {
    throw new ApiError("stock_exceeded", { data: { product_id: product.id, available } });
  }
  const sorted = addons.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lineKey = lineKeyOf(product.id, sorted, note);
  const equal = lines.find(({ row }) => lineKeyOf(row.productId, row.addons, row.note) === lineKey);
  const next: NextLine[] =
    equal === undefined
      ? [
          ...lines,
          {
            ...loadLine(
              { id: randomUUID(), productId: product.id, addons: sorted, note, quantity },
              product,
              groups,
            ),
            added: { position: lastPosition + 1, lineKey },
          },
        ]
      : lines.map((line) => (line === equal ? withQuantity(line, line.row.quantity + quantity) : line));
  if (next.length > MAX_CART_LINES) throw new ApiError("cart_full");
  return { storeId: store.id, couponId: isOfOther ? null : cart.row.couponId, lines: next };
}

/** A line with another quantity, and the total that follows. */
export function withQuantity({ row, product, groups }: NextLine, quantity: number): NextLine {
  return loadLine({ ...row, quantity }, product, groups);
}

/** The cart with other lines of its own; an empty one has no store and no coupon. */
export function withLines({ cart: { row } }: CartState, lines: readonly NextLine[]): NextCart {
  const isEmpty = lines.length === 0;
  return { storeId: isEmpty ? null : row.storeId, couponId: isEmpty ? null : row.couponId, lines };
}

import { exact, MAX_AMOUNT } from "./minor-units.js";

/** One line of a cart; prices in minor units for one unit. */
export interface PricedLine {
  unit_price: number;
  addons: readonly { price: number; quantity: number }[];
  quantity: number;
}

/**
 * The price of one unit: the sale price while the product is on sale (REQ-MONEY-14). Minor units. Throws a RangeError on
 * an invalid amount.
 */
export function unitPrice(product: { price: number; sale_price: number | null; on_sale: boolean }): number {
  return exact(product.on_sale ? (product.sale_price ?? product.price) : product.price, "price");
}

/**
 * One unit with its add-ons, times the quantity (REQ-MONEY-14). Minor units. A total above the largest amount is
 * returned as one minor unit above it: enough for a quote to refuse it, and safe to add up (REQ-MONEY-13). Throws a
 * RangeError on an invalid amount.
 */
export function lineTotal({ unit_price, addons, quantity }: PricedLine): number {
  let unit = exact(unit_price, "unit price");
  for (const addon of addons) {
    unit += exact(addon.price, "add-on price") * exact(addon.quantity, "add-on quantity");
  }
  // An inexact product is still above the bound.
  return Math.min(unit * exact(quantity, "quantity"), MAX_AMOUNT + 1);
}

/**
 * The sum of all lines, before discount and fees (REQ-MONEY-14). Minor units. Throws a RangeError on an invalid amount.
 */
export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => exact(sum + lineTotal(line), "subtotal"), 0);
}

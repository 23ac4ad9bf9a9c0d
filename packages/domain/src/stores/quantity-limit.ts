/** The limits on the quantity of one product; null is no limit. */
export interface QuantityBounds {
  stock: number | null;
  max_per_order: number | null;
}

/** The maximum quantity of a product in one order: the smaller of stock and maximum (REQ-CATALOG-32). Never below 0. */
export function quantityLimit({ stock, max_per_order }: QuantityBounds): number {
  return clampQuantity(stock ?? Infinity, clampQuantity(max_per_order ?? Infinity, Number.MAX_SAFE_INTEGER));
}

/** Truncates a requested quantity to a whole one from 0 to `limit`; NaN becomes 0 (REQ-CATALOG-32). */
export function clampQuantity(wanted: number, limit: number): number {
  const whole = Math.trunc(Math.max(0, Math.min(wanted, limit)));
  return Number.isNaN(whole) ? 0 : whole;
}

import { type PricedLine, lineTotal } from "../money/line-total.js";
import { clampQuantity } from "../stores/quantity-limit.js";

/** A line of an order as it was; prices in dirhams. */
export interface OrderedLine {
  product_id: string;
  unit_price: number;
  addons: readonly { id: string; price: number; quantity: number }[];
  note: string | null;
  quantity: number;
}

/** What an ordered product is today; prices in dirhams. */
export interface ProductToday {
  unit_price: number;
  /** The most an order may hold, see `quantityLimit`, less what is in the cart already. */
  limit: number;
  /** The options that can be had. */
  addons: readonly { id: string; price: number; max: number }[];
}

/** In what way ordering again is not the same: gone, at another price, or fewer of it (REQ-ORDER-39). */
export const REORDER_CHANGES = ["removed", "price", "limit"] as const;
export type ReorderChange = (typeof REORDER_CHANGES)[number];

/** What goes into the cart, at today's prices, and what is not as it was: each product and kind once. */
export interface ReorderPlan {
  lines: OrderedLine[];
  changes: { product_id: string; kind: ReorderChange }[];
}

/**
 * Orders again (REQ-ORDER-39): what of an order goes into the cart today. A product that is gone or sold out is left
 * out, and so is one whose options can no longer be had as they were, since without them it is another dish. Of a
 * product with a bound the earlier lines are filled first. `today` gives a product of the same store, or null when it
 * is not sold any more.
 */
export function planReorder(
  ordered: readonly OrderedLine[],
  today: (productId: string) => ProductToday | null,
): ReorderPlan {
  const left = new Map<string, number>();
  const lines: OrderedLine[] = [];
  const changes = new Map<string, { product_id: string; kind: ReorderChange }>();
  for (const line of ordered) {
    const { product_id, note } = line;
    const tell = (kind: ReorderChange) => changes.set(`${kind} ${product_id}`, { product_id, kind });
    const product = today(product_id);
    const addons = product && addonsToday(line, product);
    const limit = left.get(product_id) ?? product?.limit ?? 0;
    const quantity = clampQuantity(line.quantity, limit);
    if (!product || !addons || quantity === 0) {
      tell("removed");
      continue;
    }
    left.set(product_id, limit - quantity);
    if (quantity < line.quantity) tell("limit");
    const again = { product_id, unit_price: product.unit_price, addons, note, quantity };
    if (priceOfOne(again) !== priceOfOne(line)) tell("price");
    lines.push(again);
  }
  return { lines, changes: [...changes.values()] };
}

/** The line's options at today's prices; null when one of them cannot be had as it was. */
function addonsToday(line: OrderedLine, product: ProductToday): OrderedLine["addons"] | null {
  const addons = line.addons.flatMap(({ id, quantity }) => {
    const option = product.addons.find((one) => one.id === id);
    return option && quantity <= option.max ? [{ id, quantity, price: option.price }] : [];
  });
  return addons.length === line.addons.length ? addons : null;
}

function priceOfOne({ unit_price, addons }: Omit<PricedLine, "quantity">): number {
  return lineTotal({ unit_price, addons, quantity: 1 });
}

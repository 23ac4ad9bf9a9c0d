import { type PricedLine, lineTotal } from "../money/line-total.js";
import { clampQuantity } from "../stores/quantity-limit.js";

/** A line of a past order; prices in minor units. */
export interface OrderedLine {
  product_id: string;
  unit_price: number;
  addons: readonly { id: string; price: number; quantity: number }[];
  note: string | null;
  quantity: number;
}

/** The current state of an ordered product; prices in minor units. */
export interface ProductToday {
  unit_price: number;
  /** The most an order may hold, see `quantityLimit`, less what is in the cart already. */
  limit: number;
  /** The available options. */
  addons: readonly { id: string; price: number; max: number }[];
}

/** How a reordered product differs: unavailable, at another price, or fewer of it (REQ-ORDER-39). */
export const REORDER_CHANGES = ["removed", "price", "limit"] as const;
export type ReorderChange = (typeof REORDER_CHANGES)[number];

/** The lines for the cart at current prices, and the differences: each product and kind once. */
export interface ReorderPlan {
  lines: OrderedLine[];
  changes: { product_id: string; kind: ReorderChange }[];
}

/**
 * Orders again (REQ-ORDER-39): the lines of an order that can go into the cart. Leaves out products that are sold
 * out or no longer sold, and those whose options are unavailable, because without them it is another dish. When a
 * product has a limit, earlier lines are filled first. `today` returns a product of the same store, or null when it is
 * no longer sold.
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

/** The line's options at current prices; null when one of them is unavailable. */
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

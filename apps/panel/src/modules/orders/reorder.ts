import type { CallBody, CallData, Language, reorder } from "@talabee/contract";
import { planReorder, type ProductToday } from "@talabee/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, products } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { addLines } from "../cart/add-lines.js";
import { brokenGroup } from "../cart/cart-problems.js";
import { changeCart } from "../cart/change-cart.js";
import { addonGroupsOf, currentUnitPrice, type LoadedLine } from "../cart/loaded-cart.js";
import { resolveVendorConflict } from "../cart/vendor-conflict.js";
import { limitOf } from "../catalogue/product-dto.js";
import { type OrderLineRow, type OrderRow, storeOfOrder } from "../order-record/order-rows.js";

/**
 * Adds an order's products to the cart again, as far as they are available, and lists what changed (REQ-ORDER-39).
 * Throws the `ApiError`s `nothing_available`, `store_inactive` and `vendor_conflict`.
 */
export async function reorderIntoCart(
  panel: Panel,
  order: OrderRow,
  onConflict: CallBody<typeof reorder>["on_conflict"],
  language: Language,
): Promise<CallData<typeof reorder>> {
  let changes: CallData<typeof reorder>["changes"] = [];
  const cart = await changeCart(panel, order.userId, language, async (tx, present) => {
    const store = await storeOfOrder(tx, order);
    if (!store.active) throw new ApiError("store_inactive");
    const ordered = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.position));
    const today = await productsToday(tx, order.storeId, ordered);
    const available = [...today.values()].some(({ limit }) => limit > 0);
    if (!available) throw new ApiError("nothing_available");
    const lines = await resolveVendorConflict(tx, present, order.storeId, {
      onConflict,
      language,
      now: panel.clock(),
    });
    const plan = planReorder(
      ordered.map(({ productId, unitPrice, addons, note, quantity }) => ({
        product_id: productId,
        unit_price: unitPrice,
        addons,
        note,
        quantity,
      })),
      (id) => withoutCartQuantity(today.get(id), lines, id),
    );
    const orderable = plan.lines.filter((line) => !violatesGroup(line, today.get(line.product_id)));
    if (orderable.length === 0) throw new ApiError("nothing_available");
    await addLines(
      tx,
      present.row.id,
      order.storeId,
      orderable.map(({ product_id, addons, note, quantity }) => ({
        productId: product_id,
        addons: addons.map(({ id, quantity: count }) => ({ id, quantity: count })),
        note,
        quantity,
      })),
    );
    const dropped = plan.lines.flatMap((line) => (orderable.includes(line) ? [] : [line.product_id]));
    const names = new Map(ordered.map((line) => [line.productId, line.name[language]]));
    changes = [
      ...plan.changes.filter(({ product_id }) => !dropped.includes(product_id)),
      ...[...new Set(dropped)].map((product_id) => ({ product_id, kind: "removed" as const })),
    ].map(({ product_id, kind }) => ({ product_id, name: names.get(product_id) ?? product_id, kind }));
  });
  return { cart, changes };
}

interface Today extends ProductToday {
  readonly groups: LoadedLine["groups"];
}

async function productsToday(
  tx: Queries,
  storeId: string,
  ordered: readonly OrderLineRow[],
): Promise<Map<string, Today>> {
  const ids = [...new Set(ordered.map(({ productId }) => productId))];
  const rows = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.storeId, storeId), eq(products.active, true)));
  const groups = await addonGroupsOf(tx, ids);
  return new Map(
    rows.map((product) => {
      const ofProduct = groups.get(product.id) ?? [];
      const addons = ofProduct.flatMap(({ options }) => options.filter(({ in_stock }) => in_stock));
      const today = {
        unit_price: currentUnitPrice(product),
        limit: limitOf(product),
        addons,
        groups: ofProduct,
      };
      return [product.id, today];
    }),
  );
}

/** What is in the cart already counts towards the limit. */
function withoutCartQuantity(
  today: Today | undefined,
  lines: readonly LoadedLine[],
  id: string,
): Today | null {
  if (today === undefined) return null;
  const inCart = lines
    .filter(({ product }) => product.id === id)
    .reduce((sum, { row }) => sum + row.quantity, 0);
  return { ...today, limit: Math.max(0, today.limit - inCart) };
}

/** A group's rule may have changed since: a line that violates it cannot be ordered. */
function violatesGroup(
  line: { addons: readonly { id: string; quantity: number }[] },
  today: Today | undefined,
): boolean {
  if (today === undefined) return true;
  const options = today.groups.flatMap((group) => group.options);
  const addons = line.addons.flatMap(({ id, quantity }) => {
    const option = options.find((one) => one.id === id);
    return option === undefined ? [] : [{ ...option, quantity }];
  });
  return brokenGroup({ groups: today.groups, addons }) !== undefined;
}

import { isServed } from "@talabee/domain";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { type ChosenOption, products, stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { addonRuleProblem, brokenGroup, toApiError } from "./cart-problems.js";
import { type AddonGroupRow, addonGroupsOf } from "./loaded-cart.js";
import type { TargetProduct } from "./read-cart.js";

/** The wanted product with its chosen options. Throws an `ApiError` if it cannot be ordered like this. */
export async function findProductForSale(
  queries: Queries,
  requested: { readonly product_id: string; readonly addons: readonly ChosenOption[] },
) {
  const [found] = await queries
    .select({ product: products, store: stores })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, requested.product_id), eq(products.active, true)));
  if (found === undefined || found.store.isDraft) throw new ApiError("not_found");
  const groups = (await addonGroupsOf(queries, [found.product.id])).get(found.product.id) ?? [];
  return { ...found, addons: optionsForSale({ ...found, groups }, requested.addons) };
}

/** The chosen options of a product. Throws an `ApiError` if it cannot be ordered like this. */
export function optionsForSale(
  { store, groups }: Pick<TargetProduct, "store" | "groups">,
  addons: readonly ChosenOption[],
): ChosenOption[] {
  if (!store.active) throw new ApiError("store_inactive");
  if (store.orderTypes.every(isServed)) throw new ApiError("dine_in_only");
  return checkAddons(addons, groups);
}

/** Validates chosen options against the rules of their groups. */
export function checkAddons(
  requested: readonly ChosenOption[],
  groups: readonly AddonGroupRow[],
): ChosenOption[] {
  const sums = new Map<string, number>();
  for (const { id, quantity } of requested) sums.set(id, (sums.get(id) ?? 0) + quantity);
  const addons = [...sums].map(([id, quantity]) => {
    const group = groups.find(({ options }) => options.some((option) => option.id === id));
    const option = group?.options.find((candidate) => candidate.id === id);
    if (group === undefined || option === undefined) {
      throw new ApiError("validation_failed", { errors: { addons: ["value_invalid"] } });
    }
    if (!option.in_stock) throw toApiError(addonRuleProblem(group));
    return { ...option, quantity };
  });
  const broken = brokenGroup({ groups, addons });
  if (broken !== undefined) throw toApiError(addonRuleProblem(broken));
  return addons.map(({ id, quantity }) => ({ id, quantity })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

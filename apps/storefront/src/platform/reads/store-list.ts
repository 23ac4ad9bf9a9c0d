import { STORE_SORTS, vendors } from "@talabee/contract";
import { FULFILMENT_PARAMS, type KnownFulfilment } from "@talabee/contract/react";
import { firstCharacters, listStart, paths, readStoreFilters } from "@talabee/domain";

/** In the address of a list of stores: any order type, where the customer chose one for all lists. */
export const ANY_ORDER_TYPE = "any";
export const NO_SORT = "recommended" as const;

/** Filters, order, text and start of a list of stores. The order type is the chosen one, unless the address has another. */
export function storeFiltersOf(params: URLSearchParams, { chosen }: Pick<KnownFulfilment, "chosen">) {
  const filters = readStoreFilters(params);
  const order_type =
    filters.order_type ?? (params.get("order_type") === ANY_ORDER_TYPE ? undefined : chosen?.orderType);
  return {
    value: { ...filters, order_type },
    sort: STORE_SORTS.find((one) => one === params.get("sort")) ?? NO_SORT,
    /** Text that filters the list by name. */
    text: firstCharacters(params.get("q") ?? "", 80),
    ...listStart(params),
  };
}

/** The category of a list of stores; undefined for all. */
export const categoryOf = (categoryId: string) =>
  categoryId === paths.everyCategory ? undefined : categoryId;

type StoreFilters = Pick<ReturnType<typeof storeFiltersOf>, "value" | "sort" | "cursor">;

/** @param q The text once the customer pauses. */
export function storeListRead(
  category_id: string | undefined,
  { query }: Pick<KnownFulfilment, "query">,
  { value, sort, cursor }: StoreFilters,
  q: string,
) {
  // The cursor is of the list without a place and time; with them the stores come in another order.
  const isAnywhere = !Object.values({ ...query }).some((one) => one !== undefined);
  const filters = { category_id, ...value, q: q || undefined, cursor: isAnywhere ? cursor : undefined };
  return [
    vendors,
    {
      query: { ...query, ...filters, sort: sort === NO_SORT ? undefined : sort },
      enabled: query !== undefined,
      filterParams: [...FULFILMENT_PARAMS, ...Object.keys(value), "sort", "q", "cursor"],
      paged: true,
    },
  ] as const;
}

import { categories, search, SEARCH_TYPES, suggest } from "@talabee/contract";
import { firstCharacters, readLine } from "@talabee/domain";

/** All categories of stores. */
export const categoriesRead = () => [categories] as const;

/** What was searched for; null on the page of categories. */
export const searchedText = (params: URLSearchParams) =>
  firstCharacters(readLine(params.get("q") ?? ""), 80) || null;

/** The results of a search. */
export const searchRead = (q: string | null, type: string | null, cursor: string | undefined) =>
  [
    search,
    {
      query: { q: q ?? undefined, type: SEARCH_TYPES.find((one) => one === type), cursor },
      enabled: q !== null,
      filterParams: ["type", "cursor"],
      list: "products",
      paged: true,
    },
  ] as const;

/** Suggestions for a text; those for none are the popular products. */
export const suggestRead = (q: string) => [suggest, { query: { q }, enabled: q !== "" }] as const;

/** The text that a store's menu is searched for. */
export const menuSearchOf = (params: URLSearchParams) => firstCharacters(params.get("q") ?? "", 80);

/** The dishes of a store's menu that a text finds. */
export const menuSearchRead = (storeId: string, q: string) =>
  [
    search,
    {
      query: { q: q || undefined, type: "product", vendor_id: storeId },
      enabled: q !== "",
      filterParams: ["q"],
      list: "products",
      paged: true,
    },
  ] as const;

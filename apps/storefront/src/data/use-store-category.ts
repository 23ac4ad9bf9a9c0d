import { storeCategory } from "@talabee/contract";
import { usePagedQuery } from "./use-paged-query.js";

/** One category of a store's menu, page by page. */
export function useStoreCategory(storeId: string, categoryId: string) {
  const query = usePagedQuery(
    storeCategory,
    { params: { id: storeId, cat: categoryId } },
    (page) => page.products.next_cursor,
  );
  return {
    ...query,
    category: query.pages[0]?.category,
    products: query.pages.flatMap((page) => page.products.items),
  };
}

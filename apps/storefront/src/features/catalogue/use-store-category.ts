import { storeCategory } from "@talabee/contract";
import { useMemo } from "react";
import { usePagedQuery } from "../../platform/index.js";

/** One category of a store's menu, page by page. */
export function useStoreCategory(storeId: string, categoryId: string) {
  const query = usePagedQuery(
    storeCategory,
    { params: { id: storeId, cat: categoryId } },
    (page) => page.products.next_cursor,
  );
  const { pages } = query;
  const products = useMemo(() => pages.flatMap((page) => page.products.items), [pages]);
  return { ...query, category: pages[0]?.category, products };
}

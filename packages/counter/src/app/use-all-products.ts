import { menuProducts, type MenuProduct } from "@talabee/contract";
import { queryKey } from "@talabee/contract/react";
import { useLocale } from "@talabee/ui/locale";
import { useQuery } from "@tanstack/react-query";
import { useCounter } from "./counter.js";

const PAGE = 50;

/** All products of a store, page by page. */
export function useAllProducts(storeId: string) {
  const { api } = useCounter();
  const { language } = useLocale();
  const params = { id: storeId };
  return useQuery<MenuProduct[]>({
    queryKey: queryKey(menuProducts, { params, query: { per_page: PAGE } }, language),
    async queryFn({ signal }) {
      const all: MenuProduct[] = [];
      let cursor: string | undefined;
      do {
        const query = { per_page: PAGE, ...(cursor === undefined ? {} : { cursor }) };
        const { data } = await api.send(menuProducts, { params, query, signal });
        all.push(...data.items);
        cursor = data.next_cursor ?? undefined;
      } while (cursor !== undefined);
      return all;
    },
  });
}

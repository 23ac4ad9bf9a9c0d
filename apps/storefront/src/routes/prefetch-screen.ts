import { home, store } from "@talabee/contract";
import { savesData } from "@talabee/ui/app";
import { matchPath } from "react-router-dom";
import { apiQuery, readFulfilment, type Shop } from "../platform/index.js";
import { authScreens, personalScreens, sheets, shopScreens } from "./route-table.js";

const SCREENS = [...sheets, ...shopScreens, ...personalScreens, ...authScreens];

/** Prefetches a screen's code and first queries by its path; with data saver on only the code. */
export function prefetchScreen(shop: Shop, pathname: string): void {
  for (const { path, load, reads } of SCREENS) {
    const match = matchPath(path, pathname);
    if (match === null) continue;
    // The screen itself reports the failure.
    load().catch(() => undefined);
    if (savesData()) return;
    const { query, storeQuery } = readFulfilment(shop);
    for (const [call, name] of reads) {
      const id = name === undefined ? undefined : match.params[name];
      void shop.queryClient.prefetchQuery({
        ...apiQuery(shop, call, {
          ...(id !== undefined && { params: { id } }),
          // As the screen itself asks.
          ...(call === store && { query: storeQuery ?? {} }),
          ...(call === home && { query: query ?? {} }),
        }),
        staleTime: Infinity,
        retry: false,
      });
    }
    return;
  }
}

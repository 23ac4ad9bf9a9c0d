import type { QueryKey } from "@tanstack/react-query";
import type { Shop } from "../shop-parts.js";

/**
 * Refetches a query at once. Cancels a hanging request first: react-query's own `refetch` would wait for it, and Retry
 * would have no effect (REQ-UI-03).
 */
export async function cancelAndRefetch(shop: Shop, queryKey: QueryKey): Promise<void> {
  await shop.queryClient.cancelQueries({ queryKey, exact: true });
  await shop.queryClient.refetchQueries({ queryKey, exact: true });
}

import type { QueryKey } from "@tanstack/react-query";
import { type Shop } from "../shop.js";

/**
 * Asks at once for what has not come. A question that still hangs is called off first: react-query's own `refetch`
 * would wait for its answer, and a press on Retry would do nothing (REQ-UI-03).
 */
export async function cancelAndRefetch(shop: Shop, queryKey: QueryKey): Promise<void> {
  await shop.queryClient.cancelQueries({ queryKey, exact: true });
  await shop.queryClient.refetchQueries({ queryKey, exact: true });
}

import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Refetches a query at once. Cancels a hanging request first: react-query's own `refetch` would wait for it, and Retry
 * would have no effect (REQ-UI-03).
 */
export async function cancelAndRefetch(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  await queryClient.refetchQueries({ queryKey, exact: true });
}

import { order, orders } from "@talabee/contract";
import { awaitsPayment } from "@talabee/domain";
import { useQueries } from "@tanstack/react-query";
import { apiQuery, useApiQuery, useShop } from "../../platform/index.js";

/** Current orders with an amount due. */
export function useOpenBills() {
  const shop = useShop();
  const current = useApiQuery(orders, { query: { scope: "current" } });
  const unpaid = current.data?.items.filter(({ payment_status: status }) => awaitsPayment(status)) ?? [];
  const details = useQueries({
    queries: unpaid.map(({ id }) => apiQuery(shop, order, { params: { id } })),
  });
  const missing = details.filter(({ data, failureCount }) => data === undefined && failureCount > 0);
  return {
    status:
      current.status === "ready" &&
      details.some(({ isPending, failureCount }) => isPending && failureCount === 0)
        ? ("loading" as const)
        : current.status,
    onRetry: current.retry,
    /** Reads again the orders that did not load; undefined without such. */
    onRetryMissing: missing.length > 0 ? () => missing.forEach(({ refetch }) => void refetch()) : undefined,
    bills: details.flatMap(({ data }) => (data !== undefined && data.amount_due > 0 ? [data] : [])),
  };
}

import { type CallQuery, type Store, storeSlots } from "@talabee/contract";
import { useApiQuery } from "../../platform/index.js";

/** When an order of a kind may be wanted for at a store, asked for once it matters (REQ-CATALOG-40). */
export function useTimeSlots(
  storeId: Store["id"] | undefined,
  orderType: CallQuery<typeof storeSlots>["order_type"],
  enabled: boolean,
) {
  const slots = useApiQuery(storeSlots, {
    params: { id: storeId ?? "" },
    query: { order_type: orderType },
    enabled: enabled && storeId !== undefined,
  });
  return { status: slots.status, days: slots.data?.days ?? [], onRetry: slots.retry };
}

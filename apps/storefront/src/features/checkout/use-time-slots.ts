import { type CallQuery, type Store, type StoreSlots, storeSlots } from "@talabee/contract";
import { useApiQuery } from "../../platform/index.js";

/** The first slot of these days that is not full. */
export function firstFree(days: StoreSlots["days"]): string | undefined {
  return days.flatMap(({ slots }) => slots).find(({ is_full }) => !is_full)?.at;
}

/** Available times of a store for an order type, loaded while `enabled` (REQ-CATALOG-40). */
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

import { orderEvents, type OrderTrack, trackOrder } from "@talabee/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  type ApiQuery,
  followStream,
  queryKey,
  useApiQuery,
  useLanguage,
  useShop,
} from "../../platform/index.js";

/** Between two looks while the stream is away (REQ-ORDER-40). */
const POLL_MS = 10_000;

/**
 * Where an order is, by itself: the panel's events as they come; while the stream is broken, a look every ten
 * seconds and another try after a growing, scattered wait.
 */
export function useOrderTracking(orderId: string): ApiQuery<OrderTrack> & { isBroken: boolean } {
  const shop = useShop();
  const client = useQueryClient();
  const now = useLanguage();
  const query = useApiQuery(trackOrder, { params: { id: orderId } });
  const [broken, setBroken] = useState(false);
  const final = query.data?.order_status === "delivered" || query.data?.order_status === "canceled";

  useEffect(() => {
    const stop = new AbortController();
    const key = queryKey(trackOrder, { params: { id: orderId } }, now);
    const onEvent = (track: OrderTrack) => {
      const before = client.getQueryData<OrderTrack>(key);
      client.setQueryData(key, track);
      if (before?.order_status !== track.order_status) {
        void client.invalidateQueries({
          queryKey: ["orders"],
          predicate: ({ queryKey: [, path] }) => path !== trackOrder.path,
        });
      }
    };
    void followStream(shop, orderEvents, {
      params: { id: orderId },
      signal: stop.signal,
      onEvent,
      onBroken: setBroken,
      isLast: (name) => name === "done",
    });
    return () => stop.abort();
  }, [client, now, orderId, shop]);

  const { retry } = query;
  useEffect(() => {
    if (!broken || final) return;
    const timer = setInterval(retry, POLL_MS);
    return () => clearInterval(timer);
  }, [broken, final, retry]);

  return { ...query, isBroken: broken && !final };
}

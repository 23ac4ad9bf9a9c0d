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

/** Polling interval while the stream is disconnected (REQ-ORDER-40). */
const POLL_MS = 10_000;

/**
 * Live tracking of an order: applies the stream's events. While the stream is broken it polls and reconnects with
 * exponential backoff and jitter.
 */
export function useOrderTracking(orderId: string): ApiQuery<OrderTrack> & { isBroken: boolean } {
  const shop = useShop();
  const client = useQueryClient();
  const language = useLanguage();
  const query = useApiQuery(trackOrder, { params: { id: orderId } });
  const [isBroken, setBroken] = useState(false);
  const isFinal = query.data?.order_status === "delivered" || query.data?.order_status === "canceled";

  useEffect(() => {
    const stop = new AbortController();
    const key = queryKey(trackOrder, { params: { id: orderId } }, language);
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
  }, [client, language, orderId, shop]);

  const { retry } = query;
  useEffect(() => {
    if (!isBroken || isFinal) return;
    const timer = setInterval(retry, POLL_MS);
    return () => clearInterval(timer);
  }, [isBroken, isFinal, retry]);

  return { ...query, isBroken: isBroken && !isFinal };
}

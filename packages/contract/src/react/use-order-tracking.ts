import { isFinalStatus } from "@talabee/domain";
import { useEffect, useState } from "react";
import { orderEvents, trackOrder } from "#calls";
import { followStream } from "../follow-stream.js";
import type { OrderTrack } from "../schemas/orders.js";
import { useClientApp, useLanguage } from "./client-app.js";
import { queryKey } from "./query-key.js";
import { type ApiQuery, useApiQuery } from "./use-api-query.js";
import { showOrderTrack } from "./user-events.js";

/** Polling interval while the stream is disconnected (REQ-ORDER-40). */
const POLL_MS = 10_000;

/**
 * Live tracking of an order: applies the stream's events. While the stream is broken it polls and reconnects with
 * exponential backoff and jitter.
 */
export function useOrderTracking(orderId: string): ApiQuery<OrderTrack> & { isBroken: boolean } {
  const app = useClientApp();
  const language = useLanguage();
  const query = useApiQuery(trackOrder, { params: { id: orderId } });
  const [isBroken, setBroken] = useState(false);
  const isFinal = query.data !== undefined && isFinalStatus(query.data.order_status);

  useEffect(() => {
    const stop = new AbortController();
    const key = queryKey(trackOrder, { params: { id: orderId } }, language);
    void followStream(app.api, orderEvents, {
      params: { id: orderId },
      signal: stop.signal,
      onEvent(track) {
        const before = app.queryClient.getQueryData<OrderTrack>(key);
        if (before?.order_status === track.order_status) app.queryClient.setQueryData(key, track);
        else showOrderTrack(app, track);
      },
      onBroken: setBroken,
      isLast: (name) => name === "done",
    });
    return () => stop.abort();
  }, [app, language, orderId]);

  const { retry } = query;
  useEffect(() => {
    if (!isBroken || isFinal) return;
    const timer = setInterval(retry, POLL_MS);
    return () => clearInterval(timer);
  }, [isBroken, isFinal, retry]);

  return { ...query, isBroken: isBroken && !isFinal };
}

import { orderEvents, type OrderTrack, PanelError, trackOrder } from "@talabee/contract";
import { useQueryClient } from "@tanstack/react-query";
import { createParser } from "eventsource-parser";
import { useEffect, useState } from "react";
import { usePreference } from "../app/preference.js";
import { language } from "../app/preferences.js";
import { panel } from "./panel.js";
import { queryKey } from "./query-key.js";
import { type PanelQuery, usePanelQuery } from "./use-panel-query.js";

/** Between two looks while the stream is away (C6). */
const POLL_MS = 10_000;
/** A stream is silent for 15 s at most (its ping); after this it counts as broken. */
const SILENCE_MS = 40_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Where an order is, by itself: the panel's events as they come; while the stream is broken, a look every ten
 * seconds and another try after a growing, scattered wait.
 */
export function useOrderTracking(orderId: string): PanelQuery<OrderTrack> & { isBroken: boolean } {
  const client = useQueryClient();
  const now = usePreference(language);
  const query = usePanelQuery(trackOrder, { params: { id: orderId } });
  const [broken, setBroken] = useState(false);
  const final = query.data?.order_status === "delivered" || query.data?.order_status === "canceled";

  useEffect(() => {
    const stop = new AbortController();
    const key = queryKey(trackOrder, { params: { id: orderId } }, now);
    void follow(orderId, stop.signal, setBroken, (track) => {
      const before = client.getQueryData<OrderTrack>(key);
      client.setQueryData(key, track);
      if (before?.order_status !== track.order_status) {
        void client.invalidateQueries({
          queryKey: ["orders"],
          predicate: ({ queryKey: [, path] }) => path !== trackOrder.path,
        });
      }
    });
    return () => stop.abort();
  }, [client, now, orderId]);

  const { retry } = query;
  useEffect(() => {
    if (!broken || final) return;
    const timer = setInterval(retry, POLL_MS);
    return () => clearInterval(timer);
  }, [broken, final, retry]);

  return { ...query, isBroken: broken && !final };
}

/** Follows the stream until the order is final, the page leaves, or the panel refuses. */
async function follow(
  orderId: string,
  signal: AbortSignal,
  onBroken: (broken: boolean) => void,
  onTrack: (track: OrderTrack) => void,
): Promise<void> {
  let lastEventId = "";
  for (let failures = 0; !signal.aborted; failures++) {
    if (failures > 0)
      await sleep(Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT_MS) * (0.5 + Math.random() / 2), signal);
    const attempt = new AbortController();
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => attempt.abort(), SILENCE_MS);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      listen();
      const response = await panel.open(orderEvents, {
        params: { id: orderId },
        signal: AbortSignal.any([signal, attempt.signal]),
        ...(lastEventId === "" ? {} : { lastEventId }),
      });
      if (response.body === null) return;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let finished = false;
      const parser = createParser({
        onEvent(event) {
          failures = 0;
          onBroken(false);
          if (event.id !== undefined) lastEventId = event.id;
          const track = panel.readEvent(orderEvents, event.data);
          if (track !== null) onTrack(track);
          finished ||= event.event === "done";
        },
      });
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        listen();
        parser.feed(chunk.value);
        if (finished) return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof PanelError && error.status >= 400 && error.status < 500 && error.status !== 429)
        return;
    } finally {
      clearTimeout(timer);
      // Whatever is left of this stream is closed: the panel counts the open ones.
      attempt.abort();
    }
    onBroken(true);
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}

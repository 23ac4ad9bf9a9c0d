import type { OrderEventName, OrderTrack } from "@talabee/contract";
import { isFinalStatus } from "@talabee/domain";
import type { SseSource } from "../../http/open-streams.js";
import type { SessionUser } from "../../http/session-user.js";
import { orderTopic } from "../order-record/order-rows.js";

/**
 * Source of an order's event stream: its present state first, then every change, and `done` last. The first event is
 * always the full state, so a client that reconnects with a Last-Event-ID misses nothing. Reads the order before the
 * stream opens, so that an unknown order is an error response.
 */
export async function orderEventSource(
  user: SessionUser,
  orderId: string,
  read: () => Promise<OrderTrack>,
): Promise<SseSource> {
  let sent: OrderTrack | null = null;
  await read();
  return {
    user,
    topics: [orderTopic(orderId)],
    async emit(send) {
      const track = await read();
      const event = sent === null ? "status" : eventBetween(sent, track);
      sent = track;
      const isOver = isFinalStatus(track.order_status);
      const id = String(track.version);
      if (event !== null) await send({ event, id, data: track });
      if (isOver) await send({ event: "done" satisfies OrderEventName, id, data: track });
      return isOver;
    },
  };
}

function eventBetween(before: OrderTrack, after: OrderTrack): OrderEventName | null {
  const differs = (of: (track: OrderTrack) => unknown) =>
    JSON.stringify(of(before)) !== JSON.stringify(of(after));
  const facts = (track: OrderTrack) => [
    track.version,
    track.order_status,
    track.payment_status,
    track.steps,
    track.store_unanswered,
  ];
  if (differs(facts)) return "status";
  if (differs((track) => track.rider)) return "rider";
  return differs((track) => track.eta) ? "eta" : null;
}

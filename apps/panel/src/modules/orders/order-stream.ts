import type { OrderEventName, OrderTrack } from "@talabee/contract";
import { isFinalStatus } from "@talabee/domain";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Exchange } from "../../http/exchange.js";
import { Fault } from "../../http/fault.js";
import { waitInWords } from "../../http/limits.js";
import type { Panel } from "../../panel.js";
import { isSessionOpen, type SignedIn } from "../auth/sessions.js";
import { orderTopic } from "./transitions.js";

const PING_MS = 15_000;
const MOST_PER_USER = 5;

/** Streams that are open, so that a stopping server can end them. */
export interface OpenStreams {
  readonly count: number;
  open(
    context: Context<Exchange>,
    of: { user: SignedIn; orderId: string; read: () => Promise<OrderTrack> },
  ): Promise<Response>;
  endAll(): void;
}

/**
 * Server-sent events of an order: its present state first, then every change, `done` last. As the first event
 * is always the whole state, a client that comes back with a Last-Event-ID has missed nothing. Whoever signs
 * out or is blocked hears nothing more: the stream ends, without `done`, by the next event or ping.
 */
export function createOpenStreams(panel: Panel): OpenStreams {
  const ends = new Set<() => void>();
  const perUser = new Map<string, number>();

  return {
    get count() {
      return ends.size;
    },
    endAll() {
      for (const end of ends) end();
    },
    async open(context, { user, orderId, read }) {
      const { id: userId, tokenHash } = user;
      // Read once before answering, so that an order that is not theirs is a 404 and no stream.
      let track = await read();
      const inUse = perUser.get(userId) ?? 0;
      if (inUse >= MOST_PER_USER) {
        throw new Fault("too_many_requests", { retryAfter: 10, values: { time: waitInWords(10) } });
      }
      perUser.set(userId, inUse + 1);
      context.header("X-Accel-Buffering", "no");
      return streamSSE(
        context,
        async (stream) => {
          let isOver = false;
          let wake: () => void = () => undefined;
          let hasNews = false;
          const signal = () => {
            hasNews = true;
            wake();
          };
          const end = () => {
            isOver = true;
            wake();
          };
          const unsubscribe = panel.bus.subscribe(orderTopic(orderId), signal);
          ends.add(end);
          stream.onAbort(end);
          const send = (event: OrderEventName) =>
            stream.writeSSE({ event, id: String(track.version), data: JSON.stringify(track) });
          try {
            // Whatever changed between the first reading and listening.
            track = await read();
            await send("status");
            while (!isOver && !isFinalStatus(track.order_status)) {
              if (!hasNews) {
                const timer = setTimeout(() => wake(), PING_MS);
                await new Promise<void>((resolve) => (wake = resolve));
                clearTimeout(timer);
              }
              if (isOver) break;
              if (!(await isSessionOpen(panel, tokenHash))) {
                isOver = true;
                break;
              }
              if (!hasNews) {
                await stream.write(": ping\n\n");
                continue;
              }
              hasNews = false;
              const before = track;
              track = await read();
              const news = newsBetween(before, track);
              if (news !== null) await send(news);
            }
            if (!isOver) await send("done");
          } finally {
            unsubscribe();
            ends.delete(end);
            const left = (perUser.get(userId) ?? 1) - 1;
            if (left > 0) perUser.set(userId, left);
            else perUser.delete(userId);
          }
        },
        async (error) => panel.log.error("order stream failed", error, { order: orderId }),
      );
    },
  };
}

function newsBetween(before: OrderTrack, after: OrderTrack): OrderEventName | null {
  const differs = (of: (track: OrderTrack) => unknown) =>
    JSON.stringify(of(before)) !== JSON.stringify(of(after));
  if (differs((track) => [track.version, track.order_status, track.payment_status, track.steps]))
    return "status";
  if (differs((track) => track.rider)) return "rider";
  return differs((track) => track.eta) ? "eta" : null;
}

import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { SessionUser } from "./session-user.js";
import type { Panel } from "../panel.js";
import { userTopic } from "./bus.js";
import { ApiError } from "./api-error.js";
import { waitInWords } from "./limits.js";
import type { AppEnv } from "./app-env.js";

const PING_MS = 15_000;
const MOST_PER_USER = 5;

/** Writes one server-sent event. */
export type SendEvent = (event: { event: string; id: string; data: unknown }) => Promise<void>;

/** What a stream tells. */
export interface SseSource {
  readonly user: SessionUser;
  /** What wakes it, beside the end of its session. */
  readonly topics: readonly string[];
  /** Writes what there is to say: called at the start, at each ping and whenever there may be news. True ends the stream. */
  readonly emit: (send: SendEvent) => Promise<boolean>;
}

/** Streams that are open, so that a stopping server can end them. */
export interface OpenStreams {
  readonly count: number;
  /** Answers with a stream; throws the ApiError `too_many_requests` when the customer has five open. */
  open(context: Context<AppEnv>, telling: SseSource): Response;
  endAll(): void;
}

/**
 * Server-sent events, with a ping every 15 seconds. Whoever signs out hears nothing more: the stream ends. A session that
 * ends by itself, or by a block, ends its streams by the next event or ping.
 */
export function createOpenStreams(panel: Panel): OpenStreams {
  const ends = new Set<() => void>();
  const perUser = new Map<string, number>();
  let isEnding = false;

  return {
    get count() {
      return ends.size;
    },
    endAll() {
      isEnding = true;
      for (const end of ends) end();
    },
    open(context, { user, topics, emit }) {
      const inUse = perUser.get(user.id) ?? 0;
      if (inUse >= MOST_PER_USER) {
        throw new ApiError("too_many_requests", { retryAfter: 10, values: { time: waitInWords(10) } });
      }
      perUser.set(user.id, inUse + 1);
      context.header("X-Accel-Buffering", "no");
      return streamSSE(
        context,
        async (stream) => {
          // Whose stream has just been ended comes again while the door is still open.
          let isOver = isEnding;
          let hasNews = true;
          let wake: () => void = () => undefined;
          const signal = () => {
            hasNews = true;
            wake();
          };
          const end = () => {
            isOver = true;
            wake();
          };
          const unsubscribe = [userTopic(user.id), ...topics].map((topic) =>
            panel.bus.subscribe(topic, signal),
          );
          ends.add(end);
          stream.onAbort(end);
          const send: SendEvent = ({ event, id, data }) =>
            stream.writeSSE({ event, id, data: JSON.stringify(data) });
          try {
            while (!isOver) {
              if (!(await panel.sessions.isOpen(user.tokenHash))) break;
              // News can get lost on its way here, so that at a ping is looked too.
              if (!hasNews) await stream.write(": ping\n\n");
              hasNews = false;
              if (await emit(send)) break;
              if (isOver || hasNews) continue;
              const timer = setTimeout(() => wake(), PING_MS);
              await new Promise<void>((resolve) => (wake = resolve));
              clearTimeout(timer);
            }
          } finally {
            for (const stop of unsubscribe) stop();
            ends.delete(end);
            const left = (perUser.get(user.id) ?? 1) - 1;
            if (left > 0) perUser.set(user.id, left);
            else perUser.delete(user.id);
          }
        },
        async (error) => panel.log.error("stream failed", error),
      );
    },
  };
}

import type { Context } from "hono";
import type { SessionUser } from "./session-user.js";
import type { Panel } from "../panel.js";
import { userTopic } from "./bus.js";
import { ApiError } from "./api-error.js";
import { createTextStream } from "./text-stream.js";
import { formatWait } from "./limits.js";
import { batchReads } from "./batched-reads.js";
import { outsideRequest } from "../db/query-urgency.js";
import { isDatabaseUnavailable } from "../db/database-unavailable.js";
import { withSpanApart } from "../telemetry/tracer.js";
import type { AppEnv } from "./app-env.js";

/** Longest time between two events or pings. */
const PING_MS = 15_000;
/** Pause after a failed check, doubled at each further one. */
const MIN_RETRY_MS = 500;
/** Interval of log lines about failed checks, whatever the number of streams. */
const LOG_MS = 10_000;
const MAX_PER_USER = 5;

/** Writes one server-sent event; `json` is data that was serialised once for many streams. */
export type SendEvent = (
  event: { event: string; id: string } & ({ data: unknown } | { json: string }),
) => Promise<void>;

/** Content of a stream. */
export interface SseSource {
  readonly user: SessionUser;
  /** Whose streams are counted against the limit; the user's by default. */
  readonly limitedBy?: string;
  /** Bus topics that trigger `emit`, in addition to the user's own topic. */
  readonly topics: readonly string[];
  /** Sends the events that are due. Called at the start, at each ping and after each published topic; true ends the stream. */
  readonly emit: (send: SendEvent) => Promise<boolean>;
}

/** Streams that are open, so that a stopping server can end them. */
export interface OpenStreams {
  readonly count: number;
  /** Responds with a stream. Throws the ApiError `too_many_requests` when the user, or whom the source is limited by, has five open. */
  open(context: Context<AppEnv>, source: SseSource): Response;
  endAll(): void;
}

/**
 * Server-sent events, with a ping every 15 seconds. Signing out ends the streams of the session. A session that expires
 * or is blocked ends its streams at the next event or ping. Streams that wake together share their queries; while the
 * database takes none, they stay open and try again (REQ-PUSH-13).
 */
export function createOpenStreams(panel: Panel): OpenStreams {
  const ends = new Set<() => void>();
  const perUser = new Map<string, number>();
  let isEnding = false;
  const isSessionOpen = batchReads(async (tokenHashes: readonly string[]) => {
    const open = await panel.sessions.openAmong(tokenHashes);
    return tokenHashes.map((tokenHash) => open.has(tokenHash));
  });
  let lastLogged = -Infinity;
  function logUnavailable(error: unknown): void {
    if (performance.now() - lastLogged < LOG_MS) return;
    lastLogged = performance.now();
    panel.log.error("streams wait for the database", error);
  }

  return {
    get count() {
      return ends.size;
    },
    endAll() {
      isEnding = true;
      for (const end of ends) end();
    },
    open(context, { user, limitedBy = user.id, topics, emit }) {
      const inUse = perUser.get(limitedBy) ?? 0;
      if (inUse >= MAX_PER_USER) {
        throw new ApiError("too_many_requests", { retryAfter: 10, values: { time: formatWait(10) } });
      }
      perUser.set(limitedBy, inUse + 1);
      // Clients reconnect at once after `endAll`, while the server still accepts connections.
      let isOver = isEnding;
      let hasChanged = true;
      let wake: () => void = () => undefined;
      const signal = () => {
        hasChanged = true;
        wake();
      };
      const end = () => {
        isOver = true;
        wake();
        stream.close();
      };
      const unsubscribe = [userTopic(user.id), ...topics].map((topic) => panel.bus.subscribe(topic, signal));
      ends.add(end);
      const stream = createTextStream(end);
      const send: SendEvent = ({ event, id, ...of }) => {
        const json = "json" in of ? of.json : JSON.stringify(of.data);
        return stream.write(`event: ${event}\ndata: ${json}\nid: ${id}\n\n`);
      };
      /** Sends what is due; true ends the stream. */
      const sendDue = async (): Promise<boolean> => {
        if (!(await isSessionOpen(user.tokenHash))) return true;
        // A notification can get lost, so every ping checks for events too.
        if (!hasChanged) await stream.write(": ping\n\n");
        hasChanged = false;
        return emit(send);
      };
      /** Waits for a signal, or at most as long as given. */
      const pause = async (ms: number) => {
        const timer = setTimeout(() => wake(), ms);
        await new Promise<void>((resolve) => (wake = resolve));
        clearTimeout(timer);
      };
      let retryMs = MIN_RETRY_MS;
      const run = async () => {
        while (!isOver) {
          try {
            if (await withSpanApart("event stream", sendDue)) break;
            retryMs = MIN_RETRY_MS;
            if (!isOver && !hasChanged) await pause(withJitter(PING_MS));
          } catch (error) {
            // The client would connect again at once, which costs the database more.
            if (!isDatabaseUnavailable(error)) throw error;
            logUnavailable(error);
            hasChanged = true;
            if (!isOver) await pause(withJitter(retryMs));
            retryMs = Math.min(2 * retryMs, PING_MS);
          }
        }
      };
      void outsideRequest(run)
        .catch((error: unknown) => panel.log.error("stream failed", error))
        .finally(() => {
          stream.close();
          for (const stop of unsubscribe) stop();
          ends.delete(end);
          const left = (perUser.get(limitedBy) ?? 1) - 1;
          if (left > 0) perUser.set(limitedBy, left);
          else perUser.delete(limitedBy);
        });
      return context.body(stream.body, 200, {
        "Content-Type": "text/event-stream",
        // Set explicitly: otherwise the headers wait for the first event.
        "Transfer-Encoding": "chunked",
        "Cache-Control": "no-store",
        // Nginx would collect events.
        "X-Accel-Buffering": "no",
      });
    },
  };
}

/** A random time from three quarters of the given one on: what woke together does not come back together. */
const withJitter = (ms: number) => ms * (0.75 + 0.25 * Math.random());

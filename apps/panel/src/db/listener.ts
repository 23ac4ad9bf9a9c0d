import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A connection that listens to a channel. */
export interface Listener {
  close(): Promise<void>;
}

const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 5000;
/** Interval of a test query, which detects connections that broke without being closed. */
const HEARTBEAT_MS = 15_000;
const TIMEOUT_MS = 10_000;

/**
 * Listens to a channel over a dedicated connection, and reconnects until it succeeds. Notifications in between are lost,
 * so `onGap` is called after each reconnect, and `onLost` at the beginning of the gap.
 */
export async function openListener(
  url: string,
  options: {
    channel: string;
    onPayload: (payload: string) => void;
    onGap: () => void;
    onLost?: (() => void) | undefined;
    onError?: ((error: Error) => void) | undefined;
  },
): Promise<Listener> {
  let isClosed = false;
  let current: pg.Client | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "talabee-panel-listener",
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client.on("notification", ({ payload }) => options.onPayload(payload ?? ""));
    client.on("error", (error) => options.onError?.(error));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(options.channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    const heartbeat = setInterval(() => {
      client.query("select 1").catch(onLost);
    }, HEARTBEAT_MS);
    heartbeat.unref();
    const onLost = () => {
      clearInterval(heartbeat);
      if (current !== client) return;
      current = undefined;
      options.onLost?.();
      void client.end().catch(() => undefined);
      if (!isClosed) void reconnect();
    };
    client.once("end", onLost);
    current = client;
    if (isClosed) await client.end();
  }

  async function reconnect(): Promise<void> {
    for (let pause = MIN_PAUSE_MS; !isClosed; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      await wait(pause, undefined, { ref: false });
      try {
        await connect();
        options.onGap();
        return;
      } catch (error) {
        options.onError?.(error as Error);
      }
    }
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      await current?.end();
    },
  };
}

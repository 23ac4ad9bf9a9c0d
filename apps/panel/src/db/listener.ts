import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A connection that hears what is notified on a channel. */
export interface Listener {
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** Asked this often whether it still answers: one that fell silent without an end would never bring news again. */
const HEARTBEAT_MS = 15_000;
const PATIENCE_MS = 10_000;

/**
 * Listens to a channel over a connection of its own. One that breaks is made again, for as long as it takes; what was
 * notified meanwhile is lost, so `onGap` is told then.
 */
export async function openListener(
  url: string,
  options: {
    channel: string;
    hear: (payload: string) => void;
    onGap: () => void;
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
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on("notification", ({ payload }) => options.hear(payload ?? ""));
    client.on("error", (error) => options.onError?.(error));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(options.channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    const heartbeat = setInterval(() => {
      client.query("select 1").catch(lose);
    }, HEARTBEAT_MS);
    heartbeat.unref();
    const lose = () => {
      clearInterval(heartbeat);
      if (current !== client) return;
      current = undefined;
      void client.end().catch(() => undefined);
      if (!isClosed) void reconnect();
    };
    client.once("end", lose);
    current = client;
    if (isClosed) await client.end();
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !isClosed; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
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

import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "../db/database.js";
import type { Log } from "../log.js";

/**
 * Tells listeners that something changed. Listeners are told only *what* changed and read the rest from the database:
 * news may come twice, and early, but never before the change is committed, for it is published after that.
 */
export interface Bus {
  publish(topic: string): void;
  /** Returns what ends the subscription. */
  subscribe(topic: string, listener: () => void): () => void;
}

/** Topic for changes that concern one user, including the end of one of their sessions. */
export const userTopic = (userId: string) => `user ${userId}`;

/** A bus within one process. */
export function createBus(): Bus & { publishAll(): void } {
  const listeners = new Map<string, Set<() => void>>();
  return {
    publish(topic) {
      for (const listener of listeners.get(topic) ?? []) listener();
    },
    /** Tells every listener: nobody knows what changed. */
    publishAll() {
      for (const group of listeners.values()) for (const listener of group) listener();
    },
    subscribe(topic, listener) {
      const group = listeners.get(topic) ?? new Set();
      listeners.set(topic, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(topic) === group) listeners.delete(topic);
      };
    },
  };
}

const CHANNEL = "talabee_panel";
const RETRY_MS = 1000;

/**
 * The bus of all panels on one database, by its notifications. What could not be told goes out once the database is back;
 * when news may have been missed, all listeners are told to look again.
 */
export async function openSharedBus(
  database: Pick<OpenDatabase, "listen" | "raw">,
  log: Log,
): Promise<Bus & { close(): void }> {
  const local = createBus();
  const self = randomUUID();
  /** Topics the others have not been told of yet. */
  const untold = new Set<string>();
  let isTelling = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  /** All that came together while the last ones were told goes in one statement. */
  async function tell(): Promise<void> {
    if (isTelling || isClosed) return;
    isTelling = true;
    while (untold.size > 0) {
      const topics = [...untold];
      untold.clear();
      try {
        await database.raw.query("select pg_notify($1, $2 || ' ' || topic) from unnest($3::text[]) topic", [
          CHANNEL,
          self,
          topics,
        ]);
      } catch (error) {
        if (isClosed) break;
        log.error("the other panels were not told", error);
        for (const topic of topics) untold.add(topic);
        retry = setTimeout(() => void tell(), RETRY_MS);
        break;
      }
    }
    isTelling = false;
  }

  await database.listen(
    CHANNEL,
    (payload) => {
      const [sender, topic] = [payload.slice(0, self.length), payload.slice(self.length + 1)];
      // Its own listeners heard it at once.
      if (sender !== self) local.publish(topic);
    },
    () => local.publishAll(),
  );
  return {
    subscribe: (topic, listener) => local.subscribe(topic, listener),
    publish(topic) {
      local.publish(topic);
      untold.add(topic);
      void tell();
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
    },
  };
}

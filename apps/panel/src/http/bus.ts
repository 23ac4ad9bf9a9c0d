import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "../db/database.js";
import type { Log } from "../log.js";

/**
 * Publish/subscribe for changes. A topic only names what changed; listeners read the new state from the database.
 * Notifications can arrive more than once, but never before the change is committed.
 */
export interface Bus {
  publish(topic: string): void;
  /** Returns a function that unsubscribes. */
  subscribe(topic: string, listener: () => void): () => void;
  /** Whether a listener of this server waits for the topic. */
  isWatched(topic: string): boolean;
  /**
   * Notifies of changes of what guests are shown: with the id of the store that changed, or null for all of it. The
   * database's triggers write them to the outbox.
   */
  onCatalogueChange(listener: (storeId: string | null) => void): void;
  /** Whether notifications of other servers and of the database arrive at the moment. */
  isConnected(): boolean;
}

/** Topic for changes that concern one user, including the end of one of their sessions. */
export const userTopic = (userId: string) => `user ${userId}`;

/** Topic of a change of what guests are shown; the id of a store may follow. */
export const CATALOGUE_TOPIC = "catalogue";

/** A bus within one process. */
export function createBus(): Bus & { publishAll(): void } {
  const listeners = new Map<string, Set<() => void>>();
  const ofCatalogue: ((storeId: string | null) => void)[] = [];
  return {
    publish(topic) {
      for (const listener of listeners.get(topic) ?? []) listener();
      if (!topic.startsWith(CATALOGUE_TOPIC)) return;
      const storeId = topic.slice(CATALOGUE_TOPIC.length + 1) || null;
      for (const listener of ofCatalogue) listener(storeId);
    },
    /** Notifies every listener, when it is unknown what changed. */
    publishAll() {
      for (const group of listeners.values()) for (const listener of group) listener();
      for (const listener of ofCatalogue) listener(null);
    },
    onCatalogueChange: (listener) => void ofCatalogue.push(listener),
    isConnected: () => true,
    isWatched: (topic) => listeners.has(topic),
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

/** Channel of all servers: a sender, and a topic. */
export const CHANNEL = "talabee_panel";
const RETRY_MS = 1000;

/** A bus within one process that also hears the changes of the embedded database. */
export async function openEmbeddedBus(
  database: Pick<OpenDatabase, "listen">,
): Promise<Bus & { close(): void }> {
  const local = createBus();
  await listenTo(database, local, "");
  return { ...local, close: () => undefined };
}

/** Passes notifications on, except those that `self` sent. */
async function listenTo(
  database: Pick<OpenDatabase, "listen">,
  local: ReturnType<typeof createBus>,
  self: string,
  onLost?: () => void,
): Promise<void> {
  await database.listen(
    CHANNEL,
    (payload) => {
      const at = payload.indexOf(" ");
      // Local listeners were notified by `publish`.
      if (payload.slice(0, at) !== self) local.publish(payload.slice(at + 1));
    },
    () => local.publishAll(),
    onLost,
  );
}

/**
 * Bus of all servers on one database, based on LISTEN/NOTIFY. Topics that could not be sent are sent once the database
 * is reachable again; after a gap in the connection all listeners are notified.
 */
export async function openSharedBus(
  database: Pick<OpenDatabase, "listen" | "raw">,
  log: Log,
): Promise<Bus & { close(): void }> {
  const local = createBus();
  const self = randomUUID();
  /** Topics not yet sent to the other servers. */
  const unsent = new Set<string>();
  let isSending = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  /** Sends the collected topics in one statement, until none are left. */
  async function flush(): Promise<void> {
    if (isSending || isClosed) return;
    isSending = true;
    while (unsent.size > 0) {
      const topics = [...unsent];
      unsent.clear();
      try {
        // Deletes the topics from the outbox in the same statement: it kept them in case this server was killed before
        // sending them.
        await database.raw.query(
          `with told as (
             delete from outbox where id in
               (select id from outbox where topic = any($3::text[]) for update skip locked)
           )
           select pg_notify($1, $2 || ' ' || topic) from unnest($3::text[]) topic`,
          [CHANNEL, self, topics],
        );
      } catch (error) {
        if (isClosed) break;
        log.error("notifying other servers failed", error);
        for (const topic of topics) unsent.add(topic);
        retry = setTimeout(() => void flush(), RETRY_MS);
        break;
      }
    }
    isSending = false;
  }

  let isConnected = true;
  await listenTo(
    database,
    {
      ...local,
      publishAll() {
        isConnected = true;
        local.publishAll();
      },
    },
    self,
    () => void (isConnected = false),
  );
  return {
    subscribe: (topic, listener) => local.subscribe(topic, listener),
    isWatched: (topic) => local.isWatched(topic),
    onCatalogueChange: (listener) => local.onCatalogueChange(listener),
    isConnected: () => isConnected,
    publish(topic) {
      local.publish(topic);
      unsent.add(topic);
      void flush();
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
    },
  };
}

/**
 * Tells listeners that something changed. In one process now; the same interface fits PostgreSQL's
 * LISTEN/NOTIFY, so listeners are told only *what* changed and read the rest from the database.
 */
export interface Bus {
  publish(topic: string): void;
  /** Returns what ends the subscription. */
  subscribe(topic: string, listener: () => void): () => void;
}

export function createBus(): Bus {
  const listeners = new Map<string, Set<() => void>>();
  return {
    publish(topic) {
      for (const listener of listeners.get(topic) ?? []) listener();
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

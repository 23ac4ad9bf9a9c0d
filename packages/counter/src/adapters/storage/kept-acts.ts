import type { QueuedAct } from "../../board/act-queue.js";

/** Keeps the acts of a store on this device; without storage they live as long as the page. */
export function keptActs(storeId: string, open: () => Storage = () => window.localStorage) {
  const key = `counter.acts.${storeId}`;
  return {
    load(): readonly QueuedAct[] {
      try {
        const kept: unknown = JSON.parse(open().getItem(key) ?? "[]");
        return Array.isArray(kept) ? kept.filter(isQueuedAct) : [];
      } catch {
        return [];
      }
    },
    save(acts: readonly QueuedAct[]): void {
      try {
        if (acts.length === 0) open().removeItem(key);
        else open().setItem(key, JSON.stringify(acts));
      } catch {
        // Site data is blocked, or full.
      }
    },
  };
}

/** Whether what was kept is an act: an earlier release, or a hand, may have written it. */
function isQueuedAct(value: unknown): value is QueuedAct {
  const act = value as Partial<QueuedAct> | null;
  return (
    typeof act?.key === "string" &&
    typeof act.orderId === "string" &&
    typeof act.orderCode === "string" &&
    typeof act.act?.kind === "string" &&
    typeof act.version === "number" &&
    typeof act.seen === "string" &&
    typeof act.at === "number" &&
    typeof act.notBefore === "number"
  );
}

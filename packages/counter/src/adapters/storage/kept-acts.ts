import type { Queued } from "../../board/act-queue.js";

/**
 * Keeps the acts of a store or a rider on this device; without storage they live as long as the page. Where there is no room for
 * them, `lighten` takes away what they can do without.
 */
export function keptActs<Act extends { readonly kind: string }>(
  owner: string,
  open: () => Storage = () => window.localStorage,
  lighten: (act: Act) => Act = (act) => act,
) {
  const key = `counter.acts.${owner}`;
  return {
    load(): readonly Queued<Act>[] {
      try {
        const kept: unknown = JSON.parse(open().getItem(key) ?? "[]");
        return Array.isArray(kept) ? kept.filter(isQueuedAct<Act>) : [];
      } catch {
        return [];
      }
    },
    save(acts: readonly Queued<Act>[]): void {
      const write = (kept: readonly Queued<Act>[]) => {
        if (kept.length === 0) open().removeItem(key);
        else open().setItem(key, JSON.stringify(kept));
      };
      try {
        write(acts);
      } catch {
        try {
          write(acts.map((one) => ({ ...one, act: lighten(one.act) })));
        } catch {
          // Site data is blocked, or full.
        }
      }
    },
  };
}

/** Whether what was kept is an act: an earlier release, or a hand, may have written it. */
function isQueuedAct<Act extends { readonly kind: string }>(value: unknown): value is Queued<Act> {
  const act = value as Partial<Queued<Act>> | null;
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

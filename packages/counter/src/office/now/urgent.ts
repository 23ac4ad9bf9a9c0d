import type { PanelNow } from "@talabee/contract";

/** Something that needs a person. */
export type Urgent =
  | { kind: "unheard"; id: string; name: { en: string; ar: string }; since: number }
  | {
      kind: "unanswered" | "late" | "refund";
      id: string;
      code: string;
      name: { en: string; ar: string };
      since: number;
      amount: number;
    };

/** A store answers within this time as a rule; before that nobody else has to. */
const PATIENCE_MS = 3 * 60_000;

/**
 * What needs a person, the most urgent first: stores that hear nothing, since each order there is lost; orders that nobody
 * answers; late ones; money.
 */
export function urgentOf(now: PanelNow): Urgent[] {
  const at = Date.parse(now.at);
  const order = (
    kind: "unanswered" | "late" | "refund",
    entry: PanelNow["late"]["items"][number],
    amount = 0,
  ): Urgent => ({
    kind,
    id: entry.id,
    code: entry.order_code,
    name: entry.vendor.name,
    since: Date.parse(entry.since),
    amount,
  });
  return [
    ...now.unheard.map(({ store, since }) => ({
      kind: "unheard" as const,
      id: store.id,
      name: store.name,
      since: Date.parse(since),
    })),
    ...now.unanswered.items
      .filter(({ since }) => at - Date.parse(since) >= PATIENCE_MS)
      .map((entry) => order("unanswered", entry)),
    ...now.late.items
      // One row an order.
      .filter(
        ({ id }) =>
          !now.unanswered.items.some(
            (entry) => entry.id === id && at - Date.parse(entry.since) >= PATIENCE_MS,
          ),
      )
      .map((entry) => order("late", entry)),
    ...now.failed_refunds.items.map((entry) => order("refund", entry, entry.amount)),
  ];
}

/** Whole minutes from a moment to another. */
export const minutesSince = (since: number, at: number): number =>
  Math.max(0, Math.floor((at - since) / 60_000));

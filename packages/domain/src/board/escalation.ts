import { ACCEPT_TIMEOUT_MIN } from "../orders/order-lifecycle.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * What happens while a store does not answer an order, in order, with the time since the order reached the store:
 * `bell` rings at its devices, `loud` fills their screens, `push` wakes every member, `call` rings the store's phone,
 * `office` puts the order into the office's queue, `choice` lets the customer wait, choose another store or have the money
 * back, `cancel` cancels and refunds it.
 */
export const ESCALATION = [
  { rung: "bell", after: 0 },
  { rung: "loud", after: 45 * SECOND },
  { rung: "push", after: 2 * MINUTE },
  { rung: "call", after: 4 * MINUTE },
  { rung: "office", after: 7 * MINUTE },
  { rung: "choice", after: 10 * MINUTE },
  { rung: "cancel", after: ACCEPT_TIMEOUT_MIN * MINUTE },
] as const;

export type EscalationRung = (typeof ESCALATION)[number]["rung"];
/** The rungs, in order. */
export const ESCALATION_RUNGS = ESCALATION.map(({ rung }) => rung);

/** Rungs that a job climbs: at the last one, another job cancels the order. */
export const CLIMBED_RUNGS = ESCALATION_RUNGS.filter((rung) => rung !== "cancel");

const afterOf = (rung: EscalationRung): number => ESCALATION.find((one) => one.rung === rung)!.after;

/** When an order that reached its store at `since` comes to a rung. Milliseconds since 1970. */
export const rungAt = (since: number, rung: EscalationRung): number => since + afterOf(rung);

/** Until when a store should answer: then the customer is asked what to do. Milliseconds since 1970. */
export const acceptBy = (since: number): number => rungAt(since, "choice");

/** The rungs that an unanswered order has come to, the first one first. */
export const rungsReached = (since: number, now: number): readonly EscalationRung[] =>
  ESCALATION.flatMap(({ rung, after }) => (now >= since + after ? [rung] : []));

/** When the next rung comes; null after the last. */
export function nextRungAt(since: number, now: number): number | null {
  const next = ESCALATION.find(({ after }) => since + after > now);
  return next === undefined ? null : since + next.after;
}

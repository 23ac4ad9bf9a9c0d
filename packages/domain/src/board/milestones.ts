import { orderStatusRules } from "../orders/order-status-table.js";
import type { OrderActor, OrderStatus } from "../orders/order-vocabulary.js";

/** What a store says of an order that it has accepted. */
export const STORE_MILESTONES = ["preparing", "ready"] as const;
export type StoreMilestone = (typeof STORE_MILESTONES)[number];

/** Minutes within which a store may say, when it accepts, that an order will be ready. */
export const PREPARATION_MINUTES = { min: 1, max: 180 } as const;
/** Minutes of one delay. */
export const DELAY_MINUTES = { min: 1, max: 60 } as const;
/** All delays of an order together, in minutes: what takes longer is canceled and refunded instead. */
export const MAX_DELAY_MINUTES = 120;

/** Why a milestone or a delay is refused, from the most general to the most particular. */
export const MILESTONE_REFUSALS = [
  /** It was recorded before: a repetition. */
  "same_milestone",
  "wrong_status",
  "actor_may_not",
  "already_ready",
  "too_long",
] as const;
export type MilestoneRefusal = (typeof MILESTONE_REFUSALS)[number];

/** What the guards of a milestone look at. */
export interface MilestoneFacts {
  readonly status: OrderStatus;
  readonly actor: OrderActor;
  readonly preparing: boolean;
  readonly ready: boolean;
  /** Minutes by which the order was delayed before. */
  readonly delayed: number;
}

/** Whether an actor speaks for the store. */
const isOfStore = (actor: OrderActor) => actor === "vendor" || actor === "admin";

const isBeingPrepared = (status: OrderStatus) => orderStatusRules(status).milestones.includes("preparing");

/** Why a milestone cannot be recorded; null if it can. */
export function milestoneRefusal(
  milestone: StoreMilestone,
  { status, actor, preparing, ready }: MilestoneFacts,
): MilestoneRefusal | null {
  if (milestone === "ready" ? ready : preparing) return "same_milestone";
  if (!isBeingPrepared(status)) return "wrong_status";
  if (!isOfStore(actor)) return "actor_may_not";
  return ready ? "already_ready" : null;
}

/**
 * Why an order cannot be delayed by so many minutes; null if it can: while the store prepares it, and by two hours in all.
 * Throws a RangeError on other minutes than {@link DELAY_MINUTES}.
 */
export function delayRefusal(
  minutes: number,
  { status, actor, ready, delayed }: MilestoneFacts,
): MilestoneRefusal | null {
  const { min, max } = DELAY_MINUTES;
  if (!Number.isInteger(minutes) || minutes < min || minutes > max)
    throw new RangeError(`a delay of ${minutes} minutes`);
  if (!isBeingPrepared(status)) return "wrong_status";
  if (!isOfStore(actor)) return "actor_may_not";
  if (ready) return "already_ready";
  return delayed + minutes > MAX_DELAY_MINUTES ? "too_long" : null;
}

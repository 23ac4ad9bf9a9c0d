import { isFinalStatus } from "./order-status-table.js";
import {
  usesGateway,
  type OrderActor,
  type OrderStatus,
  type OrderType,
  type PaymentMethod,
  type PaymentStatus,
} from "./order-vocabulary.js";

/** Minutes a store has to accept an order before the system may cancel it. */
export const ACCEPT_TIMEOUT_MIN = 15;
/** Minutes an online payment may stay open before the system may cancel the order. */
export const PAYMENT_TIMEOUT_MIN = 30;
/** Seconds after acceptance in which a customer may still cancel. */
export const CANCEL_GRACE_S = 60;

/** What the guards of a step look at; times in milliseconds since 1970. */
export interface OrderFacts {
  now: number;
  /** When the store's time to accept began: placement, or the release of a scheduled order. */
  waiting_since: number;
  placed_at: number;
  /** When it was paid online; null or left out when it was not, or pays otherwise. */
  paid_at?: number | null;
  accepted_at: number | null;
  preparing: boolean;
  /** A rider is assigned or the store drives itself. */
  has_driver: boolean;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  reason?: string | null;
  accept_timeout_min?: number;
  payment_timeout_min?: number;
  cancel_grace_s?: number;
}

/** A requested change of status (REQ-ORDER-24). */
export interface OrderMove {
  from: OrderStatus;
  to: OrderStatus;
  orderType: OrderType;
  actor: OrderActor;
  facts: OrderFacts;
}

/** Why a move is refused, from the most general to the most particular. */
export const MOVE_REFUSALS = [
  /** The order is already there: a repetition, which the caller may answer as done. */
  "same_status",
  "final_status",
  "no_such_step",
  "actor_may_not",
  "payment_missing",
  "reason_missing",
  "driver_missing",
  "not_timed_out",
  "grace_over",
  "already_preparing",
] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];

export type MoveVerdict = { allowed: true } | { allowed: false; why: MoveRefusal };

type Guard = (facts: OrderFacts) => MoveRefusal | null;

/** Who may make a move, each with the guard that it has to pass. */
type Movers = Partial<Record<OrderActor, Guard>>;
/** The statuses that may follow each status. */
type Moves = Record<OrderStatus, Partial<Record<OrderStatus, Movers>>>;

const awaitsPayment = ({
  payment_method,
  payment_status,
}: Pick<OrderFacts, "payment_method" | "payment_status">) =>
  usesGateway(payment_method) && payment_status !== "paid";

const always: Guard = () => null;
const withReason: Guard = ({ reason }) => (reason?.trim() ? null : "reason_missing");
const withDriver: Guard = ({ has_driver }) => (has_driver ? null : "driver_missing");
const oncePaid: Guard = (facts) => (awaitsPayment(facts) ? "payment_missing" : null);

const onceTimedOut: Guard = (facts) => (facts.now >= systemCancelAt(facts) ? null : "not_timed_out");

const withinGrace: Guard = ({ now, accepted_at, preparing, cancel_grace_s = CANCEL_GRACE_S }) => {
  if (preparing) return "already_preparing";
  return accepted_at !== null && now - accepted_at <= cancel_grace_s * 1000 ? null : "grace_over";
};

const fromPending: Moves["pending"] = {
  accepted: { vendor: oncePaid, admin: oncePaid },
  canceled: { customer: always, vendor: withReason, admin: always, system: onceTimedOut },
};
const cancelAccepted: Movers = { customer: withinGrace, vendor: withReason, admin: withReason };

/** Orders that the customer collects or is served. */
const AT_THE_STORE: Moves = {
  pending: fromPending,
  accepted: { delivered: { vendor: always, admin: always }, canceled: cancelAccepted },
  delivering: {},
  delivered: {},
  canceled: {},
};

/** Every move that there is, by order type (REQ-ORDER-24). */
export const ORDER_MOVES: Record<OrderType, Moves> = {
  delivery: {
    pending: fromPending,
    accepted: {
      delivering: { vendor: withDriver, rider: withDriver, admin: withDriver },
      canceled: cancelAccepted,
    },
    delivering: {
      delivered: { vendor: always, rider: always, admin: always },
      canceled: { admin: withReason },
    },
    delivered: {},
    canceled: {},
  },
  pickup: AT_THE_STORE,
  dine_in: AT_THE_STORE,
};

/**
 * Whether `actor` may move an order from one status to another, and if not, why (REQ-ORDER-24, REQ-ORDER-19).
 * Throws nothing; the caller locks the order and compares its version.
 */
export function canTransition({ from, to, orderType, actor, facts }: OrderMove): MoveVerdict {
  const refuse = (why: MoveRefusal): MoveVerdict => ({ allowed: false, why });
  if (from === to) return refuse("same_status");
  if (isFinalStatus(from)) return refuse("final_status");
  const movers = ORDER_MOVES[orderType][from][to];
  if (!movers) return refuse("no_such_step");
  const guard = movers[actor];
  if (!guard) return refuse("actor_may_not");
  const why = guard(facts);
  return why === null ? { allowed: true } : refuse(why);
}

/**
 * From when the system may cancel an order that still waits for its store (REQ-ORDER-26): when its time to accept is
 * over, counted from when it could accept, or, where it is paid online and is not, when the time to pay is over.
 * Milliseconds since 1970.
 */
export function systemCancelAt(facts: Omit<OrderFacts, "now">): number {
  const { accept_timeout_min = ACCEPT_TIMEOUT_MIN, payment_timeout_min = PAYMENT_TIMEOUT_MIN } = facts;
  if (awaitsPayment(facts)) return facts.placed_at + payment_timeout_min * 60_000;
  const since = Math.max(facts.waiting_since, facts.placed_at, facts.paid_at ?? 0);
  return since + accept_timeout_min * 60_000;
}

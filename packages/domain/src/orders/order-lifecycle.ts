import type { HandOverCode } from "../board/hand-over-code.js";
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
  /** How the order's code stands; left out for an order without one. */
  hand_over_code?: HandOverCode;
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
  /** It is wanted later, and would be handed over before its time. */
  "too_early",
  "code_missing",
  "code_wrong",
  /** Wrong too often: only the office hands it over now, with a reason. */
  "code_locked",
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
/** What is wanted later does not leave the store before it is released to it. */
const inTime: Guard = ({ now, waiting_since }) => (now < waiting_since ? "too_early" : null);
const withDriverInTime: Guard = (facts) => withDriver(facts) ?? inTime(facts);

const CODE_REFUSALS = {
  none: null,
  right: null,
  missing: "code_missing",
  wrong: "code_wrong",
  locked: "code_locked",
} as const satisfies Record<HandOverCode, MoveRefusal | null>;
/** At the door the customer says the code. */
const withCode: Guard = ({ hand_over_code = "none" }) => CODE_REFUSALS[hand_over_code];
/** In the store the staff see whom they give it to: a code is not needed there, but a wrong one is refused. */
const withoutWrongCode: Guard = (facts) => (facts.hand_over_code === "wrong" ? "code_wrong" : inTime(facts));
/** The office hands over without the code, and says why. */
const withCodeOrReason: Guard = (facts) => (withCode(facts) === null ? null : withReason(facts));
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
  accepted: { delivered: { vendor: withoutWrongCode, admin: always }, canceled: cancelAccepted },
  delivering: {},
  delivered: {},
  canceled: {},
};

/** Every move that there is, by order type (REQ-ORDER-24). */
export const ORDER_MOVES: Record<OrderType, Moves> = {
  delivery: {
    pending: fromPending,
    accepted: {
      delivering: { vendor: withDriverInTime, rider: withDriverInTime, admin: withDriver },
      canceled: cancelAccepted,
    },
    delivering: {
      delivered: { vendor: withCode, rider: withCode, admin: withCodeOrReason },
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
  return answerableSince(facts) + accept_timeout_min * 60_000;
}

/** Since when a store can answer an order: it was placed, paid where it is paid online, and released. Milliseconds since 1970. */
export function answerableSince({
  waiting_since,
  placed_at,
  paid_at,
}: Pick<OrderFacts, "waiting_since" | "placed_at" | "paid_at">): number {
  return Math.max(waiting_since, placed_at, paid_at ?? 0);
}

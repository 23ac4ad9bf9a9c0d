import type { OrderMilestone, OrderStatus, OrderType, TrackStep } from "./order-vocabulary.js";
import { ORDER_STATUSES } from "./order-vocabulary.js";

/** How an order stands in a status. */
export interface OrderStatusRules {
  /**
   * `open` changes still. `completed` was handed over: a sale with receipt and review. `canceled` is no sale: money, stock and
   * coupon are returned. An order never leaves the last two, and its rider is free.
   */
  readonly outcome: "open" | "completed" | "canceled";
  /** Whether the store has yet to answer: the wallet's part is only held, the payment may change, and the time-out runs. */
  readonly awaitsStore: boolean;
  /** Whether it has an estimated arrival. */
  readonly promisesArrival: boolean;
  /** Whether a delivery has a rider: one may be assigned, and the relay connects rider and customer. */
  readonly hasRider: boolean;
  /** Whether the goods have left the store: canceling then returns nothing to the stock. */
  readonly hasLeftStore: boolean;
  /** Milestones that are recorded within it. */
  readonly milestones: readonly OrderMilestone[];
  /** Steps of tracking that it adds, by order type: its own, then those of its milestones. */
  readonly steps: Readonly<Record<OrderType, readonly TrackStep[]>>;
}

const everyType = (...steps: TrackStep[]) => ({ delivery: steps, pickup: steps, dine_in: steps });

/**
 * The one table of order statuses, in the order of an order's life (REQ-ORDER-19). Which status may follow which, and who moves
 * it, is in `order-lifecycle`; the server's and the design system's own tables have the same keys.
 */
export const ORDER_STATUS_TABLE = {
  pending: {
    outcome: "open",
    awaitsStore: true,
    promisesArrival: true,
    hasRider: false,
    hasLeftStore: false,
    milestones: [],
    steps: everyType("placed"),
  },
  accepted: {
    outcome: "open",
    awaitsStore: false,
    promisesArrival: true,
    hasRider: true,
    hasLeftStore: false,
    milestones: ["preparing", "delayed", "ready", "rider_assigned"],
    steps: {
      delivery: ["accepted", "preparing"],
      pickup: ["accepted", "preparing", "ready"],
      dine_in: ["accepted", "preparing", "ready"],
    },
  },
  delivering: {
    outcome: "open",
    awaitsStore: false,
    promisesArrival: true,
    hasRider: true,
    hasLeftStore: true,
    milestones: [],
    steps: { delivery: ["delivering"], pickup: [], dine_in: [] },
  },
  delivered: {
    outcome: "completed",
    awaitsStore: false,
    promisesArrival: false,
    hasRider: false,
    hasLeftStore: true,
    milestones: [],
    steps: everyType("delivered"),
  },
  canceled: {
    outcome: "canceled",
    awaitsStore: false,
    promisesArrival: false,
    hasRider: false,
    hasLeftStore: false,
    milestones: [],
    steps: everyType("canceled"),
  },
} as const satisfies Record<OrderStatus, OrderStatusRules>;

/** The rules of a status. */
export const orderStatusRules = (status: OrderStatus): OrderStatusRules => ORDER_STATUS_TABLE[status];

/** The statuses whose rules meet a condition, for lists in queries. */
export const orderStatusesWhere = (meets: (rules: OrderStatusRules) => boolean): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => meets(ORDER_STATUS_TABLE[status]));

/** Statuses of orders that change still. */
export const OPEN_ORDER_STATUSES = orderStatusesWhere(({ outcome }) => outcome === "open");
/** Statuses that an order never leaves. */
export const FINAL_ORDER_STATUSES = orderStatusesWhere(({ outcome }) => outcome !== "open");
/** Statuses of orders that were handed over. */
export const COMPLETED_ORDER_STATUSES = orderStatusesWhere(({ outcome }) => outcome === "completed");
/** Statuses of orders that are not canceled: they count as a customer's first. */
export const STANDING_ORDER_STATUSES = orderStatusesWhere(({ outcome }) => outcome !== "canceled");

/** Whether an order in this status never changes again: it stands under past orders (REQ-ORDER-24, REQ-ORDER-19). */
export const isFinalStatus = (status: OrderStatus): boolean => orderStatusRules(status).outcome !== "open";
/** Whether an order in this status was handed over. */
export const isCompletedStatus = (status: OrderStatus): boolean =>
  orderStatusRules(status).outcome === "completed";
/** Whether an order in this status was canceled. */
export const isCanceledStatus = (status: OrderStatus): boolean =>
  orderStatusRules(status).outcome === "canceled";

/** The steps of tracking of an order that is not canceled, in order (REQ-ORDER-25). */
export const trackPath = (type: OrderType): readonly TrackStep[] =>
  STANDING_ORDER_STATUSES.flatMap((status) => orderStatusRules(status).steps[type]);

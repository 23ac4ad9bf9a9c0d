import { ordersMessages, type MessageDescriptor } from "../../locale/index.js";
import type { BadgeTone } from "../../primitives/badge/index.js";
import type { TrackStepKind } from "../order-tracker/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";

/** The statuses of an order, in the order of its life. */
export const orderStatuses = ["pending", "accepted", "delivering", "delivered", "canceled"] as const;
export type OrderStatusKind = (typeof orderStatuses)[number];

/** A text with the placeholder `{time}`. */
type TimedMessage = MessageDescriptor<string, `${string}{time}${string}`>;

/** The headline of an order in a status. */
export interface OrderHeadline {
  /** With the time of its arrival while it is open, of its end afterwards; null shows no time. */
  timed: TimedMessage | null;
  /** The words above a time that stands alone, as on a card; null where a card shows none. */
  label: MessageDescriptor | null;
  /** While the time is not known. */
  untimed: MessageDescriptor;
}

/** How an order in a status is shown. */
export interface OrderStatusPresentation {
  /** Whether it changes still, was handed over, or was canceled. */
  outcome: "open" | "completed" | "canceled";
  tone: BadgeTone;
  /** Its name, by order type. */
  label: Readonly<Record<OrderTypeKind, MessageDescriptor>>;
  /** Its name in the bars of OrderProgress, by order type; null has no bar, as where orders of the type skip it. */
  stage: Readonly<Record<OrderTypeKind, MessageDescriptor | null>>;
  /** The headline of orders in it, by order type. */
  headline: Readonly<Record<OrderTypeKind, OrderHeadline>>;
  /** Its steps of tracking, by order type: its own, then those within it; empty where orders of the type skip it. */
  steps: Readonly<Record<OrderTypeKind, readonly TrackStepKind[]>>;
}

const everyType = <const T>(value: T) => ({ delivery: value, pickup: value, dine_in: value });

const readyAround = {
  timed: ordersMessages.readyAround,
  label: ordersMessages.readyAroundLabel,
  untimed: ordersMessages.soon,
};
/** When an open order arrives, or is ready at the store. */
const expected = {
  delivery: {
    timed: ordersMessages.arrivesAround,
    label: ordersMessages.arrivesAroundLabel,
    untimed: ordersMessages.soon,
  },
  pickup: readyAround,
  dine_in: readyAround,
};
const ended = <Timed extends TimedMessage>(timed: Timed) => ({
  timed,
  label: null,
  untimed: ordersMessages.arrived,
});
const handedOver = {
  delivery: ordersMessages.delivered,
  pickup: ordersMessages.collected,
  dine_in: ordersMessages.served,
};

/** What every part shows of each status: the one place in the design system that lists them. */
export const orderStatusTable = {
  pending: {
    outcome: "open",
    tone: "warning",
    label: everyType(ordersMessages.pending),
    stage: everyType(ordersMessages.stageSent),
    headline: expected,
    steps: everyType(["placed"]),
  },
  accepted: {
    outcome: "open",
    tone: "info",
    label: everyType(ordersMessages.accepted),
    stage: everyType(ordersMessages.accepted),
    headline: expected,
    steps: {
      delivery: ["accepted", "preparing"],
      pickup: ["accepted", "preparing", "ready"],
      dine_in: ["accepted", "preparing", "ready"],
    },
  },
  delivering: {
    outcome: "open",
    tone: "success",
    label: {
      delivery: ordersMessages.delivering,
      pickup: ordersMessages.ready,
      dine_in: ordersMessages.ready,
    },
    stage: { delivery: ordersMessages.delivering, pickup: null, dine_in: null },
    headline: expected,
    steps: { delivery: ["delivering"], pickup: [], dine_in: [] },
  },
  delivered: {
    outcome: "completed",
    tone: "success",
    label: handedOver,
    stage: handedOver,
    headline: {
      delivery: ended(ordersMessages.deliveredAt),
      pickup: ended(ordersMessages.collectedAt),
      dine_in: ended(ordersMessages.servedAt),
    },
    steps: everyType(["delivered"]),
  },
  canceled: {
    outcome: "canceled",
    tone: "danger",
    label: everyType(ordersMessages.canceled),
    stage: everyType(null),
    headline: everyType({ timed: null, label: null, untimed: ordersMessages.canceledTitle }),
    steps: everyType(["canceled"]),
  },
} as const satisfies Record<OrderStatusKind, OrderStatusPresentation>;

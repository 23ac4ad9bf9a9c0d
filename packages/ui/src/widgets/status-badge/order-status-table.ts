import { ordersMessages, type MessageDescriptor } from "../../locale/index.js";
import type { BadgeTone } from "../../primitives/badge/index.js";
import type { TrackStepKind } from "../order-tracker/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";

/** The statuses of an order, in the order of its life. */
export const orderStatuses = ["pending", "accepted", "delivering", "delivered", "canceled"] as const;
export type OrderStatusKind = (typeof orderStatuses)[number];

/** How an order in a status is shown. */
export interface OrderStatusPresentation {
  /** Whether it changes still, was handed over, or was canceled. */
  outcome: "open" | "completed" | "canceled";
  tone: BadgeTone;
  /** Its name, by order type. */
  label: Readonly<Record<OrderTypeKind, MessageDescriptor>>;
  /** Its name in the bars of OrderProgress; null is the label. */
  stage: MessageDescriptor | null;
  /** Its step of the timeline, by order type; null where orders of the type skip it. */
  step: Readonly<Record<OrderTypeKind, TrackStepKind | null>>;
}

const everyType = <const T>(value: T) => ({ delivery: value, pickup: value, dine_in: value });

/** What every part shows of each status: the one place in the design system that lists them. */
export const orderStatusTable = {
  pending: {
    outcome: "open",
    tone: "warning",
    label: everyType(ordersMessages.pending),
    stage: ordersMessages.stageSent,
    step: everyType("placed"),
  },
  accepted: {
    outcome: "open",
    tone: "info",
    label: everyType(ordersMessages.accepted),
    stage: null,
    step: everyType("accepted"),
  },
  delivering: {
    outcome: "open",
    tone: "success",
    label: {
      delivery: ordersMessages.delivering,
      pickup: ordersMessages.ready,
      dine_in: ordersMessages.ready,
    },
    stage: null,
    step: { delivery: "delivering", pickup: null, dine_in: null },
  },
  delivered: {
    outcome: "completed",
    tone: "success",
    label: {
      delivery: ordersMessages.delivered,
      pickup: ordersMessages.collected,
      dine_in: ordersMessages.served,
    },
    stage: null,
    step: everyType("delivered"),
  },
  canceled: {
    outcome: "canceled",
    tone: "danger",
    label: everyType(ordersMessages.canceled),
    stage: null,
    step: everyType("canceled"),
  },
} as const satisfies Record<OrderStatusKind, OrderStatusPresentation>;

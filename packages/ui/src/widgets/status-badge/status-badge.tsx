"use client";
import { useText, ordersWords, type Word } from "../../locale/index.js";
import { Badge, type BadgeProps, type BadgeTone } from "../../primitives/badge/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";

export const orderStatuses = ["pending", "accepted", "delivering", "delivered", "canceled"] as const;
export type OrderStatusKind = (typeof orderStatuses)[number];

const tones: Record<OrderStatusKind, BadgeTone> = {
  pending: "warn",
  accepted: "info",
  delivering: "ok",
  delivered: "ok",
  canceled: "bad",
};

const statusWords = {
  pending: ordersWords.pending,
  accepted: ordersWords.accepted,
  delivering: ordersWords.delivering,
  delivered: ordersWords.delivered,
  canceled: ordersWords.canceled,
} as const satisfies Record<OrderStatusKind, Word>;

/** The word for where an order stands. What nobody brings is collected or served instead of delivered. */
export function useStatusWord(): (status: OrderStatusKind, type: OrderTypeKind) => string {
  const { t } = useText();
  return (status, type) => {
    if (type !== "delivery" && status === "delivering") return t(ordersWords.ready);
    if (type === "pickup" && status === "delivered") return t(ordersWords.collected);
    if (type === "dine_in" && status === "delivered") return t(ordersWords.served);
    return t(statusWords[status]);
  };
}

export interface StatusBadgeProps extends Omit<BadgeProps, "tone" | "children"> {
  status: OrderStatusKind;
  orderType?: OrderTypeKind | undefined;
}

/** Where an order stands, in a word. */
export function StatusBadge({ status, orderType = "delivery", ...rest }: StatusBadgeProps) {
  const word = useStatusWord();
  return (
    <Badge data-slot="status-badge" tone={tones[status]} {...rest}>
      {word(status, orderType)}
    </Badge>
  );
}

export const paymentStatuses = [
  "unpaid",
  "pending",
  "paid",
  "failed",
  "partially_refunded",
  "refunded",
] as const;
export type PaymentStatusKind = (typeof paymentStatuses)[number];

const payments = {
  unpaid: { tone: "neutral", word: ordersWords.unpaid },
  pending: { tone: "warn", word: ordersWords.paymentPending },
  paid: { tone: "ok", word: ordersWords.paid },
  failed: { tone: "bad", word: ordersWords.paymentFailed },
  partially_refunded: { tone: "info", word: ordersWords.partlyRefunded },
  refunded: { tone: "info", word: ordersWords.refunded },
} as const satisfies Record<PaymentStatusKind, { tone: BadgeTone; word: Word }>;

/** Whether an order is paid, in a word. */
export function PaymentStatusBadge({
  status,
  ...rest
}: Omit<BadgeProps, "tone" | "children"> & { status: PaymentStatusKind }) {
  const { t } = useText();
  return (
    <Badge data-slot="payment-status-badge" tone={payments[status].tone} {...rest}>
      {t(payments[status].word)}
    </Badge>
  );
}

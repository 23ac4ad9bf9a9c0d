"use client";
import { useMessages, ordersMessages, type MessageDescriptor } from "../../locale/index.js";
import { Badge, type BadgeProps, type BadgeTone } from "../../primitives/badge/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import { orderStatusTable, type OrderStatusKind } from "./order-status-table.js";

/** Returns the text of an order's status. Orders without delivery are collected or served instead of delivered. */
export function useStatusLabel(): (status: OrderStatusKind, type: OrderTypeKind) => string {
  const { t } = useMessages();
  return (status, type) => t(orderStatusTable[status].label[type]);
}

export interface StatusBadgeProps extends Omit<BadgeProps, "tone" | "children"> {
  status: OrderStatusKind;
  orderType?: OrderTypeKind | undefined;
}

/** Status of an order. */
export function StatusBadge({ status, orderType = "delivery", ...rest }: StatusBadgeProps) {
  const statusLabel = useStatusLabel();
  return (
    <Badge data-slot="status-badge" tone={orderStatusTable[status].tone} {...rest}>
      {statusLabel(status, orderType)}
    </Badge>
  );
}

export const paymentStatuses = ["unpaid", "pending", "paid", "failed", "refunded"] as const;
export type PaymentStatusKind = (typeof paymentStatuses)[number];

const payments = {
  unpaid: { tone: "neutral", message: ordersMessages.unpaid },
  pending: { tone: "warning", message: ordersMessages.paymentPending },
  paid: { tone: "success", message: ordersMessages.paid },
  failed: { tone: "danger", message: ordersMessages.paymentFailed },
  refunded: { tone: "info", message: ordersMessages.refunded },
} as const satisfies Record<PaymentStatusKind, { tone: BadgeTone; message: MessageDescriptor }>;

/** Payment status of an order. */
export function PaymentStatusBadge({
  status,
  ...rest
}: Omit<BadgeProps, "tone" | "children"> & { status: PaymentStatusKind }) {
  const { t } = useMessages();
  return (
    <Badge data-slot="payment-status-badge" tone={payments[status].tone} {...rest}>
      {t(payments[status].message)}
    </Badge>
  );
}

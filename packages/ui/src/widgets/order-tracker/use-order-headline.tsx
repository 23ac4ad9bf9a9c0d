"use client";
import type { ReactNode } from "react";
import { useMessages, useMoment, ordersMessages } from "../../locale/index.js";
import { etaMidpoint, type EtaData } from "./order-tracker.js";
import { type OrderTypeKind, orderTypeTable } from "../order-type-switch/order-type-table.js";
import { orderStatusTable, type OrderStatusKind, type PaymentStatusKind } from "../status-badge/index.js";

/** The fields that determine an order's headline. */
export interface HeadlineData {
  order_status: OrderStatusKind;
  order_type: OrderTypeKind;
  eta: EtaData | null;
  /** Whether it waits for a payment: then nothing arrives. */
  payment_status?: PaymentStatusKind | undefined;
  /** When it ended. */
  ended_at?: string | null | undefined;
}

const endedMessages = {
  delivery: ordersMessages.deliveredAt,
  pickup: ordersMessages.collectedAt,
  dine_in: ordersMessages.servedAt,
} as const satisfies Record<OrderTypeKind, unknown>;

/** Headline of an order: its ETA, or its outcome. */
export function useOrderHeadline(): (order: HeadlineData) => { title: ReactNode; text: string } {
  const { t, rich } = useMessages();
  const moment = useMoment();
  return ({ order_status, order_type, eta, ended_at, payment_status }) => {
    const { outcome } = orderStatusTable[order_status];
    if (outcome === "canceled")
      return { title: t(ordersMessages.canceledTitle), text: t(ordersMessages.canceledTitle) };
    if (outcome === "completed") {
      if (!ended_at) return { title: t(ordersMessages.arrived), text: t(ordersMessages.arrived) };
      const message = endedMessages[order_type];
      return {
        title: rich(message, { time: moment(ended_at) }),
        text: t(message, { time: moment(ended_at) }),
      };
    }
    if (payment_status === "pending" || payment_status === "failed")
      return { title: t(ordersMessages.awaitsPayment), text: t(ordersMessages.awaitsPayment) };
    if (!eta) return { title: t(ordersMessages.soon), text: t(ordersMessages.soon) };
    const message = orderTypeTable[order_type].isBrought
      ? ordersMessages.arrivesAround
      : ordersMessages.readyAround;
    const values = { time: moment(etaMidpoint(eta)) };
    return { title: rich(message, values), text: t(message, values) };
  };
}

"use client";
import type { ReactNode } from "react";
import { useMessages, useMoment, ordersMessages } from "../../locale/index.js";
import { etaMidpoint, type EtaData } from "./order-tracker.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
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

/** Headline of an order: its ETA, or its outcome. */
export function useOrderHeadline(): (order: HeadlineData) => { title: ReactNode; text: string } {
  const { t, rich } = useMessages();
  const moment = useMoment();
  return ({ order_status, order_type, eta, ended_at, payment_status }) => {
    const { outcome, headline } = orderStatusTable[order_status];
    const isOpen = outcome === "open";
    if (isOpen && (payment_status === "pending" || payment_status === "failed"))
      return { title: t(ordersMessages.awaitsPayment), text: t(ordersMessages.awaitsPayment) };
    const { timed, untimed } = headline[order_type];
    const at = isOpen ? eta && etaMidpoint(eta) : ended_at;
    if (timed === null || !at) return { title: t(untimed), text: t(untimed) };
    const values = { time: moment(at) };
    return { title: rich(timed, values), text: t(timed, values) };
  };
}

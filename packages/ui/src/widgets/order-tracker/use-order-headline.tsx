"use client";
import type { ReactNode } from "react";
import { useFormat, useText, ordersWords } from "../../locale/index.js";
import { etaMoment, type EtaData } from "./order-tracker.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import type { OrderStatusKind } from "../status-badge/index.js";

/** What an order's headline follows from. */
export interface HeadlineData {
  order_status: OrderStatusKind;
  order_type: OrderTypeKind;
  eta: EtaData | null;
  /** When it ended. */
  ended_at?: string | null | undefined;
}

const endedWords = {
  delivery: ordersWords.deliveredAt,
  pickup: ordersWords.collectedAt,
  dine_in: ordersWords.servedAt,
} as const satisfies Record<OrderTypeKind, unknown>;

/** The one thing a customer wants to know: when it comes; once it is over, that it is. */
export function useOrderHeadline(): (order: HeadlineData) => { title: ReactNode; text: string } {
  const { t, rich } = useText();
  const { time } = useFormat();
  return ({ order_status, order_type, eta, ended_at }) => {
    if (order_status === "canceled")
      return { title: t(ordersWords.canceledTitle), text: t(ordersWords.canceledTitle) };
    if (order_status === "delivered") {
      if (!ended_at) return { title: t(ordersWords.arrived), text: t(ordersWords.arrived) };
      const word = endedWords[order_type];
      return { title: rich(word, { time: time(ended_at) }), text: t(word, { time: time(ended_at) }) };
    }
    if (!eta) return { title: t(ordersWords.soon), text: t(ordersWords.soon) };
    const word = order_type === "delivery" ? ordersWords.arrivesAround : ordersWords.readyAround;
    const values = { time: time(etaMoment(eta)) };
    return { title: rich(word, values), text: t(word, values) };
  };
}

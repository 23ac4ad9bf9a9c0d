"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useMessages, ordersMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import {
  orderStatuses,
  orderStatusTable,
  useStatusLabel,
  type OrderStatusKind,
} from "../status-badge/index.js";

const stages = orderStatuses.filter((status) => orderStatusTable[status].outcome !== "canceled");

const barClass = cva("block h-1.5 rounded-full transition-colors duration-drawer", {
  variants: { state: { done: "bg-ink", now: "bg-success", next: "bg-sunken" } },
});
const stageClass = cva("mt-2 block text-caption text-balance", {
  variants: {
    state: { done: "text-muted", now: "font-semibold text-success-text", next: "text-muted" },
  },
});

export interface OrderProgressProps extends Omit<ComponentProps<"div">, "children"> {
  status: OrderStatusKind;
  orderType?: OrderTypeKind | undefined;
}

/** Progress of an order, a bar for each status: completed is ink, current is green. Nothing for a canceled order. */
export function OrderProgress({ status, orderType = "delivery", className, ...rest }: OrderProgressProps) {
  const { t } = useMessages();
  const statusLabel = useStatusLabel();
  const now = stages.indexOf(status);
  const nameOf = (stage: OrderStatusKind) => {
    const { stage: message } = orderStatusTable[stage];
    return message ? t(message) : statusLabel(stage, orderType);
  };
  if (now < 0) return null;
  return (
    <div
      data-slot="order-progress"
      role="img"
      aria-label={t(ordersMessages.progressNow, {
        step: nameOf(stages[now]!),
        number: now + 1,
        steps: stages.length,
      })}
      {...rest}
      className={cx("grid auto-cols-fr grid-flow-col gap-1", className)}
    >
      {stages.map((stage, i) => {
        const state = i < now ? "done" : i === now ? "now" : "next";
        return (
          <span key={stage} aria-hidden className="min-w-0">
            <span className={barClass({ state })} />
            <span className={stageClass({ state })}>{nameOf(stage)}</span>
          </span>
        );
      })}
    </div>
  );
}

"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useMessages, ordersMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import { useStatusLabel, type OrderStatusKind } from "../status-badge/index.js";

const stages = ["pending", "accepted", "delivering", "delivered"] as const;

const barClass = cva("block h-1.5 rounded-full transition-colors duration-drawer", {
  variants: { state: { done: "bg-ink", now: "bg-success", next: "bg-sunken" } },
});
const stageClass = cva("mt-2 block text-caption text-balance", {
  variants: {
    state: { done: "text-muted", now: "font-semibold text-success-text", next: "text-muted" },
  },
});

export interface OrderProgressProps extends Omit<ComponentProps<"div">, "children"> {
  status: Exclude<OrderStatusKind, "canceled">;
  orderType?: OrderTypeKind | undefined;
}

/** Progress of an order in four bars: completed is ink, current is green. */
export function OrderProgress({ status, orderType = "delivery", className, ...rest }: OrderProgressProps) {
  const { t } = useMessages();
  const statusLabel = useStatusLabel();
  const now = stages.indexOf(status);
  const nameOf = (stage: (typeof stages)[number]) =>
    stage === "pending" ? t(ordersMessages.stageSent) : statusLabel(stage, orderType);
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
      className={cx("grid grid-cols-4 gap-1", className)}
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

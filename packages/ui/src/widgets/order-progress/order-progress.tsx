"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useMessages, ordersMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import { orderStatuses, orderStatusTable, type OrderStatusKind } from "../status-badge/index.js";

/** The names of the bars of an order type, with the status of each. */
const stagesOf = (type: OrderTypeKind) =>
  orderStatuses.flatMap((status) => {
    const name = orderStatusTable[status].stage[type];
    return name === null ? [] : [{ status, name }];
  });

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
  if (orderStatusTable[status].outcome === "canceled") return null;
  const stages = stagesOf(orderType);
  // A status without a bar of its own shows the last one before it.
  const at = orderStatuses.indexOf(status);
  const now = stages.findLastIndex((stage) => orderStatuses.indexOf(stage.status) <= at);
  const stageNow = stages[now];
  if (stageNow === undefined) return null;
  return (
    <div
      data-slot="order-progress"
      role="img"
      aria-label={t(ordersMessages.progressNow, {
        step: t(stageNow.name),
        number: now + 1,
        steps: stages.length,
      })}
      {...rest}
      className={cx("grid auto-cols-fr grid-flow-col gap-1", className)}
    >
      {stages.map(({ status: stage, name }, i) => {
        const state = i < now ? "done" : i === now ? "now" : "next";
        return (
          <span key={stage} aria-hidden className="min-w-0">
            <span className={barClass({ state })} />
            <span className={stageClass({ state })}>{t(name)}</span>
          </span>
        );
      })}
    </div>
  );
}

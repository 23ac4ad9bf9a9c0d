import type { TrackStepData, TrackStepKind } from "../../widgets/order-tracker/index.js";
import { orderStatuses, orderStatusTable, type OrderStatusKind } from "../../widgets/status-badge/index.js";
import type { OrderData } from "./order-data.js";

/** Steps of an order from its timeline: past ones, and upcoming ones unless it is canceled. */
export function stepsOfOrder(
  order: Pick<OrderData, "timeline" | "order_status" | "order_type" | "created_at">,
): TrackStepData[] {
  const times = new Map<OrderStatusKind, string>(order.timeline.map(({ status, at }) => [status, at]));
  times.set("pending", times.get("pending") ?? order.created_at);
  const isCanceled = (status: OrderStatusKind) => orderStatusTable[status].outcome === "canceled";
  const canceled = isCanceled(order.order_status);
  const statuses = orderStatuses.filter((status) =>
    canceled ? status === order.order_status || times.has(status) : !isCanceled(status),
  );
  const currentIndex = statuses.indexOf(order.order_status);
  return statuses.flatMap((status, i) => {
    // The timeline has no times of the steps within a status.
    const [step]: readonly TrackStepKind[] = orderStatusTable[status].steps[order.order_type];
    if (step === undefined) return [];
    const state = i < currentIndex ? "done" : i === currentIndex ? "now" : "next";
    return [{ step, state, at: times.get(status) ?? null }];
  });
}

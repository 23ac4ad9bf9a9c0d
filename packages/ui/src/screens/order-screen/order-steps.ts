import type { TrackStepData, TrackStepKind } from "../../widgets/order-tracker/index.js";
import type { OrderStatusKind } from "../../widgets/status-badge/index.js";
import type { OrderData } from "./order-data.js";

const stepOf: Record<OrderStatusKind, TrackStepKind> = {
  pending: "placed",
  accepted: "accepted",
  delivering: "delivering",
  delivered: "delivered",
  canceled: "canceled",
};

/** Steps of an order from its timeline: past ones, and upcoming ones unless it is canceled. */
export function stepsOfOrder(
  order: Pick<OrderData, "timeline" | "order_status" | "order_type" | "created_at">,
): TrackStepData[] {
  const times = new Map<OrderStatusKind, string>(order.timeline.map(({ status, at }) => [status, at]));
  times.set("pending", times.get("pending") ?? order.created_at);
  const canceled = order.order_status === "canceled";
  const all: OrderStatusKind[] = canceled
    ? ["pending", "accepted", "delivering", "canceled"]
    : order.order_type === "delivery"
      ? ["pending", "accepted", "delivering", "delivered"]
      : ["pending", "accepted", "delivered"];
  const statuses = canceled ? all.filter((status) => times.has(status) || status === "canceled") : all;
  const currentIndex = statuses.indexOf(order.order_status);
  return statuses.map((status, i) => ({
    step: stepOf[status],
    state: i < currentIndex ? "done" : i === currentIndex ? "now" : "next",
    at: times.get(status) ?? null,
  }));
}

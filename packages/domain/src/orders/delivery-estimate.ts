import { orderStatusRules } from "./order-status-table.js";
import { isBrought, type OrderStatus, type OrderType } from "./order-vocabulary.js";

/** Minutes beyond the store's longest time before an order counts as late. */
export const PROMISE_SLACK_MIN = 15;

/** What the estimate of an order is computed from; moments are null until they have come. */
export interface OrderTimes {
  order_type: OrderType;
  order_status: OrderStatus;
  placed_at: Date;
  /** Requested time of a scheduled order; null is as soon as possible. */
  scheduled_at: Date | null;
  accepted_at: Date | null;
  preparing_at: Date | null;
  ready_at: Date | null;
  delivering_at: Date | null;
  /** Minutes from placing to arrival, as the store says. */
  delivery_time: { min: number; max: number };
  /** Minutes of these that the kitchen needs. */
  preparation_minutes: number;
  /** Minutes from acceptance after which the store said that it would be ready; null if it said nothing. */
  promised_minutes?: number | null;
  /** Minutes by which the store delayed it since. */
  delay_minutes?: number;
}

/** When an order should arrive: between `from` and `to`; past `latest_by` it is late. */
export interface DeliveryEstimate {
  from: Date;
  to: Date;
  /** The promise made when it was placed: it never moves. */
  latest_by: Date;
}

const MINUTE = 60_000;

/**
 * When an order should arrive, as seen `now` (REQ-ORDER-38, REQ-ORDER-03): the store's times counted from the last
 * milestone that was reached; an order for pickup or dine-in arrives when it is ready. Never in the past, and never
 * before the time an order was scheduled for. Null when it has arrived or was canceled. Throws a RangeError on minutes
 * that are negative, infinite or not in order.
 */
export function deliveryEstimate(order: OrderTimes, now: Date): DeliveryEstimate | null {
  const { delivery_time, preparation_minutes, scheduled_at, placed_at } = order;
  const { promised_minutes = null, delay_minutes = 0 } = order;
  const { min, max } = delivery_time;
  if (
    !(min >= 0 && max >= min && preparation_minutes >= 0 && max < Infinity && preparation_minutes < Infinity)
  ) {
    throw new RangeError(`from ${min} to ${max} minutes, ${preparation_minutes} of them in the kitchen`);
  }
  if (!orderStatusRules(order.order_status).promisesArrival) return null;

  const brought = isBrought(order.order_type);
  /** What the store said itself counts from its acceptance; else its usual times from the last milestone. */
  const inKitchen = (): [since: Date, soonest: number, longest: number] => {
    const byStore = promised_minutes !== null && order.accepted_at !== null;
    const [soonest, longest] = byStore
      ? [promised_minutes + ride(min), promised_minutes + ride(max)]
      : [min, max];
    const since = byStore ? order.accepted_at! : (order.preparing_at ?? order.accepted_at!);
    return [since, soonest + delay_minutes, longest + delay_minutes];
  };
  const ride = (minutes: number) => (brought ? Math.max(0, minutes - preparation_minutes) : 0);
  const [since, soonest, longest] =
    order.delivering_at !== null || order.ready_at !== null
      ? [order.delivering_at ?? order.ready_at!, ride(min), ride(max)]
      : order.preparing_at !== null || order.accepted_at !== null
        ? inKitchen()
        : [placed_at, min, max];
  const floor = Math.max(now.getTime(), scheduled_at?.getTime() ?? 0);
  const from = Math.max(since.getTime() + soonest * MINUTE, floor);
  const to = Math.max(since.getTime() + longest * MINUTE, from);
  const promised = scheduled_at ? scheduled_at.getTime() : placed_at.getTime() + max * MINUTE;
  return {
    from: new Date(from),
    to: new Date(to),
    latest_by: new Date(promised + PROMISE_SLACK_MIN * MINUTE),
  };
}

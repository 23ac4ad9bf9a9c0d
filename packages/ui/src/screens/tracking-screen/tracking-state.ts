import type { HandOverPlace } from "../../widgets/hand-over-code/index.js";
import { orderStatusTable } from "../../widgets/status-badge/index.js";
import { orderTypeTable } from "../../widgets/order-type-switch/order-type-table.js";
import { paymentMethodTable } from "../../widgets/payment-method-picker/payment-method-table.js";
import type { OrderTrackData, TrackedOrderData } from "./tracking-data.js";

/** Length of the end of an order's number that is said where there is no code. */
const SPOKEN_END = 3;

type Track = Pick<OrderTrackData, "order_status" | "steps" | "ready_at" | "hand_over_code" | "delay_minutes">;
type Order = Pick<TrackedOrderData, "order_type" | "order_code" | "payment_method" | "amount_due">;

const isOpen = ({ order_status }: Track) => orderStatusTable[order_status].outcome === "open";
const hasReached = ({ steps }: Track, step: "ready" | "delivering") =>
  steps.some((one) => one.step === step && one.state !== "next");

/** Whether an order waits for its customer at the store's counter. */
export const isAtCounter = (order: Order, track: Track): boolean =>
  order.order_type === "pickup" && isOpen(track) && hasReached(track, "ready");

/** Whether a delivery is ready, and its rider has not taken it yet. */
export const waitsForRider = (order: Order, track: Track): boolean =>
  orderTypeTable[order.order_type].isBrought &&
  isOpen(track) &&
  Boolean(track.ready_at) &&
  !hasReached(track, "delivering");

/** Whether the store needs longer than it said: until the order is ready, or has left. */
export const isDelayed = (track: Track): boolean =>
  isOpen(track) && (track.delay_minutes ?? 0) > 0 && !track.ready_at && !hasReached(track, "delivering");

/**
 * What the customer says and pays at the hand-over. Of a delivery it is there from the beginning, so that the page does not move;
 * the code is shown once the rider has the order. At the counter, the end of the order's number is said where there is no code.
 */
export function handOverOf(
  order: Order,
  track: Track,
): { code: string | null; place: HandOverPlace; cash: number | null; done: boolean } | null {
  const isCash =
    order.payment_method !== undefined && paymentMethodTable[order.payment_method].paidBy === "cash";
  const cash = isCash && order.amount_due ? order.amount_due : null;
  const { outcome } = orderStatusTable[track.order_status];
  if (isAtCounter(order, track))
    return {
      code: track.hand_over_code ?? order.order_code.slice(-SPOKEN_END),
      place: "counter",
      cash,
      done: false,
    };
  // A server before codes sends none.
  const hasCode = track.hand_over_code !== undefined;
  if (!orderTypeTable[order.order_type].isBrought || !hasCode || outcome === "canceled") return null;
  const code = isOpen(track) && hasReached(track, "delivering") ? (track.hand_over_code ?? null) : null;
  return { code, place: "door", cash, done: outcome === "completed" };
}

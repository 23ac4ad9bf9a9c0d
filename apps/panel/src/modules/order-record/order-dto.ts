import type { Cancellation, Language, Order, OrderCard, OrderTrack, Picture } from "@talabee/contract";
import {
  awaitsPayment,
  cancelCause,
  canTransition,
  isBrought,
  isCanceledStatus,
  isCompletedStatus,
  isFinalStatus,
  type Market,
  orderStatusRules,
  trackPath,
  type TrackStep,
  usesGateway,
} from "@talabee/domain";
import type { statusHistory, stores } from "../../db/schema.js";
import { storeSummary } from "../catalogue/store-dto.js";
import { type LatLng, zoneCentre } from "../zones/zone-centres.js";
import { orderFactsOf } from "./order-facts.js";
import type { OrderLineRow, OrderRow } from "./order-rows.js";
import { refusalTextIn } from "./refusal-text.js";
import { systemNumber } from "./system-number.js";

type HistoryRow = typeof statusHistory.$inferSelect;

type StoreRow = typeof stores.$inferSelect;

const PICTURES_ON_CARD = 3;

/** The wire shape of an order in a list; amounts in minor units. */
export function orderCard(
  order: OrderRow,
  store: StoreRow,
  lines: readonly Pick<OrderLineRow, "image" | "quantity">[],
  language: Language,
): OrderCard {
  const pictures = lines.map(({ image }) => image).filter((image): image is Picture => image !== null);
  const distinct = [...new Map(pictures.map((image) => [image.src, image])).values()];
  return {
    id: order.id,
    order_code: order.orderCode,
    order_type: order.orderType,
    order_status: order.orderStatus,
    outcome: orderStatusRules(order.orderStatus).outcome,
    payment_status: order.paymentStatus,
    vendor: storeSummary(store, language),
    order_total: order.orderTotal,
    items_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    images: distinct.slice(0, PICTURES_ON_CARD),
    created_at: order.createdAt.toISOString(),
    eta: etaOf(order),
    can_reorder: isFinalStatus(order.orderStatus) && store.active,
  };
}

/** The wire shape of an order with its lines and status history; amounts in minor units. */
export function serializeOrder(
  order: OrderRow,
  store: StoreRow,
  lines: readonly OrderLineRow[],
  history: readonly HistoryRow[],
  language: Language,
  now: Date,
  {
    payment,
    isReviewed,
    currency,
    refunds = [],
  }: {
    payment: Order["payment"];
    isReviewed: boolean;
    currency: string;
    refunds?: NonNullable<Order["refunds"]>;
  },
): Order {
  return {
    ...orderCard(order, store, lines, language),
    system_number: systemNumber(order.orderCode),
    invoice_date: order.createdAt.toISOString(),
    payment_method: order.paymentMethod,
    items: lines.map((line) => serializeLine(line, language)),
    address: order.address,
    table_number: order.tableNumber,
    scheduled_at: order.scheduledAt?.toISOString() ?? null,
    subtotal: order.subtotal,
    discount: order.discount,
    coupon_code: order.couponCode,
    delivery_fee: order.deliveryFee,
    service_fee: order.serviceFee,
    tax: order.tax,
    wallet_applied: order.walletApplied,
    rounding: order.rounding,
    amount_due: order.amountDue,
    currency,
    note: order.note,
    can_cancel: canTransition({
      from: order.orderStatus,
      to: "canceled",
      orderType: order.orderType,
      actor: "customer",
      facts: orderFactsOf(order, now, null, "customer", store.deliveryMax),
    }).allowed,
    can_review: isCompletedStatus(order.orderStatus) && !isReviewed,
    payment,
    cancellation: cancellationOf(order, history, language),
    refunds,
    timeline: history
      .filter((entry) => entry.milestone === null)
      .map((entry) => ({ status: entry.toStatus, at: entry.at.toISOString(), by: entry.actor })),
    version: order.version,
  };
}

/** Why an order was canceled. The words of a customer or of a job are for the staff. */
function cancellationOf(
  order: OrderRow,
  history: readonly HistoryRow[],
  language: Language,
): Cancellation | null {
  const entry = history.findLast(
    ({ toStatus, milestone }) => milestone === null && isCanceledStatus(toStatus),
  );
  if (!isCanceledStatus(order.orderStatus) || entry === undefined) return null;
  const cause = cancelCause(entry.actor, {
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
  });
  return {
    cause,
    reason: cause === "store" || cause === "office" ? refusalTextIn(entry.reason, language) : null,
  };
}

function serializeLine(line: OrderLineRow, language: Language): Order["items"][number] {
  return {
    id: line.id,
    product_id: line.productId,
    name: line.name[language],
    image: line.image,
    unit_price: line.unitPrice,
    addons: line.addons.map(({ id, name, price, quantity }) => ({
      id,
      name: name[language],
      price,
      quantity,
    })),
    note: line.note,
    quantity: line.quantity,
    line_total: line.lineTotal,
  };
}

/** When an order should arrive, as everybody is told; null when nothing is promised. */
export function etaOf(order: OrderRow): OrderCard["eta"] {
  if (!orderStatusRules(order.orderStatus).promisesArrival) return null;
  // Nothing arrives before it is paid at the gateway.
  if (usesGateway(order.paymentMethod) && awaitsPayment(order.paymentStatus)) return null;
  if (order.etaFrom === null || order.etaTo === null || order.latestBy === null) return null;
  return {
    from: order.etaFrom.toISOString(),
    to: order.etaTo.toISOString(),
    latest_by: order.latestBy.toISOString(),
  };
}

/**
 * Tracking state of an order. The rider's own number is never sent: `relayPhone` connects both sides, null without a
 * relay.
 */
export function serializeTrack(
  order: OrderRow,
  store: StoreRow,
  language: Language,
  relayPhone: string | null,
  market: Market,
): OrderTrack {
  const isOver = isFinalStatus(order.orderStatus);
  return {
    order_id: order.id,
    order_status: order.orderStatus,
    outcome: orderStatusRules(order.orderStatus).outcome,
    payment_status: order.paymentStatus,
    eta: etaOf(order),
    steps: stepsOf(order),
    rider:
      order.riderName === null || isOver
        ? null
        : {
            name: (language === "ar" ? order.riderNameAr : null) ?? order.riderName,
            contact_phone: order.riderPhone === null ? null : relayPhone,
            location:
              order.riderLat === null || order.riderLng === null
                ? null
                : { lat: order.riderLat, lng: order.riderLng },
          },
    store_location: store.lat === null || store.lng === null ? null : { lat: store.lat, lng: store.lng },
    store_address: store.locationText?.[language] ?? null,
    destination: destinationOf(order, market),
    delay_minutes: order.delayMinutes,
    ready_at: order.readyAt?.toISOString() ?? null,
    version: order.version,
  };
}

/** The address's pin, or the centre of its zone. */
export function destinationOf(order: OrderRow, market: Market): LatLng | null {
  if (!isBrought(order.orderType) || order.address === null) return null;
  return order.address.location ?? zoneCentre(Number(order.address.zone_number), market);
}

function stepsOf(order: OrderRow): OrderTrack["steps"] {
  const times: Record<TrackStep, Date | null> = {
    placed: order.createdAt,
    accepted: order.acceptedAt,
    preparing: order.preparingAt,
    ready: order.readyAt,
    delivering: order.deliveringAt,
    delivered: order.deliveredAt,
    canceled: order.canceledAt,
  };
  const steps = trackPath(order.orderType);
  const timed = (step: TrackStep, state: "done" | "now" | "next") => ({
    step,
    state,
    at: times[step]?.toISOString() ?? null,
  });
  if (isCanceledStatus(order.orderStatus)) {
    return [
      ...steps.filter((step) => times[step] !== null).map((step) => timed(step, "done")),
      ...orderStatusRules(order.orderStatus).steps[order.orderType].map((step) => timed(step, "done")),
    ];
  }
  const last = steps.findLastIndex((step) => times[step] !== null);
  const isOver = isCompletedStatus(order.orderStatus);
  return steps.map((step, index) =>
    timed(step, index < last || isOver ? "done" : index === last ? "now" : "next"),
  );
}

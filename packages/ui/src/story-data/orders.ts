import type { Language } from "../locale/index.js";
import type { OrderData } from "../screens/order-screen/index.js";
import type { OrderTrackData } from "../screens/tracking-screen/index.js";
import type { OrderCardData } from "../widgets/order-card/index.js";
import type { TrackStepKind } from "../widgets/order-tracker/index.js";
import type { OrderTypeKind } from "../widgets/order-type-switch/index.js";
import { orderStatuses, orderStatusTable, type OrderStatusKind } from "../widgets/status-badge/index.js";
import { storyAddresses } from "./addresses.js";
import { storyLine } from "./cart.js";
import { storyTime } from "./clock.js";
import { storyProduct } from "./products.js";
import { storyStore } from "./stores.js";

export const storyEta = {
  from: storyTime("19:40"),
  to: storyTime("19:50"),
  latest_by: storyTime("20:00"),
};

const isPast = (status: OrderStatusKind) => orderStatusTable[status].outcome !== "open";

/** An order as shown in lists. */
export function storyOrderCard(
  language: Language,
  status: OrderStatusKind = "delivering",
  change: Partial<OrderCardData> & { store?: number } = {},
): OrderCardData {
  const { store = 0, ...rest } = change;
  return {
    id: `order-${status}-${store}`,
    order_code: "TB-7K2M9Q",
    order_type: "delivery",
    order_status: status,
    vendor: storyStore(language, store),
    order_total: 8480,
    items_count: 3,
    images: ["chicken-machboos", "luqaimat"].flatMap((id) => storyProduct(language, id).image ?? []),
    created_at: storyTime("19:08"),
    eta: isPast(status) ? null : storyEta,
    ...rest,
  };
}

/** Past orders. */
export function storyPastOrders(language: Language): OrderCardData[] {
  const picture = (...ids: string[]) => ids.flatMap((id) => storyProduct(language, id).image ?? []);
  return [
    storyOrderCard(language, "delivered", {
      store: 1,
      order_code: "TB-4HW8TC",
      order_total: 3600,
      items_count: 4,
      images: picture("coffee", "luqaimat"),
      created_at: "2026-11-18T17:20:00+03:00",
    }),
    storyOrderCard(language, "delivered", {
      store: 4,
      order_code: "TB-9PD3XA",
      order_total: 5800,
      items_count: 1,
      images: picture("luqaimat"),
      created_at: "2026-11-15T21:02:00+03:00",
    }),
    storyOrderCard(language, "canceled", {
      store: 2,
      order_code: "TB-2RM6KE",
      order_total: 8300,
      items_count: 2,
      created_at: "2026-11-11T13:44:00+03:00",
    }),
    storyOrderCard(language, "delivered", {
      store: 3,
      order_code: "TB-8VN5QJ",
      order_total: 12450,
      images: picture("lamb-machboos", "fattoush", "lemonade"),
      created_at: "2026-11-06T20:15:00+03:00",
    }),
  ];
}

const stepClocks: Record<TrackStepKind, string> = {
  placed: "19:08",
  accepted: "19:11",
  preparing: "19:14",
  ready: "19:29",
  delivering: "19:31",
  delivered: "19:43",
  canceled: "19:12",
};

const stepsOf = (status: OrderStatusKind, type: OrderTypeKind): readonly TrackStepKind[] =>
  orderStatusTable[status].steps[type];

/** When an order reaches a status: at its first step, else some time after it was accepted. */
const clockOf = (status: OrderStatusKind) => stepClocks[stepsOf(status, "delivery")[0] ?? "preparing"];

/** An order in full. */
export function storyOrder(
  language: Language,
  status: OrderStatusKind = "delivering",
  change: Partial<OrderData> = {},
): OrderData {
  const ar = language === "ar";
  const { outcome } = orderStatusTable[status];
  const way: OrderStatusKind[] =
    outcome === "canceled"
      ? ["pending", status]
      : orderStatuses.filter((one) => orderStatusTable[one].outcome !== "canceled");
  const items = [
    storyLine(language, "chicken-machboos", 1, {
      line_total: 5200,
      addons: [
        { id: "medium", name: ar ? "متوسط" : "Medium", quantity: 1 },
        { id: "daqoos", name: ar ? "دقوس إضافي" : "Extra daqoos", quantity: 1 },
      ],
    }),
    storyLine(language, "luqaimat", 2, { line_total: 4400 }),
  ];
  return {
    ...storyOrderCard(language, status),
    payment_status: outcome === "completed" ? "paid" : "unpaid",
    payment_method: "cod",
    items,
    address: storyAddresses(language)[0]!,
    note: ar ? "يرجى قرع الجرس الجانبي" : "Please ring the side bell",
    system_number: 20418,
    invoice_date: storyTime("19:08"),
    can_cancel: status === "pending",
    can_review: outcome === "completed",
    can_reorder: isPast(status),
    table_number: null,
    scheduled_at: null,
    timeline: way.slice(0, way.indexOf(status) + 1).map((at) => ({ status: at, at: storyTime(clockOf(at)) })),
    subtotal: 9600,
    discount: 1920,
    coupon_code: "AHLAN20",
    delivery_fee: 800,
    order_total: 8480,
    wallet_applied: 0,
    amount_due: 8480,
    ...change,
  };
}

/** The steps of an order that is not canceled, each with its status. */
export const storyPath = (type: OrderTypeKind = "delivery") =>
  orderStatuses
    .filter((status) => orderStatusTable[status].outcome !== "canceled")
    .flatMap((status) => stepsOf(status, type).map((step) => ({ status, step })));

const store = { lat: 25.2876, lng: 51.5331 };
const home = { lat: 25.3205, lng: 51.5215 };

/** Live state of an order at a step; `ridden` is the fraction of the route. */
export function storyTrack(
  language: Language,
  at: TrackStepKind = "delivering",
  {
    ridden = 0.45,
    type = "delivery",
    change,
  }: {
    ridden?: number | undefined;
    type?: OrderTypeKind;
    change?: Partial<OrderTrackData> | undefined;
  } = {},
): OrderTrackData {
  const path = storyPath(type);
  const now = path.findIndex(({ step }) => step === at);
  if (now < 0) throw new Error(`An order for ${type} has no step ${at}.`);
  const { status } = path[now]!;
  const bend = Math.sin(ridden * Math.PI) * 0.25;
  const [dLat, dLng] = [home.lat - store.lat, home.lng - store.lng];
  return {
    order_status: status,
    eta: isPast(status) ? null : storyEta,
    steps: path.map(({ step }, i) => ({
      step,
      state: i < now ? "done" : i === now ? "now" : "next",
      at: i <= now ? storyTime(stepClocks[step]) : null,
    })),
    rider: path.slice(0, now + 1).some(({ step }) => step === "delivering")
      ? {
          name: language === "ar" ? "فيصل" : "Faisal",
          contact_phone: "+97440002255",
          location: {
            lat: store.lat + dLat * ridden - dLng * bend,
            lng: store.lng + dLng * ridden - Math.abs(dLat) * bend,
          },
        }
      : null,
    store_location: store,
    destination: home,
    ...change,
  };
}

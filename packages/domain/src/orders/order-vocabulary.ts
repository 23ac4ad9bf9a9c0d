/**
 * The order statuses, in the order of an order's life (REQ-ORDER-19). What happens inside `accepted` is a milestone, not a
 * status. `ORDER_STATUS_TABLE` says what each of them means.
 */
export const ORDER_STATUSES = ["pending", "accepted", "delivering", "delivered", "canceled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How an order reaches the customer. A scheduled order is any of these with a time (REQ-ORDER-07). */
export const ORDER_TYPES = ["delivery", "pickup", "dine_in"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** What each order type asks for. */
export const ORDER_TYPE_TABLE = {
  delivery: { isBrought: true, isServed: false },
  pickup: { isBrought: false, isServed: false },
  dine_in: { isBrought: false, isServed: true },
} as const satisfies Record<
  OrderType,
  {
    /** To the customer's address, by a rider and for a fee; else it is ready at the store. */
    isBrought: boolean;
    /** At a table of the store, whose number it names; such a store sells nothing ahead. */
    isServed: boolean;
  }
>;

/** Whether orders of a type are brought to the customer's address. */
export const isBrought = (type: OrderType): boolean => ORDER_TYPE_TABLE[type].isBrought;
/** Whether orders of a type are served at a table. */
export const isServed = (type: OrderType): boolean => ORDER_TYPE_TABLE[type].isServed;

/** Moments inside a status that are shown but change no right. */
export const ORDER_MILESTONES = ["preparing", "delayed", "ready", "rider_assigned"] as const;
export type OrderMilestone = (typeof ORDER_MILESTONES)[number];

/** Steps of the timeline; some are milestones within a status (REQ-ORDER-25). */
export const TRACK_STEPS = [
  "placed",
  "accepted",
  "preparing",
  "delivering",
  "ready",
  "delivered",
  "canceled",
] as const;
export type TrackStep = (typeof TRACK_STEPS)[number];

/**
 * Who moves an order. `vendor` is the store's own staff, `rider` the one assigned to this order: the caller
 * checks that. A super admin acts as `admin`.
 */
export const ORDER_ACTORS = ["customer", "vendor", "rider", "admin", "system"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** How an order is paid: `card` by a token, `online` on the gateway's page, `cod` cash on delivery. */
export const PAYMENT_METHODS = ["card", "wallet", "online", "cod"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * By what a method pays: `gateway` before the store accepts, and refunded there (REQ-ORDER-34, REQ-MONEY-30), `wallet` with the
 * order, `cash` at the door, rounded to coins that exist, once the order is handed over. Anything else, such as a reader of
 * cards at the door, is none of these.
 */
export type PaidBy = "gateway" | "wallet" | "cash";

/** How each method pays. */
export const PAYMENT_METHOD_TABLE = {
  card: { paidBy: "gateway" },
  wallet: { paidBy: "wallet" },
  online: { paidBy: "gateway" },
  cod: { paidBy: "cash" },
} as const satisfies Record<PaymentMethod, { paidBy: PaidBy }>;

type MethodsBy<By extends PaidBy> = {
  [Method in PaymentMethod]: (typeof PAYMENT_METHOD_TABLE)[Method]["paidBy"] extends By ? Method : never;
}[PaymentMethod];
/** The methods that pay through the gateway. */
export type GatewayMethod = MethodsBy<"gateway">;

/** By what a method pays. */
export const paidBy = (method: PaymentMethod): PaidBy => PAYMENT_METHOD_TABLE[method].paidBy;
/** Whether a method pays through the gateway. */
export const usesGateway = (method: PaymentMethod): method is GatewayMethod => paidBy(method) === "gateway";
/** Whether a method pays in cash at the door. */
export const isCash = (method: PaymentMethod): boolean => paidBy(method) === "cash";

/** How far a payment is (REQ-ORDER-34). */
export const PAYMENT_STATUSES = ["unpaid", "pending", "paid", "failed", "refunded"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

import {
  isOfficeRole,
  isStoreRole,
  type OfficeRole,
  STORE_ROLES,
  type StoreRole,
  WORK_ROLES,
  type WorkRole,
} from "./roles.js";

/** Who has a right. */
export interface RightRule {
  /** The lowest role of a store that has it; null for none. */
  readonly store: StoreRole | null;
  /** Roles of the office that have it, besides `super`. */
  readonly office: readonly Exclude<OfficeRole, "super">[];
  /** Whether a rider has it, for the orders assigned to them. */
  readonly rider?: true;
}

/**
 * The one table of rights. Each call behind the counter needs one of them. A store's role counts at that store, so that a
 * server also checks whose order, product or member it is.
 */
export const RIGHTS = {
  /** See the open orders of a store: lines, times and the customer's note to the kitchen, without prices and without whose they are. */
  "board.read": { store: "kitchen", office: ["support", "admin"] },
  /** See an order with its prices and payment. */
  "order.read": { store: "counter", office: ["support", "finance", "admin"], rider: true },
  /** See whose order it is: name, phone and address. */
  "order.customer": { store: "counter", office: ["support", "admin"], rider: true },
  "order.accept": { store: "counter", office: ["support", "admin"] },
  /** Refuse an order, or cancel one that was accepted. */
  "order.refuse": { store: "counter", office: ["support", "admin"] },
  /** Say that an order is being prepared, is ready, or needs longer. */
  "order.prepare": { store: "kitchen", office: ["support", "admin"] },
  /** Hand an order to the rider or to the customer. */
  "order.hand_over": { store: "counter", office: ["support", "admin"], rider: true },
  /** Give money back, up to the limit of `missingRefundRight`. */
  "order.refund": { store: "manager", office: ["support", "finance", "admin"] },
  /** Give money back whatever the amount, and however long ago the order was. */
  "order.refund_any": { store: null, office: ["finance", "admin"] },
  "rider.read": { store: "counter", office: ["support", "admin"], rider: true },
  "rider.assign": { store: "counter", office: ["support", "admin"] },
  "rider.manage": { store: null, office: ["admin"] },
  /** What riders do: report where they are, take a job, say how it went. */
  "ride.do": { store: null, office: [], rider: true },
  /** Decide what becomes of an order that could not be handed over at the door. */
  "ride.decide": { store: null, office: ["support", "admin"] },
  /** Count the cash that riders hand in. */
  "shift.count": { store: null, office: ["finance", "admin"] },
  "menu.read": { store: "kitchen", office: ["support", "content", "admin"] },
  /** Take a product or an option off until a time, and put it back. */
  "menu.availability": { store: "counter", office: ["support", "content", "admin"] },
  /** Change sections, products, options, prices, pictures and stock. */
  "menu.change": { store: "manager", office: ["content", "admin"] },
  "store.read": { store: "kitchen", office: ["support", "finance", "content", "admin"] },
  /** Pause a store, or have it promise longer times. */
  "store.pause": { store: "counter", office: ["support", "admin"] },
  "store.hours": { store: "manager", office: ["support", "content", "admin"] },
  /** Change a store's name, texts, pictures and category. */
  "store.change": { store: "manager", office: ["content", "admin"] },
  /** Change zones, fees and minimum orders. */
  "store.delivery": { store: "owner", office: ["admin"] },
  /** Create stores, open and deactivate them. */
  "store.create": { store: null, office: ["admin"] },
  "member.read": { store: "manager", office: ["support", "admin"] },
  /** Invite, change and remove members; {@link mayGrant} says with which roles. */
  "member.manage": { store: "manager", office: ["admin"] },
  /** Pair and revoke a store's devices. */
  "device.manage": { store: "manager", office: ["support", "admin"] },
  "review.moderate": { store: "manager", office: ["support", "content", "admin"] },
  "review.reply": { store: "manager", office: ["support", "content", "admin"] },
  "report.read": { store: "manager", office: ["finance", "admin"] },
  "audit.read": { store: "owner", office: ["admin"] },
  "customer.read": { store: null, office: ["support", "admin"] },
  "inbox.answer": { store: null, office: ["support", "admin"] },
  "applicant.decide": { store: null, office: ["admin"] },
  "coupon.manage": { store: null, office: ["content", "admin"] },
  /** Vouchers and bills: what is worth money. */
  "voucher.manage": { store: null, office: ["finance", "admin"] },
  /** Banners, collections, pages and categories. */
  "content.change": { store: null, office: ["content", "admin"] },
  "settings.change": { store: null, office: [] },
  /** Give and take roles of the office. */
  "office.manage": { store: null, office: [] },
  /** What concerns oneself alone: set up one's second factor or PIN, leave a store. */
  "account.secure": { store: "kitchen", office: ["support", "finance", "content", "admin"], rider: true },
} as const satisfies Readonly<Record<string, RightRule>>;

export type Right = keyof typeof RIGHTS;

/** The names of all rights. */
export const RIGHT_NAMES = Object.keys(RIGHTS) as readonly Right[];

/** Whether a role has a right. Whose order, product or store it concerns is for the caller to check. */
export function mayDo(role: WorkRole, right: Right): boolean {
  const rule: RightRule = RIGHTS[right];
  if (role === "rider") return rule.rider === true;
  if (isStoreRole(role)) {
    return rule.store !== null && STORE_ROLES.indexOf(role) >= STORE_ROLES.indexOf(rule.store);
  }
  // Everything but what riders alone do.
  if (role === "super") return rule.store !== null || rule.office.length > 0 || rule.rider !== true;
  return rule.office.includes(role);
}

/** The roles that have a right. */
export const rolesWith = (right: Right): readonly WorkRole[] =>
  WORK_ROLES.filter((role) => mayDo(role, right));

/**
 * Whether a role may give another one to somebody, or take it away: an owner every role of the store, a manager those below
 * their own, an admin those of stores and riders, a super admin all.
 */
export function mayGrant(role: WorkRole, granted: WorkRole): boolean {
  if (isOfficeRole(granted)) return mayDo(role, "office.manage");
  if (granted === "rider") return mayDo(role, "rider.manage");
  if (!mayDo(role, "member.manage")) return false;
  return !isStoreRole(role) || role === "owner" || STORE_ROLES.indexOf(granted) < STORE_ROLES.indexOf(role);
}

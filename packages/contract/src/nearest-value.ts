import { nearestStatus } from "./nearest-status.js";

/** What has the value: an order, an entry of a list. */
type Holder = Readonly<Record<PropertyKey, unknown>>;
type Choose = (holder: Holder, known: readonly unknown[]) => unknown;

/** The first of these that the vocabulary has. */
const oneOf =
  (...values: readonly (string | null)[]): Choose =>
  (_, known) =>
    values.find((value) => value === null || known.includes(value));

/** By field: values that say as little as possible of what the app does not know. */
const NEAREST: Readonly<Record<string, Choose>> = {
  order_status: nearestStatus,
  outcome: oneOf("open"),
  // Neither paid nor to be paid in cash, and nothing arrives before it is settled.
  payment_status: oneOf("pending"),
  payment_method: oneOf("online"),
  method: oneOf("online"),
  // Nobody waits at home for it.
  order_type: oneOf("pickup"),
  purpose: oneOf("bill"),
  label: oneOf("other"),
  // Of a sign-in, of a family, of a store: the last has the fewest rights.
  role: oneOf("unknown", "member", "kitchen"),
  // Of an application.
  status: oneOf("in_review"),
  gender: oneOf(null),
  menu_layout: oneOf("list"),
  tint: oneOf("sand"),
  tone: oneOf("accent"),
  // Of push messages, of the map.
  provider: oneOf("none", "local"),
  offer: oneOf(null),
  // Of a cancellation: the one whose text claims nothing.
  cause: oneOf("office"),
  // Of a refund: for a reason that is not named, and not known to have arrived.
  reason: oneOf("other"),
  state: oneOf("pending"),
  kind: (holder, known) => {
    // Of a price: the server says what it is for.
    if (known.includes("service_fee")) return "service_fee";
    // Of the wallet.
    if (known.includes("gift")) return Number(holder["amount"]) < 0 ? "spend" : "gift";
    // Of the coupon in a cart, whose discount is known. One to choose, with a value in unknown units, is left out.
    return known.includes("fixed") && !("value" in holder) ? "fixed" : undefined;
  },
};

/**
 * The value that an app shows in place of one that only a newer server knows; undefined where it leaves out the item of the
 * list, as it can do without it.
 */
export function nearestValue(field: PropertyKey, holder: Holder, known: readonly unknown[]): unknown {
  const choose = Object.hasOwn(NEAREST, field) ? NEAREST[String(field)] : undefined;
  return choose?.(holder, known);
}

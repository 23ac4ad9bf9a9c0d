import { PAYMENT_METHODS, PAYMENT_STATUSES, readCode, safeReturnTo } from "@talabee/domain";
import * as z from "zod/mini";
import { Order } from "./orders.js";
import { atMost, MinorUnits, Id, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { readBy } from "./text.js";

/** Purpose of a payment. */
export const PAYMENT_PURPOSES = ["order", "topup", "bill"] as const;

/** A payment of the customer (REQ-MONEY-35). */
export const Payment = schema(() =>
  z.object({
    id: Id,
    purpose: z.enum(PAYMENT_PURPOSES),
    order_id: z.nullable(Id),
    order_code: z.nullable(z.string()),
    amount: MinorUnits,
    method: z.enum(PAYMENT_METHODS),
    payment_status: z.enum(PAYMENT_STATUSES),
    at: Timestamp,
    /** The gateway's page to continue on; null when no action is required. */
    action_url: z.nullable(z.string()),
  }),
);
export type Payment = z.infer<typeof Payment>;

/** The result token from the gateway's return URL. */
export const PaymentConfirmRequest = schema(() =>
  z.object({
    result_token: z
      .string("value_invalid")
      .check(z.minLength(1, "value_invalid"), z.maxLength(4096, "value_invalid")),
  }),
);
/** A payment with its order; `order` is null for a top-up. */
export const PaymentOutcome = schema(() => z.object({ payment: Payment, order: z.nullable(Order) }));

const hasOne = (form: Record<string, unknown>) => Boolean(form["bill_number"]) !== Boolean(form["order_id"]);

/** What to pay: either a bill number or an order. */
export const PayBillRequest = schema(() =>
  z
    .object({
      bill_number: z.optional(
        z.nullable(z.string("value_invalid").check(readBy(readCode), atMost(40, "value_invalid"))),
      ),
      order_id: z.optional(z.nullable(Id)),
      method: z.enum(PAYMENT_METHODS, "value_invalid"),
      card_id: z.optional(z.nullable(Id)),
    })
    .check(z.refine<Record<string, unknown>>(hasOne, { error: "bill_required", path: ["bill_number"] })),
);

/** A saved card, identified by the gateway's token: the server never receives its number (REQ-MONEY-32). */
export const Card = schema(() =>
  z.object({
    id: Id,
    brand: z.string(),
    /** The last four digits. */
    last4: z.string().check(z.regex(/^\d{4}$/)),
    exp_month: z.int().check(z.minimum(1), z.maximum(12)),
    exp_year: z.int(),
    is_default: z.boolean(),
  }),
);
export type Card = z.infer<typeof Card>;
/** A card to save. */
export const CardRequest = schema(() =>
  z.object({
    token: z
      .string("value_invalid")
      // Rejects digits with separators: they may be a card number, while tokens always contain letters.
      .check(z.regex(/^(?![\d_-]+$)[\w-]{8,255}$/, "value_invalid")),
  }),
);

/** A path of the storefront, never another site's (REQ-ROUTE-45). */
const ReturnPath = schema(() =>
  z.string("value_invalid").check(
    z.refine((path) => isOwnPath(path), { error: "value_invalid" }),
    z.maxLength(500, "value_invalid"),
  ),
);
const isOwnPath = (path: string) => path === "/" || safeReturnTo(path) !== "/";

/** Storefront path to return to after the gateway's card page. */
export const CardPageRequest = schema(() => z.object({ return_to: ReturnPath }));
/** The gateway's page for entering a card. */
export const CardPage = schema(() => z.object({ action_url: z.string() }));
/** Query of the gateway's return URL; after a cancellation it has only `return_to`. */
export const cardReturnQuery = schema(() => ({
  return_to: z.optional(z.string().check(z.maxLength(500))),
  card_page: z.optional(z.string().check(z.maxLength(255))),
}));

/** A webhook; its fields are defined by the provider, its signature is in a header (REQ-API-36). */
export const PaymentEvent = schema(() => z.looseObject({}));

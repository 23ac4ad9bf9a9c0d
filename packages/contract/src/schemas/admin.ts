import {
  MAX_AMOUNT,
  MAX_CASH_ROUNDING,
  COUPON_KINDS,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAYMENT_METHODS,
} from "@talabee/domain";
import * as z from "zod/mini";
import { APPLICANT_STATUSES, PanelApplicant } from "./applicants.js";
import { APPLICANT_TYPES } from "./choices.js";
import { Address } from "./addresses.js";
import { Amount } from "./amount.js";
import { ProductCard } from "./catalogue.js";
import { Coupon, CouponCode } from "./coupons.js";
import { bothLanguages } from "./local-text.js";
import { Order, OrderCard } from "./orders.js";
import { CalendarDate, Id, LatLng, listOf, Timestamp, noneTwice, pageQuery } from "./primitives.js";
import { schema } from "./schema.js";
import { SOCIAL_KINDS } from "./settings.js";
import { line, optionalProse, prose } from "./text.js";
import { LOGO_LIMITS } from "./upload-limits.js";
import { upload } from "./uploads.js";

/**
 * An order as staff see it. A rider's `address.phone` is the relay number, null without a relay: customer and rider
 * never see each other's number (REQ-ORDER-42).
 */
export const StaffOrder = schema(() =>
  z.object({
    ...Order.shape,
    address: z.nullable(z.object({ ...Address.shape, phone: z.nullable(z.string()) })),
  }),
);
export type StaffOrder = z.infer<typeof StaffOrder>;

/** An order as staff see it, with customer and rider. To a rider, the customer's `phone` is the relay number. */
export const PanelOrder = schema(() =>
  z.object({
    ...StaffOrder.shape,
    customer: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
    rider: z.nullable(z.object({ id: Id, name: z.string() })),
  }),
);
/** A page of orders, the longest waiting first. */
export const PanelOrderList = schema(() => listOf(OrderCard));
/** Parts of the order list that an office looks at. */
export const PANEL_ORDER_VIEWS = ["open", "unanswered", "late", "refunded"] as const;
/**
 * Filters of the order list; staff see only orders of their own stores. With any of the last four the newest order comes first.
 */
export const panelOrdersQuery = schema(() => ({
  vendor_id: z.optional(Id),
  status: z.optional(z.enum(ORDER_STATUSES)),
  /** Part of an order's code; for those who see customers also of their name or mobile number. */
  q: z.optional(line(80)),
  view: z.optional(z.enum(PANEL_ORDER_VIEWS)),
  /** Day on which it was placed, in the time zone of the market. */
  date: z.optional(CalendarDate),
  payment_method: z.optional(z.enum(PAYMENT_METHODS)),
  ...pageQuery,
}));
/** The rider to assign. */
export const RiderAssignRequest = schema(() => z.object({ rider_id: Id }));

/**
 * A rider. `phone` and `location` are null for the staff of a store, unless the rider carries an order of that store.
 */
export const Rider = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    phone: z.nullable(z.string()),
    is_available: z.boolean(),
    location: z.nullable(LatLng),
    /** The rider's current order; null without one. */
    order_id: z.nullable(Id),
  }),
);
export type Rider = z.infer<typeof Rider>;
/** Location of the signed-in rider, and whether they accept orders; without that, it stays as it is. */
export const RiderPositionRequest = schema(() =>
  z.object({ location: LatLng, is_available: z.optional(z.boolean("value_invalid")) }),
);

/** A product as store staff see it. */
export const PanelProduct = schema(() =>
  z.object({
    ...ProductCard.shape,
    stock: z.int(),
    max_per_order: z.nullable(z.int()),
    active: z.boolean(),
  }),
);
/** A page of products. */
export const PanelProductList = schema(() => listOf(PanelProduct));
/** Filters of the product list. */
export const panelProductsQuery = schema(() => ({
  vendor_id: z.optional(Id),
  q: z.optional(line(80)),
  ...pageQuery,
}));
/**
 * Partial update; omitted fields stay. A `sale_price` of null ends the sale. A sale price must be below the price
 * (`sale_price_too_high`); if only one of them is sent, the server compares it with the stored other.
 */
export const PanelProductRequest = schema(() =>
  z
    .object({
      price: z.optional(Amount),
      sale_price: z.optional(z.nullable(Amount)),
      stock: z.optional(
        z
          .int("quantity_invalid")
          .check(z.minimum(0, "quantity_invalid"), z.maximum(1_000_000, "quantity_invalid")),
      ),
      active: z.optional(z.boolean("value_invalid")),
    })
    .check(
      z.refine<{ price?: number | undefined; sale_price?: number | null | undefined }>(
        ({ price, sale_price }) => (sale_price ?? -1) < (price ?? Infinity),
        { error: "sale_price_too_high", path: ["sale_price"] },
      ),
    ),
);

/** A coupon with the fields that customers do not see. */
export const PanelCoupon = schema(() =>
  z.object({
    ...Coupon.shape,
    active: z.boolean(),
    excludes_sale_items: z.boolean(),
    /** Only for customers who have not ordered yet. */
    first_order_only: z.boolean(),
    /** Null means unlimited. */
    uses_limit: z.nullable(z.int()),
    uses_per_customer: z.nullable(z.int()),
    uses_count: z.int(),
  }),
);
/** A page of coupons. */
export const PanelCouponList = schema(() => listOf(PanelCoupon));

const Uses = schema(() =>
  z.optional(
    z.nullable(
      z
        .int("quantity_invalid")
        .check(z.minimum(1, "quantity_invalid"), z.maximum(1_000_000, "quantity_invalid")),
    ),
  ),
);
const couponFields = schema(() => ({
  code: CouponCode,
  title: bothLanguages(80),
  kind: z.enum(COUPON_KINDS, "value_invalid"),
  /** Basis points for `percent`, minor units for `fixed`, 0 for `free_delivery`. */
  value: Amount,
  min_spending: Amount,
  max_savings: z.optional(z.nullable(Amount)),
  valid_until: z.optional(z.nullable(CalendarDate)),
  ends_at: z.optional(z.nullable(Timestamp)),
  vendor_id: z.optional(z.nullable(Id)),
  order_types: z
    .array(z.enum(ORDER_TYPES, "value_invalid"), "value_invalid")
    .check(z.minLength(1, "value_invalid"), noneTwice()),
  excludes_sale_items: z.boolean("value_invalid"),
  first_order_only: z.boolean("value_invalid"),
  uses_limit: Uses,
  uses_per_customer: Uses,
  active: z.boolean("value_invalid"),
}));

/** Valid values of each kind of coupon; checked only if both fields are sent. */
// @__NO_SIDE_EFFECTS__
function fitsItsKind() {
  return z.refine<{ kind?: string | undefined; value?: number | undefined }>(
    ({ kind, value }) =>
      value === undefined ||
      kind === undefined ||
      (kind === "free_delivery" ? value === 0 : value > 0 && (kind === "fixed" || value <= 10_000)),
    { error: "value_invalid", path: ["value"] },
  );
}

/** A new coupon (REQ-MONEY-16). */
export const PanelCouponRequest = schema(() =>
  z
    .object({
      ...couponFields,
      min_spending: z._default(couponFields.min_spending, 0),
      excludes_sale_items: z._default(couponFields.excludes_sale_items, false),
      first_order_only: z._default(couponFields.first_order_only, false),
      active: z._default(couponFields.active, true),
    })
    .check(fitsItsKind()),
);
/**
 * Partial update of a coupon; omitted fields stay, so no field has a default. The server checks a new kind or value
 * against the stored fields.
 */
export const PanelCouponChange = schema(() => z.partial(z.object(couponFields)).check(fitsItsKind()));

/** Texts by message id or key; an empty text restores the product's own. */
const copyChange = schema(() =>
  z._default(
    z.record(
      z.string().check(z.regex(/^[a-zA-Z][\w.]{0,79}$/, "value_invalid")),
      prose(500),
      "value_invalid",
    ),
    {},
  ),
);

/** Partial update of the settings; omitted fields stay. A null `logo` removes it, null lists are empty. */
export const SettingsRequest = schema(() => {
  const text = (most: number) => z.optional(line(most));
  return z.object({
    name: z.optional(line(60, "name_required")),
    logo: z.optional(z.nullable(upload(LOGO_LIMITS, "logo_type", "logo_too_large"))),
    primary_color: z.optional(z.string("value_invalid").check(z.regex(/^#[0-9a-fA-F]{6}$/, "value_invalid"))),
    order_types: z.optional(
      z.array(z.enum(ORDER_TYPES, "value_invalid"), "value_invalid").check(noneTwice()),
    ),
    payment_methods: z.optional(
      z.nullable(z.array(z.enum(PAYMENT_METHODS, "value_invalid"), "value_invalid").check(noneTwice())),
    ),
    support: z.optional(z.object({ phone: text(40), email: text(254), whatsapp: text(40) }, "value_invalid")),
    socials: z.optional(
      z.nullable(
        z
          .array(
            z.object(
              {
                kind: z.enum(SOCIAL_KINDS, "value_invalid"),
                url: line(300).check(z.regex(/^https:\/\/[^\s"'<>]+$/, "value_invalid")),
              },
              "value_invalid",
            ),
            "value_invalid",
          )
          .check(z.maxLength(SOCIAL_KINDS.length, "value_invalid")),
      ),
    ),
    applicant_types: z.optional(
      z.nullable(z.array(z.enum(APPLICANT_TYPES, "value_invalid"), "value_invalid").check(noneTwice())),
    ),
    copy_overrides: z.optional(z.object({ en: copyChange, ar: copyChange }, "value_invalid")),
    cash_rounding: z.optional(
      z
        .int("amount_invalid")
        .check(z.minimum(0, "amount_invalid"), z.maximum(MAX_CASH_ROUNDING, "amount_invalid")),
    ),
    /** What owners of stores and the support may refund of one order; null restores the standard. Managers never may more than that. */
    refund_limit: z.optional(
      z.nullable(
        z
          .int("amount_invalid")
          .check(z.minimum(0, "amount_invalid"), z.maximum(MAX_AMOUNT, "amount_invalid")),
      ),
    ),
  });
});

/** A page of applications, oldest first. */
export const PanelApplicantList = schema(() => listOf(PanelApplicant));
/** Filters of the application list. */
export const panelApplicantsQuery = schema(() => ({
  status: z.optional(z.enum(APPLICANT_STATUSES)),
  ...pageQuery,
}));
/** The new status of an application. */
export const ApplicantDecisionRequest = schema(() =>
  z.object({
    status: z.enum(["in_review", "accepted", "rejected"], "value_invalid"),
    note: optionalProse(1000),
  }),
);

import {
  MAX_CASH_ROUNDING,
  COUPON_KINDS,
  MAX_AMOUNT,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAYMENT_METHODS,
} from "@talabee/domain";
import * as z from "zod/mini";
import { APPLICANT_STATUSES, PanelApplicant } from "./applicants.js";
import { ProductCard } from "./catalogue.js";
import { Coupon, CouponCode } from "./coupons.js";
import { Order, OrderCard } from "./orders.js";
import {
  CalendarDate,
  Id,
  LatLng,
  listOf,
  Moment,
  noneTwice,
  optionalText,
  pageQuery,
} from "./primitives.js";
import { schema } from "./schema.js";

/** A name or text in both languages: only the panel's own people see them side by side. */
const bothLanguages = (most: number) => {
  const text = z
    .string("value_invalid")
    .check(z.trim(), z.minLength(1, "value_invalid"), z.maxLength(most, "text_too_long"));
  return z.object({ en: text, ar: text }, "value_invalid");
};
/** An amount that an admin enters, in dirhams. */
const Amount = schema(() =>
  z.int("amount_invalid").check(z.minimum(0, "amount_invalid"), z.maximum(MAX_AMOUNT, "amount_invalid")),
);

/** An order as the store's people, its rider and the panel's people see it: with whom it is for. */
export const PanelOrder = schema(() =>
  z.object({
    ...Order.shape,
    customer: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
    rider: z.nullable(z.object({ id: Id, name: z.string() })),
  }),
);
/** A page of orders, those that wait longest first. */
export const PanelOrderList = schema(() => listOf(OrderCard));
/** Which orders to list; staff see their own stores' alone. */
export const panelOrdersQuery = schema(() => ({
  vendor_id: z.optional(Id),
  status: z.optional(z.enum(ORDER_STATUSES)),
  ...pageQuery,
}));
/** Who rides with an order. */
export const RiderAssignRequest = schema(() => z.object({ rider_id: Id }));

/** A rider. */
export const Rider = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    phone: z.string(),
    is_available: z.boolean(),
    location: z.nullable(LatLng),
    /** The order under way; null when free. */
    order_id: z.nullable(Id),
  }),
);
export type Rider = z.infer<typeof Rider>;
/** Where the rider who calls is now, and whether they take orders. */
export const RiderPositionRequest = schema(() =>
  z.object({ location: LatLng, is_available: z._default(z.boolean("value_invalid"), true) }),
);

/** A product as its store's people see it. */
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
/** Whose products to list. */
export const panelProductsQuery = schema(() => ({
  vendor_id: z.optional(Id),
  q: z.optional(z.string().check(z.maxLength(80))),
  ...pageQuery,
}));
/**
 * What is to change; what is left out stays. A `sale_price` of null ends the sale. Where only one of the prices is sent,
 * the panel holds it against the other: a sale price is below the price (`sale_price_too_high`).
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

/** A coupon with what customers are not told. */
export const PanelCoupon = schema(() =>
  z.object({
    ...Coupon.shape,
    active: z.boolean(),
    excludes_sale_items: z.boolean(),
    /** Null is no bound. */
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
  /** Basis points for `percent`, dirhams for `fixed`, 0 for `free_delivery`. */
  value: Amount,
  min_spending: Amount,
  max_savings: z.optional(z.nullable(Amount)),
  valid_until: z.optional(z.nullable(CalendarDate)),
  ends_at: z.optional(z.nullable(Moment)),
  vendor_id: z.optional(z.nullable(Id)),
  order_types: z
    .array(z.enum(ORDER_TYPES, "value_invalid"), "value_invalid")
    .check(z.minLength(1, "value_invalid"), noneTwice()),
  excludes_sale_items: z.boolean("value_invalid"),
  uses_limit: Uses,
  uses_per_customer: Uses,
  active: z.boolean("value_invalid"),
}));

/** What a kind of coupon may be worth; said only where both are sent. */
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

/** A coupon to make (REQ-MONEY-16). */
export const PanelCouponRequest = schema(() =>
  z
    .object({
      ...couponFields,
      min_spending: z._default(couponFields.min_spending, 0),
      excludes_sale_items: z._default(couponFields.excludes_sale_items, false),
      active: z._default(couponFields.active, true),
    })
    .check(fitsItsKind()),
);
/** What is to change of a coupon; what is left out stays, so that nothing has a default. The panel holds a new kind
 * or value against what stays. */
export const PanelCouponChange = schema(() => z.partial(z.object(couponFields)).check(fitsItsKind()));

/** The settings that can be changed while the panel runs; what is left out stays. */
export const SettingsRequest = schema(() => {
  const text = (most: number) =>
    z.optional(z.string("value_invalid").check(z.trim(), z.maxLength(most, "text_too_long")));
  return z.object({
    name: text(60),
    primary_color: z.optional(z.string("value_invalid").check(z.regex(/^#[0-9a-fA-F]{6}$/, "value_invalid"))),
    order_types: z.optional(
      z.array(z.enum(ORDER_TYPES, "value_invalid"), "value_invalid").check(noneTwice()),
    ),
    payment_methods: z.optional(
      z.array(z.enum(PAYMENT_METHODS, "value_invalid"), "value_invalid").check(noneTwice()),
    ),
    support: z.optional(z.object({ phone: text(40), email: text(254), whatsapp: text(40) }, "value_invalid")),
    cash_rounding: z.optional(
      z
        .int("amount_invalid")
        .check(z.minimum(0, "amount_invalid"), z.maximum(MAX_CASH_ROUNDING, "amount_invalid")),
    ),
  });
});

/** A page of applications, oldest first. */
export const PanelApplicantList = schema(() => listOf(PanelApplicant));
/** Which applications to list. */
export const panelApplicantsQuery = schema(() => ({
  status: z.optional(z.enum(APPLICANT_STATUSES)),
  ...pageQuery,
}));
/** How an application goes on. */
export const ApplicantDecisionRequest = schema(() =>
  z.object({
    status: z.enum(["in_review", "accepted", "rejected"], "value_invalid"),
    note: optionalText(1000),
  }),
);

/** Examples for the API document, generated from the schemas by the names of their fields, so that none is missing. */
import type * as z from "zod/mini";

const picture = {
  src: "/media/2f6c1b0a9d3e4f57-640.webp",
  srcset: "/media/2f6c1b0a9d3e4f57-320.webp 320w, /media/2f6c1b0a9d3e4f57-640.webp 640w",
  width: 640,
  height: 480,
  thumbhash: "3OcRJYB4d3h/iIeHeEh3eIhw+j2w",
};

/** The example of a field with this name, in any schema. */
const FIELDS: Readonly<Record<string, unknown>> = {
  id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  name: "Machboos House",
  legal_name: "Machboos House W.L.L.",
  title: "20 percent off your first order",
  text: "Machboos with lamb",
  description: "Slow-cooked lamb on saffron rice with daqoos.",
  message: "Hello",
  reason: "Ordered by mistake",
  first_name: "Aisha",
  last_name: "Al-Kuwari",
  owner_name: "Aisha",
  author: "Aisha K.",
  username: "aisha.k",
  email: "aisha@example.com",
  mobile: "+97455123456",
  phone: "+97455123456",
  whatsapp: "+97440000000",
  contact_phone: "+97440002255",
  password: "green-lantern-41",
  password_confirmation: "green-lantern-41",
  current_password: "blue-lantern-40",
  otp: "123456",
  attempt: "att_6Jm1wQ9xUe2rTz5N",
  code: "EID2026",
  birthday: "1994-05-17",
  country: "QA",
  avatar: "/media/77ab12cd34ef5601-160.webp",
  token: "tok_3Hq9vX0mJ2pLs8Yd7RkT4bWc",
  result_token: "res_8Yd7RkT4bWc3Hq9v",
  fcm_token: "dGhpcyBpcyBhIHB1c2ggdG9rZW4",
  vapid_key: "BEl62iUYgUivxIkv69yViEuiBIa",
  settings_version: "2026-11-01.3",
  at: "2026-11-21T18:30:00+03:00",
  preorder_from: "2026-11-22T17:30:00+03:00",
  accept_by: "2026-11-21T18:40:00+03:00",
  hand_over_code: "4821",
  minutes: 25,
  brand_color: "#9b1b4b",
  primary_color: "#008080",
  link: "/vendor-coupons",
  href: "/contact",
  url: "https://www.instagram.com/example",
  share_url: "/store/9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  action_url: "https://pay.example.com/session/3Hq9vX0m",
  style_url: "https://maps.example.com/style.json",
  open: "11:00",
  close: "23:30",
  day: 0,
  lat: 25.2866,
  lng: 51.5333,
  zone: 61,
  zone_number: "61",
  building_number: "12",
  line_one: "850",
  line_two: "Flat 7",
  line_three: "Block B",
  landmark: "Behind the mosque",
  city: "Doha",
  note: "Leave at the door",
  comment: "Still hot when it came.",
  comments: "We have run our kitchen for ten years.",
  business_type: "restaurant",
  company_name: "Machboos House W.L.L.",
  cr_number: "CR48213",
  cr_attachment: "/api/panel/applicants/9b1deb4d/attachment",
  reference: "AP-4KX9",
  order_code: "TB-7K2M9Q",
  coupon_code: "EID2026",
  bill_number: "4821300",
  system_number: 4821,
  version: 3,
  number: 61,
  label: "Subtotal",
  quote_hash: "V5sE0ZC3b0VJd4pQ2n8xkA",
  price: 2550,
  sale_price: 2040,
  unit_price: 2550,
  line_total: 5700,
  subtotal: 6975,
  discount: 1000,
  delivery_fee: 1000,
  service_fee: 0,
  tax: 0,
  order_total: 6975,
  wallet_applied: 0,
  rounding: 0,
  amount_due: 6975,
  amount: 6975,
  min_order: 3000,
  min_order_missing: 0,
  free_delivery_over: 10_000,
  free_delivery_missing: 3025,
  min_spending: 5000,
  max_savings: 1000,
  missing: 1025,
  missing_amount: 0,
  value: 2000,
  percent: 20,
  valid_until: "2026-12-31",
  wallet_balance: 3000,
  balance: 3000,
  balance_after: 3000,
  allowance: 50_000,
  spent: 12_500,
  cash_rounding: 0,
  rating: 4.6,
  average: 4.6,
  counts: [2, 1, 6, 31, 88],
  highlight: [{ start: 0, length: 4 }],
  total: 128,
  quantity: 2,
  stock: 40,
  stock_left: 4,
  available: 3,
  max_quantity: 10,
  max_per_order: 10,
  min: 25,
  max: 40,
  last4: "4242",
  exp_month: 9,
  exp_year: 2029,
  retry_after: 42,
  brand: "visa",
  kind: "instagram",
  q: "machboos",
  corrected_q: "machboos",
  cuisine: "Qatari",
  cuisines: ["Qatari"],
  tags: ["Family favourite"],
  date: "2026-11-21",
  next_slots: ["2026-11-21T19:00:00+03:00", "2026-11-21T19:30:00+03:00"],
  cursor: "MjA",
  next_cursor: "MjA",
  per_page: 20,
  provider: "sandbox",
  slug: "about",
  why: "cancel_grace_over",
  name_ar: "سوريش",
  action: "store.update",
  until: "2026-11-21T18:30:00+03:00",
  starts_at: "2026-11-21T18:30:00+03:00",
  ends_at: "2026-11-22T18:30:00+03:00",
  ids: ["9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"],
  en: "Eid offer",
  ar: "عرض العيد",
};

/** Examples for field names with different meanings in different calls. */
const REQUESTS: Readonly<Record<string, Record<string, unknown>>> = {
  logout: { fcm_token: FIELDS["fcm_token"] },
  updateUserInfo: { country: "QA" },
  addToCart: { addons: [{ id: "daqoos", quantity: 1 }], note: "No onion" },
  quoteCart: { order_type: "delivery", address_id: FIELDS["id"] },
  createOrder: { address_id: FIELDS["id"], payment_method: "cod" },
  orderFamilyBasket: { address_id: FIELDS["id"], payment_method: "cod" },
  refuseOrder: { reason: "too_busy" },
  refundOrder: { lines: [{ id: FIELDS["id"], quantity: 1 }], to: "origin", reason: "missing" },
  previewRefund: { lines: [{ id: FIELDS["id"], quantity: 1 }], to: "origin", reason: "missing" },
  recordOrderMilestone: { milestone: "ready" },
  handOverOrder: { code: "4821", cash_taken: 6975 },
  cancelOrder: { reason: FIELDS["reason"] },
  createReview: { rating: 5, comment: FIELDS["comment"] },
  openCardPage: { return_to: "/profile" },
  payBill: { bill_number: FIELDS["bill_number"] },
  joinFamily: { code: "K7M2QX" },
  apply: {
    type: "partner",
    business_type: FIELDS["business_type"],
    company_name: FIELDS["company_name"],
    cr_number: FIELDS["cr_number"],
  },
  contactUs: { name: "Aisha" },
  createFamily: { name: "Al-Kuwari" },
  createAddress: { line_two: FIELDS["line_two"] },
  updateStoreHours: { preparation_minutes: 20 },
  updateStoreDelivery: { min_order: 3000 },
  createAddonGroup: { min: 0, max: 2 },
  changeAddonGroup: { min: 0, max: 2 },
  createClosure: { starts_at: "2026-11-21T18:30:00+03:00", ends_at: "2026-11-22T18:30:00+03:00" },
  acceptInvitation: { token: "3Hq9vX0mJ2pLs8Yd7RkT4bWc3Hq9vX0m" },
  createProduct: { price: 2550 },
  changeProduct: { price: 2550, stock: 40 },
  updatePanelProduct: { price: 2550, stock: 40 },
  updatePanelCoupon: { value: 1500, active: false },
  updateSettings: { name: "Talabee" },
  transitionOrder: { to: "accepted", version: 3 },
  decideApplication: { status: "accepted" },
  decideReviewPhoto: { state: "approved" },
  setFamilyAllowance: { amount: 50_000 },
  paymentWebhook: { event: "payment.paid", payment: "pay_3Hq9vX0m" },
};

interface Definition {
  readonly type: string;
  /** Set on whole numbers. */
  readonly format?: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly defaultValue?: unknown;
}

/**
 * An example that matches a schema. Omits the optional fields of a request. Throws a TypeError for a field without a
 * known example.
 */
export function exampleOf(
  schema: z.core.$ZodType,
  field = "",
  options: { omitOptional?: boolean } = {},
): unknown {
  const definition = schema._zod.def as unknown as Definition;
  const given = FIELDS[field] ?? guess(field);
  switch (definition.type) {
    case "object":
      if (field !== "" && isPicture(definition)) return picture;
      return Object.fromEntries(
        Object.entries(definition.shape!).flatMap(([key, part]) => {
          const { type } = part._zod.def as unknown as Definition;
          if (type === "optional" && options.omitOptional === true) return [];
          return [[key, exampleOf(part, key, options)]];
        }),
      );
    case "array":
      return Array.isArray(given) && fits(given, definition.element!)
        ? given
        : [exampleOf(definition.element!, itemOf(field), options)];
    case "nullable":
    case "optional":
      return exampleOf(definition.innerType!, field, options);
    case "default":
      return definition.defaultValue;
    case "enum":
      return Object.values(definition.entries!)[0];
    case "literal":
      return definition.values![0];
    case "union":
      return exampleOf(definition.options![0]!, field, options);
    case "record":
      return {};
    case "null":
      return null;
    case "boolean":
      return true;
    case "number": {
      const value = typeof given === "number" ? given : 1;
      return definition.format === undefined ? value : Math.round(value);
    }
    // The bytes of a file, which no document shows.
    case "file":
    case "string":
      return typeof given === "string" ? given : "…";
    default:
      throw new TypeError(`no example for ${definition.type} ${field}`);
  }
}

/** The example body of a call. */
export function requestExample(name: string, body: z.core.$ZodType): unknown {
  const required = exampleOf(body, "", { omitOptional: true }) as Record<string, unknown>;
  return { ...required, ...REQUESTS[name] };
}

/** Whether an example list has items of a kind: `cuisines` are names, or names in both languages. */
function fits([item]: readonly unknown[], element: z.core.$ZodType): boolean {
  return (typeof item === "object") === ((element._zod.def as unknown as Definition).type === "object");
}

function isPicture({ shape }: Definition): boolean {
  return shape !== undefined && "srcset" in shape;
}

/** An item of a list is named after the list: `addons` contains an add-on. */
function itemOf(field: string): string {
  return field === "images" ? "image" : "";
}

/** Examples derived from patterns in field names. */
function guess(field: string): unknown {
  if (field.endsWith("_id")) return FIELDS["id"];
  if (/(_at|_date|^from|^to|^latest_by)$/.test(field)) return FIELDS["at"];
  if (field.endsWith("_count")) return 12;
  return undefined;
}

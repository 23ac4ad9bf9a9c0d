/* Family (REQ-API-36). */
import { defineCall } from "../call.js";
import { NoFields } from "../schemas/nothing.js";
import { CartRemoveRequest, Quote, QuoteRequest } from "../schemas/cart.js";
import {
  BrokenAddonRule,
  EmailUnverified,
  MissingAmount,
  NextSlots,
  PaymentDeclined,
  StockExceeded,
  StockShortage,
  VendorConflict,
} from "../schemas/error-data.js";
import {
  AllowanceRequest,
  BasketAddRequest,
  BasketOrderRequest,
  BasketUpdateRequest,
  FamilyBasket,
  FamilyCreateRequest,
  FamilyJoinRequest,
  FamilyPreview,
  FamilyState,
} from "../schemas/family.js";
import { Order } from "../schemas/orders.js";

export const family = defineCall({
  method: "GET",
  path: "/api/family",
  tag: "Family",
  summary: "The customer's family with its members and its basket",
  access: "user",
  data: FamilyState,
});

export const familyPreview = defineCall({
  method: "GET",
  path: "/api/family/invites/{code}",
  tag: "Family",
  summary: "The family of an invite code, before joining",
  access: "public",
  data: FamilyPreview,
  errors: { family_code: null },
});

export const createFamily = defineCall({
  method: "POST",
  path: "/api/family/create",
  tag: "Family",
  summary: "Create a family",
  access: "user",
  body: FamilyCreateRequest,
  data: FamilyState,
  message: "family_created",
  errors: { already_member: null },
  invalidates: ["family"],
});

export const joinFamily = defineCall({
  method: "POST",
  path: "/api/family/join",
  tag: "Family",
  summary: "Join a family by its code",
  access: "user",
  body: FamilyJoinRequest,
  data: FamilyState,
  message: "family_joined",
  errors: { family_code: null, family_full: null, already_member: null },
  invalidates: ["family"],
});

export const leaveFamily = defineCall({
  method: "POST",
  path: "/api/family/leave",
  tag: "Family",
  summary: "Leave the family; it is deleted with its last member",
  access: "user",
  body: NoFields,
  data: FamilyState,
  message: "family_left",
  errors: { not_member: null },
  invalidates: ["family"],
});

export const removeFamilyMember = defineCall({
  method: "POST",
  path: "/api/family/members/{id}/remove",
  tag: "Family",
  summary: "Remove a member, as the owner",
  access: "user",
  body: NoFields,
  data: FamilyState,
  message: "member_removed",
  errors: { not_found: null, not_owner: null, not_member: null },
  invalidates: ["family"],
  kind: "update",
});

export const renewFamilyInvite = defineCall({
  method: "POST",
  path: "/api/family/invite",
  tag: "Family",
  summary: "Replace the invite code, as the owner; the old one is no longer valid",
  access: "user",
  body: NoFields,
  data: FamilyState,
  message: "invite_renewed",
  errors: { not_owner: null, not_member: null },
  invalidates: ["family"],
  kind: "update",
});

export const setFamilyAllowance = defineCall({
  method: "POST",
  path: "/api/family/members/{id}/allowance",
  tag: "Family",
  summary: "Set a member's monthly allowance from the owner's wallet",
  access: "user",
  body: AllowanceRequest,
  data: FamilyState,
  message: "allowance_saved",
  errors: { not_found: null, not_owner: null, not_member: null },
  invalidates: ["family"],
  kind: "update",
});

export const addToFamilyBasket = defineCall({
  method: "POST",
  path: "/api/family/basket/add",
  tag: "Family",
  summary: "Add a product to the shared basket",
  access: "user",
  body: BasketAddRequest,
  data: FamilyBasket,
  message: "added_to_basket",
  errors: {
    not_member: null,
    vendor_conflict: VendorConflict,
    stock_exceeded: StockExceeded,
    dine_in_only: null,
    addon_rule: BrokenAddonRule,
    store_inactive: null,
    not_found: null,
    cart_full: null,
    amount_too_large: null,
  },
  invalidates: ["family"],
});

export const updateFamilyBasketLine = defineCall({
  method: "POST",
  path: "/api/family/basket/update",
  tag: "Family",
  summary: "Set a line's quantity; 0 removes it",
  access: "user",
  body: BasketUpdateRequest,
  data: FamilyBasket,
  message: "quantity_updated",
  errors: {
    not_member: null,
    stock_exceeded: StockExceeded,
    stale_basket: FamilyBasket,
    not_found: null,
    amount_too_large: null,
  },
  invalidates: ["family"],
  kind: "update",
});

export const removeFamilyBasketLine = defineCall({
  method: "POST",
  path: "/api/family/basket/remove",
  tag: "Family",
  summary: "Remove a line",
  access: "user",
  body: CartRemoveRequest,
  data: FamilyBasket,
  message: "deleted",
  errors: { not_member: null, not_found: null },
  invalidates: ["family"],
});

export const quoteFamilyBasket = defineCall({
  method: "POST",
  path: "/api/family/basket/quote",
  tag: "Family",
  summary: "Price the shared basket",
  access: "user",
  body: QuoteRequest,
  data: Quote,
  message: null,
  errors: { not_member: null, not_found: null },
});

export const orderFamilyBasket = defineCall({
  method: "POST",
  path: "/api/family/basket/order",
  tag: "Family",
  summary: "Order the basket, as the owner",
  access: "user",
  body: BasketOrderRequest,
  data: Order,
  message: "order_created",
  status: 201,
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    not_owner: null,
    not_member: null,
    email_unverified: EmailUnverified,
    quote_changed: Quote,
    basket_empty: null,
    stock_exceeded: StockShortage,
    store_closed: NextSlots,
    store_closed_today: null,
    store_inactive: null,
    slot_full: NextSlots,
    min_order: MissingAmount,
    addon_rule: BrokenAddonRule,
    address_required: null,
    out_of_zone: null,
    zone_unknown: null,
    pin_outside_market: null,
    pin_zone_differs: null,
    dine_in_only: null,
    order_type_unavailable: null,
    payment_method_unavailable: null,
    no_payment_methods: null,
    payment_declined: PaymentDeclined,
    not_found: null,
    amount_too_large: null,
  },
  invalidates: ["family", "orders", "wallet"],
  idempotent: true,
});

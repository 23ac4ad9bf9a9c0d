import * as z from "zod/mini";
import { CartAddRequest, CartLine, CartUpdateRequest, Quantity, Quote } from "./cart.js";
import { OrderRequest } from "./orders.js";
import { MinorUnits, Id, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { StoreSummary } from "./store-summary.js";
import { code, personName } from "./text.js";

/** The owner created the family; members joined it. */
export const FAMILY_ROLES = ["owner", "member"] as const;

/** A member; `allowance` in minor units is the monthly limit on the owner's wallet, null for no limit. */
export const FamilyMember = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    avatar: z.nullable(z.string()),
    role: z.enum(FAMILY_ROLES),
    allowance: z.nullable(MinorUnits),
    /** Spent part of this month's allowance, in minor units. */
    spent: MinorUnits,
  }),
);
export type FamilyMember = z.infer<typeof FamilyMember>;

/** The shared basket of a family: of one store, each line with the member who added it. */
export const FamilyBasket = schema(() =>
  z.object({
    version: z.int(),
    vendor: z.nullable(StoreSummary),
    items: z.array(z.object({ ...CartLine.shape, member_id: Id })),
    /** Null while the basket is empty. */
    quote: z.nullable(Quote),
  }),
);
export type FamilyBasket = z.infer<typeof FamilyBasket>;

/** The customer's family; `family` is null without one. */
export const FamilyState = schema(() =>
  z.object({
    family: z.nullable(z.object({ id: Id, name: z.string(), role: z.enum(FAMILY_ROLES) })),
    members: z.array(FamilyMember),
    /** Visible to the owner only; null for others and once it has expired. */
    invite_code: z.nullable(z.string()),
    invite_expires_at: z.nullable(Timestamp),
    basket: z.nullable(FamilyBasket),
  }),
);
export type FamilyState = z.infer<typeof FamilyState>;

/** The family of an invite code, before joining. */
export const FamilyPreview = schema(() =>
  z.object({ name: z.string(), owner_name: z.string(), members_count: z.int() }),
);

/** An invite code as it is stored and compared: see `readCode`. */
export const FamilyCode = schema(() => code(/^[A-Z0-9]{6,12}$/, "family_code"));
/** The name of the family. */
export const FamilyCreateRequest = schema(() => z.object({ name: personName("name_required") }));
/** The invite code of the family to join. */
export const FamilyJoinRequest = schema(() => z.object({ code: FamilyCode }));
/** Monthly allowance in minor units; null removes the limit. */
export const AllowanceRequest = schema(() =>
  z.object({
    amount: z.nullable(
      z.int("amount_invalid").check(z.minimum(0, "amount_invalid"), z.maximum(99_999_999, "amount_invalid")),
    ),
  }),
);

/** A product for the family's basket. */
export const BasketAddRequest = schema(() =>
  z.object({
    product_id: CartAddRequest.shape.product_id,
    quantity: z._default(Quantity, 1),
    addons: CartAddRequest.shape.addons,
    note: CartAddRequest.shape.note,
  }),
);
/** A line of the basket with its new quantity; 0 removes it. */
export const BasketUpdateRequest = CartUpdateRequest;
/** The owner's order of the whole basket. */
export const BasketOrderRequest = OrderRequest;

import { ORDER_TYPES } from "@talabee/domain";
import * as z from "zod/mini";
import { Id, Picture, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";

/** The fields that every schema of a store has. */
export const storeSummaryFields = schema(() => ({
  id: Id,
  name: z.string(),
  logo: z.nullable(Picture),
  /** Colour of the tile shown when there is no logo, `#rrggbb`; white text on it is readable. */
  brand_color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
}));

/** A store as referenced by orders, carts and coupons. */
export const StoreSummary = schema(() => z.object(storeSummaryFields));
export type StoreSummary = z.infer<typeof StoreSummary>;

/** When and how a store can be ordered from. */
export const storeOrderingFields = schema(() => ({
  /** Whether it takes orders now (REQ-CATALOG-40). */
  is_open: z.boolean(),
  /** When it takes orders again, while it takes none. */
  opens_at: z.nullable(Timestamp),
  /** The first free slot of a store that takes no orders for now but can be ordered from ahead (REQ-CATALOG-42). */
  preorder_from: z.nullable(Timestamp),
  order_types: z.array(z.enum(ORDER_TYPES)),
}));

import { ORDER_TYPES } from "@talabee/domain";
import * as z from "zod/mini";
import { Timestamp } from "./primitives.js";
import { schema } from "./schema.js";

/**
 * Where, how and when a customer wants to receive an order (REQ-CATALOG-43). The place is a zone of Qatar (1 to 999),
 * coordinates in WGS 84 degrees, or both.
 */
export const fulfilmentQuery = schema(() => ({
  order_type: z.optional(z.enum(ORDER_TYPES)),
  zone: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  /** The requested time; now if left out. */
  at: z.optional(Timestamp),
}));

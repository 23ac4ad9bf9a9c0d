import * as z from "zod/mini";
import { Banner, Category, CollectionCard, ProductTile, StoreCard } from "./catalogue.js";
import { Coupon } from "./coupons.js";
import { OrderCard } from "./orders.js";
import { Id } from "./primitives.js";
import { schema } from "./schema.js";

/** A rail of one kind: its items and its heading. */
// @__NO_SIDE_EFFECTS__
function railOf<Kind extends string, Item extends z.core.$ZodType>(kind: Kind, item: Item) {
  return z.object({ kind: z.literal(kind), id: Id, title: z.string(), items: z.array(item) });
}

/** The home page: rails in display order; clients skip unknown kinds. */
export const Home = schema(() =>
  z.object({
    rails: z.array(
      z.discriminatedUnion("kind", [
        railOf("banners", Banner),
        railOf("categories", Category),
        railOf("collections", CollectionCard),
        railOf("stores", StoreCard),
        railOf("products", ProductTile),
        railOf("coupons", Coupon),
        /** The customer's last orders, to order again; for signed-in customers only. */
        railOf("order_again", OrderCard),
      ]),
    ),
  }),
);
export type Home = z.infer<typeof Home>;

/** Location of the customer: a zone of Qatar (1 to 999) or coordinates in WGS 84 degrees. */
export const homeQuery = schema(() => ({
  zone: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
}));

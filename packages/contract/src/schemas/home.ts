import * as z from "zod/mini";
import { Banner, Category, CollectionCard, ProductTile, StoreCard } from "./catalogue.js";
import { Coupon } from "./coupons.js";
import { OrderCard } from "./orders.js";
import { Id } from "./primitives.js";
import { schema } from "./schema.js";

/** A rail of one kind: its items, its heading, and the path of the page with all of it, if there is one. */
// @__NO_SIDE_EFFECTS__
function railOf<Kind extends string, Item extends z.core.$ZodType>(kind: Kind, item: Item) {
  return z.object({
    kind: z.literal(kind),
    id: Id,
    title: z.string(),
    link: z.optional(z.string()),
    items: z.array(item),
  });
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

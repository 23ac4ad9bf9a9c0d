import * as z from "zod/mini";
import { FAVOURITE_TYPES } from "./choices.js";
import { ProductTile, StoreCard } from "./catalogue.js";
import { Id, listOf, pageQuery } from "./primitives.js";
import { schema } from "./schema.js";

/** A favourite, newest first in its list. */
export const Favourite = schema(() =>
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("store"), store: StoreCard }),
    z.object({ type: z.literal("product"), product: ProductTile }),
  ]),
);
export type Favourite = z.infer<typeof Favourite>;
/** A page of favourites. */
export const FavouriteList = schema(() => listOf(Favourite));
/** Filters favourites by kind; both by default. */
export const favouritesQuery = schema(() => ({ type: z.optional(z.enum(FAVOURITE_TYPES)), ...pageQuery }));

/** The store or product to add to the favourites, or to remove from them. */
export const FavouriteToggleRequest = schema(() =>
  z.object({ type: z.enum(FAVOURITE_TYPES, "value_invalid"), id: Id }),
);
/** Whether it is a favourite now. */
export const FavouriteState = schema(() => z.object({ active: z.boolean() }));

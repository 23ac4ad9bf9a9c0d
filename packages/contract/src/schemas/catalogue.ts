import { ORDER_TYPES, PAYMENT_METHODS } from "@talabee/domain";
import * as z from "zod/mini";
import { MENU_LAYOUTS, PRODUCT_SORTS, STORE_SORTS } from "./choices.js";
import {
  atMost,
  CalendarDate,
  MinorUnits,
  Id,
  LatLng,
  listOf,
  Minutes,
  Timestamp,
  pageQuery,
  Picture,
  QuantityLimit,
} from "./primitives.js";
import { Coupon } from "./coupons.js";
import { fulfilmentQuery } from "./fulfilment.js";
import { schema } from "./schema.js";
import { storeOrderingFields, storeSummaryFields } from "./store-summary.js";

/** Background tints of the design system for store initials and category pictures. */
export const TINTS = ["sand", "terra", "sage", "blush", "sky", "honey"] as const;
export type Tint = (typeof TINTS)[number];

/** A category of stores. */
export const Category = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    /** Picture with a transparent background. */
    image: z.nullable(Picture),
    tint: z.enum(TINTS),
    stores_count: z.int(),
  }),
);
export type Category = z.infer<typeof Category>;

/** A part of a collection (REQ-CATALOG-31). */
export const SubCollection = schema(() => z.object({ id: Id, name: z.string() }));
export type SubCollection = z.infer<typeof SubCollection>;
const collectionFace = schema(() => ({ id: Id, name: z.string(), image: z.nullable(Picture) }));
/** A collection in a list or rail. */
export const CollectionCard = schema(() =>
  z.object({ ...collectionFace, sub_collections: z.array(SubCollection) }),
);
export type CollectionCard = z.infer<typeof CollectionCard>;

/** The offer shown on the picture of a store. `percent` is the best discount in whole percent. */
export const Offer = schema(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("free_delivery") }),
    z.object({ kind: z.literal("percent"), percent: z.int() }),
  ]),
);
export type Offer = z.infer<typeof Offer>;

const storeCard = schema(() => ({
  ...storeSummaryFields,
  cover: z.nullable(Picture),
  /** 0 to 5, one decimal; 0 while there are no reviews. */
  rating: z.number(),
  reviews_count: z.int(),
  cuisines: z.array(z.string()),
  tags: z.array(z.string()),
  /** Whether it takes orders now, or for the time of the request (REQ-CATALOG-40). */
  is_open: z.boolean(),
  /** When it takes orders again, while it takes none. */
  opens_at: z.nullable(Timestamp),
  /** When it takes the last order, while open; null when it never closes. */
  closes_at: z.nullable(Timestamp),
  min_order: MinorUnits,
  delivery_fee: MinorUnits,
  free_delivery_over: z.nullable(MinorUnits),
  delivery_time: Minutes,
  order_types: z.array(z.enum(ORDER_TYPES)),
  offer: z.nullable(Offer),
}));

/** A store in a list. */
export const StoreCard = schema(() => z.object(storeCard));
export type StoreCard = z.infer<typeof StoreCard>;

/** One weekly opening interval: day 0 is Sunday, times `HH:MM` in the market's time zone. */
export const OpeningHours = schema(() =>
  z.object({
    day: z.int().check(z.minimum(0), z.maximum(6)),
    open: z.string(),
    close: z.string(),
    closes_next_day: z.boolean(),
  }),
);

/** A category of a store's menu. */
export const StoreCategory = schema(() => z.object({ id: Id, name: z.string(), products_count: z.int() }));
export type StoreCategory = z.infer<typeof StoreCategory>;

/** A store's page (REQ-CATALOG-28). */
export const Store = schema(() =>
  z.object({
    ...storeCard,
    ...storeOrderingFields,
    legal_name: z.string(),
    description: z.string(),
    menu_layout: z.enum(MENU_LAYOUTS),
    /** Categories that list the store. */
    category_ids: z.optional(z.array(Id)),
    opening_hours: z.array(OpeningHours),
    payment_methods: z.array(z.enum(PAYMENT_METHODS)),
    location: z.nullable(z.object({ ...LatLng.shape, zone_number: z.int(), text: z.string() })),
    /** Whether it delivers to the place of the request; absent without a place. */
    delivers_here: z.optional(z.boolean()),
    share_url: z.string(),
    categories: z.array(StoreCategory),
    /** Public coupons of the store. */
    coupons: z.array(Coupon),
    /** The next free slots, soonest first. */
    next_slots: z.array(Timestamp),
  }),
);
export type Store = z.infer<typeof Store>;

/**
 * Half-hour slots of a store by day for an order type, including full ones (REQ-CATALOG-40).
 */
export const StoreSlots = schema(() =>
  z.object({
    days: z.array(
      z.object({
        /** The calendar day in the market's time zone. */
        date: CalendarDate,
        slots: z.array(z.object({ at: Timestamp, is_full: z.boolean() })),
      }),
    ),
  }),
);
export type StoreSlots = z.infer<typeof StoreSlots>;
/** Order type of the slots: delivery adds the travel time. */
export const storeSlotsQuery = schema(() => ({ order_type: z.optional(z.enum(ORDER_TYPES)) }));

const productCard = schema(() => ({
  id: Id,
  vendor_id: Id,
  /** Category inside the store. */
  category_id: Id,
  name: z.string(),
  description: z.string(),
  price: MinorUnits,
  /** Price while on sale; null otherwise. */
  sale_price: z.nullable(MinorUnits),
  on_sale: z.boolean(),
  featured: z.boolean(),
  in_stock: z.boolean(),
  /** Remaining stock; null above 5. */
  stock_left: z.nullable(z.int()),
  /** Maximum quantity per order: min(stock, limit of the product) (REQ-CATALOG-32). */
  max_quantity: QuantityLimit,
  image: z.nullable(Picture),
  has_addons: z.boolean(),
}));

/** A product in a list of its store. */
export const ProductCard = schema(() => z.object(productCard));
export type ProductCard = z.infer<typeof ProductCard>;
/** A product in a list across stores, with its store's name and whether it is open. */
export const ProductTile = schema(() =>
  z.object({
    ...productCard,
    vendor_name: z.string(),
    vendor_is_open: z.boolean(),
    /** Whether the closed store can be ordered from for a later time (REQ-CATALOG-42). */
    vendor_takes_preorders: z.boolean(),
  }),
);
export type ProductTile = z.infer<typeof ProductTile>;

/** An option of an add-on group; at most `max` per unit of the product. */
export const AddonOption = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    price: MinorUnits,
    in_stock: z.boolean(),
    max: z.int(),
  }),
);
export type AddonOption = z.infer<typeof AddonOption>;

/** An add-on group of a product; `required` is min > 0. */
export const AddonGroup = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    min: z.int(),
    max: z.int(),
    required: z.boolean(),
    options: z.array(AddonOption),
  }),
);
export type AddonGroup = z.infer<typeof AddonGroup>;

/** A product with its add-on groups and its store. */
export const Product = schema(() =>
  z.object({
    ...productCard,
    brand: z.nullable(z.string()),
    /** Average rating, 0 to 5 with one decimal; 0 without ratings. */
    rating: z.number().check(z.minimum(0), z.maximum(5)),
    ratings_count: z.int(),
    images: z.array(Picture),
    addon_groups: z.array(AddonGroup),
    vendor: z.object({
      ...storeSummaryFields,
      ...storeOrderingFields,
    }),
    share_url: z.string(),
  }),
);
export type Product = z.infer<typeof Product>;

/** A banner of the home page. */
export const Banner = schema(() =>
  z.object({
    id: Id,
    title: z.string(),
    text: z.string(),
    action: z.string(),
    /** A path of the storefront. */
    link: z.string(),
    /** Variant for the requested language, with empty space on the side of the text. */
    image: Picture,
    tone: z.enum(["accent", "dark"]),
  }),
);
export type Banner = z.infer<typeof Banner>;

/** A page of products. */
export const ProductList = schema(() => listOf(ProductCard));
/** A category of a store with a page of its products. */
export const StoreCategoryPage = schema(() => z.object({ category: StoreCategory, products: ProductList }));
export type StoreCategoryPage = z.infer<typeof StoreCategoryPage>;

/** A collection with a page of its products; `sub_collection_id` filters by sub-collection (REQ-CATALOG-31). */
export const CollectionPage = schema(() =>
  z.object({
    collection: z.object(collectionFace),
    sub_collections: z.array(SubCollection),
    products: listOf(ProductTile),
  }),
);
export type CollectionPage = z.infer<typeof CollectionPage>;

/** Filters categories by a part of their name. */
export const categoriesQuery = schema(() => ({
  q: z.optional(z.string().check(atMost(80, "value_invalid"))),
}));
/** Filters of the products of a collection. */
export const collectionQuery = schema(() => ({
  sub_collection_id: z.optional(Id),
  sort: z.optional(z.enum(PRODUCT_SORTS)),
  ...pageQuery,
}));
/** Filters of the store list. */
export const storesQuery = schema(() => ({
  category_id: z.optional(Id),
  open_now: z.optional(z.boolean()),
  /** Stores that always deliver for free. */
  free_delivery: z.optional(z.boolean()),
  /** Minimum rating, 0 to 5; excludes stores without reviews. */
  min_rating: z.optional(z.number().check(z.minimum(0), z.maximum(5))),
  ...fulfilmentQuery,
  /** Searches names, cuisines and tags of stores. */
  q: z.optional(z.string().check(atMost(80, "value_invalid"))),
  cuisine: z.optional(z.string().check(atMost(60, "value_invalid"))),
  sort: z.optional(z.enum(STORE_SORTS)),
  ...pageQuery,
}));

import { ORDER_TYPES, PAYMENT_METHODS } from "@talabee/domain";
import * as z from "zod/mini";
import {
  CalendarDate,
  MinorUnits,
  Id,
  LatLng,
  listOf,
  Minutes,
  Moment,
  pageQuery,
  Picture,
  QuantityLimit,
} from "./primitives.js";
import { Coupon } from "./coupons.js";
import { schema } from "./schema.js";
import { storeSummaryFields } from "./store-summary.js";

/** The tints of the design system on which a vendor's initial or a category's cut-out stands. */
export const TINTS = ["sand", "terra", "sage", "blush", "sky", "honey"] as const;
export type Tint = (typeof TINTS)[number];

/** A category under which stores are found. */
export const Category = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    /** A cut-out on transparent ground. */
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
/** A collection as it stands in a list or rail. */
export const CollectionCard = schema(() =>
  z.object({ ...collectionFace, sub_collections: z.array(SubCollection) }),
);
export type CollectionCard = z.infer<typeof CollectionCard>;

/** What a store offers, told on its picture. `percent` is the best discount in whole percent. */
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
  is_open: z.boolean(),
  /** The next opening while closed. */
  opens_at: z.nullable(Moment),
  /** The end of the present opening while open; null when it never closes. */
  closes_at: z.nullable(Moment),
  min_order: MinorUnits,
  delivery_fee: MinorUnits,
  free_delivery_over: z.nullable(MinorUnits),
  delivery_time: Minutes,
  order_types: z.array(z.enum(ORDER_TYPES)),
  offer: z.nullable(Offer),
}));

/** A store as it stands in a list. */
export const StoreCard = schema(() => z.object(storeCard));
export type StoreCard = z.infer<typeof StoreCard>;

/** One opening of a week: day 0 is Sunday, times `HH:MM` in Asia/Qatar. */
export const OpeningHours = schema(() =>
  z.object({
    day: z.int().check(z.minimum(0), z.maximum(6)),
    open: z.string(),
    close: z.string(),
    closes_next_day: z.boolean(),
  }),
);

/** A category of one store's menu. */
export const StoreCategory = schema(() => z.object({ id: Id, name: z.string(), products_count: z.int() }));
export type StoreCategory = z.infer<typeof StoreCategory>;

/** A store's page (REQ-CATALOG-28; vendor and store are one thing). */
export const Store = schema(() =>
  z.object({
    ...storeCard,
    legal_name: z.string(),
    description: z.string(),
    opening_hours: z.array(OpeningHours),
    payment_methods: z.array(z.enum(PAYMENT_METHODS)),
    location: z.nullable(z.object({ ...LatLng.shape, zone_number: z.int(), text: z.string() })),
    share_url: z.string(),
    categories: z.array(StoreCategory),
    /** Those of this store that a guest may see. */
    coupons: z.array(Coupon),
    /** The next times an order can be wanted for, soonest first. */
    next_slots: z.array(Moment),
  }),
);
export type Store = z.infer<typeof Store>;

/**
 * When an order of a kind may be wanted for at a store: the half hours of its days, those that are taken included
 * (REQ-CATALOG-40).
 */
export const StoreSlots = schema(() =>
  z.object({
    days: z.array(
      z.object({
        /** The calendar day in Asia/Qatar. */
        date: CalendarDate,
        slots: z.array(z.object({ at: Moment, is_full: z.boolean() })),
      }),
    ),
  }),
);
export type StoreSlots = z.infer<typeof StoreSlots>;
/** For which kind of order times are asked: what has to be carried is there later. */
export const storeSlotsQuery = schema(() => ({ order_type: z.optional(z.enum(ORDER_TYPES)) }));

const productCard = schema(() => ({
  id: Id,
  vendor_id: Id,
  /** Category inside the store. */
  category_id: Id,
  name: z.string(),
  description: z.string(),
  price: MinorUnits,
  /** The price that is paid while on sale. */
  sale_price: z.nullable(MinorUnits),
  on_sale: z.boolean(),
  featured: z.boolean(),
  in_stock: z.boolean(),
  /** Told when 5 or fewer are left. */
  stock_left: z.nullable(z.int()),
  /** The most one order may hold: min(stock, limit of the product) (REQ-CATALOG-32). */
  max_quantity: QuantityLimit,
  image: z.nullable(Picture),
  has_addons: z.boolean(),
}));

/** A product as it stands in a list of its store. */
export const ProductCard = schema(() => z.object(productCard));
export type ProductCard = z.infer<typeof ProductCard>;
/** A product as it stands among those of other stores: it says whose it is. */
export const ProductTile = schema(() => z.object({ ...productCard, vendor_name: z.string() }));
export type ProductTile = z.infer<typeof ProductTile>;

/** One of the options of a choice; at most `max` of it for one unit of the product. */
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

/** A choice to make about a product; `required` is min > 0. */
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

/** A product with its choices and the store that sells it. */
export const Product = schema(() =>
  z.object({
    ...productCard,
    brand: z.nullable(z.string()),
    /** What customers gave it: 0 to 5, one decimal; 0 while nobody did. */
    rating: z.number().check(z.minimum(0), z.maximum(5)),
    ratings_count: z.int(),
    images: z.array(Picture),
    addon_groups: z.array(AddonGroup),
    vendor: z.object({
      ...storeSummaryFields,
      is_open: z.boolean(),
      order_types: z.array(z.enum(ORDER_TYPES)),
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
    /** Drawn for the language asked for: calm on the side where its text stands. */
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

/** A collection's page: its products in pages, narrowed to one of its parts by `sub_collection_id` (REQ-CATALOG-31). */
export const CollectionPage = schema(() =>
  z.object({
    collection: z.object(collectionFace),
    sub_collections: z.array(SubCollection),
    products: listOf(ProductTile),
  }),
);
export type CollectionPage = z.infer<typeof CollectionPage>;

/** In which order stores and products are listed. */
export const STORE_SORTS = ["rating", "time", "fee", "min_order"] as const;
export const PRODUCT_SORTS = ["price_low", "price_high", "newest"] as const;

/** Which categories to list: those whose name holds what was typed. */
export const categoriesQuery = schema(() => ({ q: z.optional(z.string().check(z.maxLength(80))) }));
/** Which products of a collection to list. */
export const collectionQuery = schema(() => ({
  sub_collection_id: z.optional(Id),
  sort: z.optional(z.enum(PRODUCT_SORTS)),
  ...pageQuery,
}));
/** Which stores to list. */
export const storesQuery = schema(() => ({
  category_id: z.optional(Id),
  open_now: z.optional(z.boolean()),
  /** Those that bring every order for nothing. */
  free_delivery: z.optional(z.boolean()),
  /** The least rating, 0 to 5; stores without reviews have none. */
  min_rating: z.optional(z.number().check(z.minimum(0), z.maximum(5))),
  order_type: z.optional(z.enum(ORDER_TYPES)),
  /** Narrows to stores whose name, cuisines or tags hold it. */
  q: z.optional(z.string().check(z.maxLength(80))),
  cuisine: z.optional(z.string().check(z.maxLength(60))),
  /** Zone of Qatar to deliver to, 1 to 999. */
  zone: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  sort: z.optional(z.enum(STORE_SORTS)),
  ...pageQuery,
}));

import { ORDER_TYPES, PAYMENT_METHODS } from "@talabee/domain";
import * as z from "zod/mini";
import { Dirhams, Id, LatLng, listOf, Minutes, Moment, Picture } from "./primitives.js";

/** The tints of the design system on which a vendor's initial or a category's cut-out stands. */
export const TINTS = ["sand", "terra", "sage", "blush", "sky", "honey"] as const;
export type Tint = (typeof TINTS)[number];

export const Category = z.object({
  id: Id,
  name: z.string(),
  /** A cut-out on transparent ground. */
  image: z.nullable(Picture),
  tint: z.enum(TINTS),
  stores_count: z.int(),
});
export type Category = z.infer<typeof Category>;

export const CollectionCard = z.object({ id: Id, name: z.string(), image: z.nullable(Picture) });
export type CollectionCard = z.infer<typeof CollectionCard>;

/** What a store offers, told on its picture. `percent` is the best discount in whole percent. */
export const Offer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("free_delivery") }),
  z.object({ kind: z.literal("percent"), percent: z.int() }),
]);
export type Offer = z.infer<typeof Offer>;

const storeFace = {
  id: Id,
  name: z.string(),
  logo: z.nullable(Picture),
  /** Colour of the tile that stands in for the logo, `#rrggbb`; white text on it is readable. */
  brand_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
};

/** The least that names a store. */
export const StoreFace = z.object(storeFace);
export type StoreFace = z.infer<typeof StoreFace>;

const storeCard = {
  ...storeFace,
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
  min_order: Dirhams,
  delivery_fee: Dirhams,
  free_delivery_over: z.nullable(Dirhams),
  delivery_time: Minutes,
  order_types: z.array(z.enum(ORDER_TYPES)),
  offer: z.nullable(Offer),
};

export const StoreCard = z.object(storeCard);
export type StoreCard = z.infer<typeof StoreCard>;

/** One opening of a week: day 0 is Sunday, times `HH:MM` in Asia/Qatar. */
export const OpeningHours = z.object({
  day: z.int().check(z.minimum(0), z.maximum(6)),
  open: z.string(),
  close: z.string(),
  closes_next_day: z.boolean(),
});

export const StoreCategory = z.object({ id: Id, name: z.string(), products_count: z.int() });
export type StoreCategory = z.infer<typeof StoreCategory>;

/** A store's page (vendor and store are one thing, B25). */
export const Store = z.object({
  ...storeCard,
  legal_name: z.string(),
  description: z.string(),
  opening_hours: z.array(OpeningHours),
  payment_methods: z.array(z.enum(PAYMENT_METHODS)),
  location: z.nullable(z.object({ ...LatLng.shape, zone_number: z.int(), text: z.string() })),
  share_url: z.string(),
  categories: z.array(StoreCategory),
});
export type Store = z.infer<typeof Store>;

const productCard = {
  id: Id,
  vendor_id: Id,
  /** Category inside the store. */
  category_id: Id,
  name: z.string(),
  description: z.string(),
  price: Dirhams,
  /** The price that is paid while on sale. */
  sale_price: z.nullable(Dirhams),
  on_sale: z.boolean(),
  featured: z.boolean(),
  in_stock: z.boolean(),
  /** Told when 5 or fewer are left. */
  stock_left: z.nullable(z.int()),
  /** The most one order may hold: min(stock, limit of the product) (B45). */
  max_quantity: z.int(),
  image: z.nullable(Picture),
  has_addons: z.boolean(),
};

export const ProductCard = z.object(productCard);
export type ProductCard = z.infer<typeof ProductCard>;

export const AddonOption = z.object({
  id: Id,
  name: z.string(),
  price: Dirhams,
  in_stock: z.boolean(),
  max: z.int(),
});
export type AddonOption = z.infer<typeof AddonOption>;

/** A choice to make about a product; `required` is min > 0. */
export const AddonGroup = z.object({
  id: Id,
  name: z.string(),
  min: z.int(),
  max: z.int(),
  required: z.boolean(),
  options: z.array(AddonOption),
});
export type AddonGroup = z.infer<typeof AddonGroup>;

export const Product = z.object({
  ...productCard,
  brand: z.nullable(z.string()),
  images: z.array(Picture),
  addon_groups: z.array(AddonGroup),
  vendor: z.object({ ...storeFace, is_open: z.boolean(), order_types: z.array(z.enum(ORDER_TYPES)) }),
  share_url: z.string(),
});
export type Product = z.infer<typeof Product>;

export const Banner = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  action: z.string(),
  /** A path of the storefront. */
  link: z.string(),
  /** Drawn for the language asked for: calm on the side where its text stands. */
  image: Picture,
  tone: z.enum(["accent", "dark"]),
});
export type Banner = z.infer<typeof Banner>;

/** The home page: rails in the order in which they are shown. */
export const Home = z.object({
  rails: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("banners"), id: Id, title: z.string(), items: z.array(Banner) }),
      z.object({ kind: z.literal("categories"), id: Id, title: z.string(), items: z.array(Category) }),
      z.object({ kind: z.literal("collections"), id: Id, title: z.string(), items: z.array(CollectionCard) }),
      z.object({ kind: z.literal("stores"), id: Id, title: z.string(), items: z.array(StoreCard) }),
      z.object({ kind: z.literal("products"), id: Id, title: z.string(), items: z.array(ProductCard) }),
    ]),
  ),
});
export type Home = z.infer<typeof Home>;

export const ProductList = listOf(ProductCard);
export const StoreCategoryPage = z.object({ category: StoreCategory, products: ProductList });
export type StoreCategoryPage = z.infer<typeof StoreCategoryPage>;

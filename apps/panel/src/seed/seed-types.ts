/** Types of the demo catalogue: bilingual data that the seeder converts to rows. Money is in dirhams. */

export interface Bilingual {
  en: string;
  ar: string;
}

export type CategoryId =
  | "qatari"
  | "grills"
  | "shawarma"
  | "pizza"
  | "burgers"
  | "indian"
  | "asian"
  | "healthy"
  | "bakery"
  | "sweets"
  | "karak"
  | "groceries"
  | "pharmacy"
  | "flowers";

/** Names of the table tints of the picture kit. */
export type TintName =
  | "sand"
  | "pearl"
  | "sage"
  | "blush"
  | "saffron"
  | "sky"
  | "lilac"
  | "mint"
  | "clay"
  | "rose"
  | "olive"
  | "stone"
  | "maroon"
  | "teal"
  | "ink"
  | "cocoa";

export type Gobo = "plain" | "window" | "palm" | "mashrabiya";

/** One drawing of the picture kit: an archetype with the parameters its name implies. */
export interface PictureRecipe {
  archetype: string;
  params?: Record<string, string | number | boolean>;
  tint: TintName;
  gobo: Gobo;
}

/** Object on a cover: archetype and its parameters; the first of a cover is its main object. */
export type CoverItem = readonly [archetype: string, params?: Record<string, string | number | boolean>];

export interface SeedAddonOption {
  id: string;
  name: Bilingual;
  /** Added to the unit price, in dirhams. */
  price: number;
  /** How many times the option may be taken (default 1). */
  max?: number;
}

export interface SeedAddonGroup {
  name: Bilingual;
  /** Fewest and most options to choose; min 1 makes the group required. */
  min: number;
  max: number;
  options: readonly SeedAddonOption[];
}

export interface SeedProduct {
  /** Unique in its store; the wire id is `store.product`. */
  id: string;
  name: Bilingual;
  description: Bilingual;
  price: number;
  salePrice?: number;
  /** Key in the picture tables of this folder. */
  picture: string;
  /** Units in stock (default 200); 0 is sold out, 1–5 shows "few left". */
  stock?: number;
  /** Most units in one order (default 20). */
  maxPerOrder?: number;
  featured?: boolean;
  brand?: string;
  /** Keys of the store's addonGroups, in the order shown. */
  addons?: readonly string[];
}

export interface SeedSection {
  /** Unique in its store; the wire id is `store.section`. */
  id: string;
  name: Bilingual;
  products: readonly SeedProduct[];
}

/** Days 0 (Sunday) to 6 (Saturday), in the time zone of the market. Stores whose `close` is not after `open` close on the next day. */
export interface SeedHours {
  days: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[];
  open: string;
  close: string;
}

export interface SeedReview {
  author: string;
  /** 1 to 5. */
  rating: number;
  /** In the reviewer's language; not translated. */
  comment: string;
  daysAgo: number;
}

export interface SeedStore {
  id: string;
  name: Bilingual;
  legalName: string;
  description: Bilingual;
  category: CategoryId;
  alsoIn?: readonly CategoryId[];
  cuisines: readonly Bilingual[];
  tags: readonly Bilingual[];
  tint: TintName;
  cover: readonly CoverItem[];
  gobo: Gobo;
  /** Tenths: 48 is 4.8. */
  rating: number;
  reviewsCount: number;
  reviews: readonly SeedReview[];
  hours: readonly SeedHours[];
  minOrder: number;
  deliveryFee: number;
  /** Subtotal from which delivery is free, or null. */
  freeDeliveryOver: number | null;
  /** Minutes, [minimum, maximum]. */
  deliveryTime: readonly [number, number];
  orderTypes: readonly ("delivery" | "pickup" | "dine_in")[];
  zone: number;
  location: { lat: number; lng: number; text: Bilingual } | null;
  addonGroups?: Readonly<Record<string, SeedAddonGroup>>;
  sections: readonly SeedSection[];
}

export interface SeedCategory {
  id: CategoryId;
  name: Bilingual;
  /** Key of a cut-out of the picture kit. */
  picture: string;
}

export interface SeedCollection {
  id: string;
  name: Bilingual;
  picture: string;
  subCollections: readonly {
    id: string;
    name: Bilingual;
    storeIds: readonly string[];
    productIds: readonly string[];
  }[];
}

export interface SeedBanner {
  id: string;
  title: Bilingual;
  text: Bilingual;
  action: Bilingual;
  link: string;
  /** Key of a wide picture in two variants, with empty space for the text at the start and at the end. */
  picture: string;
  tone: "accent" | "dark";
  /** Code of the demo's coupon that it promises. */
  coupon?: string;
}

import type { MessageDescriptor } from "../../locale/index.js";

/** Pages that are the same for every data. */
export type FixedPage =
  | "categories"
  | "search"
  | "stores"
  | "vendorCoupons"
  | "joinFamily"
  | "contact"
  | "about"
  | "privacy"
  | "terms"
  | `apply/${"partner" | "rider" | "star" | "marketplace"}`;

/** A store as structured data describes it. */
export interface StoreAbout {
  readonly id: string;
  readonly name: string;
  readonly legal_name: string;
  readonly description: string;
  readonly cuisines: readonly string[];
  /** Average rating, 0 to 5 with one decimal. */
  readonly rating: number;
  readonly reviews_count: number;
  /** Categories of the shop that list the store. */
  readonly category_ids?: readonly string[] | undefined;
  /** Day 0 is Sunday, times are `HH:MM`. */
  readonly opening_hours: readonly { readonly day: number; readonly open: string; readonly close: string }[];
  readonly location: { readonly lat: number; readonly lng: number; readonly text: string } | null;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

/** A product of a menu. Prices are in minor units. */
export interface MenuItemAbout {
  readonly id: string;
  readonly vendor_id: string;
  readonly category_id: string;
  readonly name: string;
  readonly price: number;
  readonly sale_price: number | null;
}

/** A product with its store. Prices are in minor units. */
export interface ProductAbout extends Omit<MenuItemAbout, "category_id"> {
  readonly description: string;
  readonly in_stock: boolean;
  readonly brand: string | null;
  /** Average rating, 0 to 5 with one decimal. */
  readonly rating: number;
  readonly ratings_count: number;
  readonly vendor: { readonly name: string };
}

/** A name, or the message that is the name. */
type Name = string | MessageDescriptor<string, string>;

interface Entry {
  readonly id: string;
  readonly name: string;
}
type StoreName = Pick<StoreAbout, "id" | "name" | "description">;

/** What a page is about. The title is made from it, and on the server the metadata for search engines and previews. */
export type PageAbout =
  | { readonly kind: "home" }
  | {
      readonly kind: FixedPage;
      readonly name: Name;
      /** Content of the page, whose first paragraph describes it. */
      readonly blocks?: readonly { readonly kind: string; readonly text?: string }[] | undefined;
    }
  | { readonly kind: "category"; readonly category: Entry }
  | { readonly kind: "collection"; readonly collection: Entry }
  | { readonly kind: "store"; readonly store: StoreAbout; readonly products: readonly MenuItemAbout[] }
  | { readonly kind: "reviews"; readonly store: StoreName }
  | { readonly kind: "section"; readonly store: StoreName; readonly section: Entry }
  | { readonly kind: "product"; readonly product: ProductAbout }
  /** A page that no search engine lists; null for a page without a name of its own. */
  | { readonly kind: "private" | "not-found" | "forbidden" | "gone"; readonly name: Name | null };

import type { Language } from "../../locale/index.js";

/** The addresses that a head contains. The app that has the routes supplies them. */
export interface HeadPaths {
  readonly home: string;
  readonly categories: string;
  readonly vendorCoupons: string;
  readonly joinFamily: string;
  readonly contact: string;
  readonly about: string;
  readonly privacy: string;
  readonly terms: string;
  readonly search: () => string;
  /** In place of a category's id: stores of all categories. */
  readonly everyCategory: string;
  readonly searchCategory: (id: string) => string;
  readonly apply: (type: string) => string;
  readonly collection: (id: string) => string;
  readonly store: (id: string) => string;
  readonly storeReviews: (id: string) => string;
  readonly storeCategory: (storeId: string, sectionId: string) => string;
  readonly product: (product: { id: string; vendor_id: string }) => string;
  /** The link preview picture. */
  readonly picture: (kind: PictureKind, id: string, language: Language) => string;
}

/** What a link preview picture shows. */
export type PictureKind = "home" | "store" | "product" | "collection" | "category";

/* Values that a request may have and that screens offer: apart from the schemas, which a browser loads later. */

/** The role a person applies for (REQ-JOIN-11). */
export const APPLICANT_TYPES = ["partner", "rider", "star", "marketplace"] as const;

/** Sort order of stores and products. */
export const STORE_SORTS = ["rating", "time", "fee", "min_order"] as const;
export const PRODUCT_SORTS = ["price_low", "price_high", "newest"] as const;

/** How a store shows its menu: dishes in rows with their descriptions, or a shop's products in columns. */
export const MENU_LAYOUTS = ["list", "grid"] as const;
export type MenuLayout = (typeof MENU_LAYOUTS)[number];

/** What can be a favourite. */
export const FAVOURITE_TYPES = ["store", "product"] as const;

/** Kinds of search results. */
export const SEARCH_TYPES = ["store", "product", "category"] as const;

/** Sort order of reviews. */
export const REVIEW_SORTS = ["newest", "highest", "lowest"] as const;

/** The primary color of the default brand (REQ-LANG-08), whose tones are drawn by hand. */
export const DEFAULT_PRIMARY_COLOR = "#008080";

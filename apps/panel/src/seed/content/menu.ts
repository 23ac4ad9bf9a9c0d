import type { Bilingual, SeedAddonOption, SeedProduct, SeedReview, SeedSection } from "../seed-types.js";

/** A text in both languages. */
export const t = (en: string, ar: string): Bilingual => ({ en, ar });

/** A product; price in dirhams. */
export const product = (
  id: string,
  en: string,
  ar: string,
  descriptionEn: string,
  descriptionAr: string,
  price: number,
  picture: string,
  extra: Omit<SeedProduct, "id" | "name" | "description" | "price" | "picture"> = {},
): SeedProduct => ({
  id,
  name: { en, ar },
  description: { en: descriptionEn, ar: descriptionAr },
  price,
  picture,
  ...extra,
});

/** A section of a store's menu. */
export const section = (
  id: string,
  en: string,
  ar: string,
  products: readonly SeedProduct[],
): SeedSection => ({
  id,
  name: { en, ar },
  products,
});

/** An add-on option; price in dirhams on top of the product's. */
export const option = (id: string, en: string, ar: string, price = 0, max?: number): SeedAddonOption => ({
  id,
  name: { en, ar },
  price,
  ...(max === undefined ? {} : { max }),
});

/** A review in the reviewer's own language. */
export const review = (author: string, rating: number, comment: string, daysAgo: number): SeedReview => ({
  author,
  rating,
  comment,
  daysAgo,
});

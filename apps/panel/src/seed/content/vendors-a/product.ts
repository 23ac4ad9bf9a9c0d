import type { Bilingual, SeedAddonOption, SeedProduct } from "../../seed-types.js";

/** A text in both languages. */
export const t = (en: string, ar: string): Bilingual => ({ en, ar });

/** One line of a menu; `price` is in dirhams, `picture` a key of `picturesA`. */
export const p = (
  id: string,
  en: string,
  ar: string,
  descEn: string,
  descAr: string,
  price: number,
  picture: string,
  extra: Omit<SeedProduct, "id" | "name" | "description" | "price" | "picture"> = {},
): SeedProduct => ({ id, name: t(en, ar), description: t(descEn, descAr), price, picture, ...extra });

/** One choice of an add-on group; `price` in dirhams is added to the product's, `max` is how often it may be taken. */
export const o = (id: string, en: string, ar: string, price: number, max?: number): SeedAddonOption => ({
  id,
  name: t(en, ar),
  price,
  ...(max === undefined ? {} : { max }),
});

import type { PictureRecipe, SeedVendor } from "../seed-types.js";
import { picturesA } from "./pictures-a.js";
import { picturesB } from "./pictures-b.js";
import { vendorsA } from "./vendors-a/index.js";
import { vendorsB } from "./vendors-b/index.js";

export { banners } from "./banners.js";
export { categories } from "./categories.js";
export { collections } from "./collections.js";

/** Every product picture by its key. */
export const pictures: Readonly<Record<string, PictureRecipe>> = { ...picturesA, ...picturesB };

/** Every store: restaurants and the other shops take turns, so that no list opens with one kind alone. */
export const vendors: readonly SeedVendor[] = Array.from(
  { length: Math.max(vendorsA.length, vendorsB.length) },
  (_, index) => [vendorsA[index], vendorsB[index]],
)
  .flat()
  .filter((vendor) => vendor !== undefined);

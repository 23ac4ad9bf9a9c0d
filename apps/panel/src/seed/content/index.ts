import type { PictureRecipe, SeedStore } from "../seed-types.js";
import { picturesA } from "./pictures-a.js";
import { picturesB } from "./pictures-b.js";
import { storesA } from "./stores-a/index.js";
import { storesB } from "./stores-b/index.js";

export { banners } from "./banners.js";
export { categories } from "./categories.js";
export { collections } from "./collections.js";

/** Every product picture by its key. */
export const pictures: Readonly<Record<string, PictureRecipe>> = { ...picturesA, ...picturesB };

/** Every store: restaurants and the other shops take turns, so that no list opens with one kind alone. */
export const stores: readonly SeedStore[] = Array.from(
  { length: Math.max(storesA.length, storesB.length) },
  (_, index) => [storesA[index], storesB[index]],
)
  .flat()
  .filter((store) => store !== undefined);

import type { PictureRecipe } from "../seed-types.js";
import { picturesA } from "./pictures-a.js";
import { picturesB } from "./pictures-b.js";

export { banners } from "./banners.js";
export { categories } from "./categories.js";
export { closeUpOf, closeUps } from "./close-ups.js";
export { collections } from "./collections.js";
export { kuwaitContent } from "./kuwait.js";
export { stores } from "./stores.js";

/** Every product picture by its key. */
export const pictures: Readonly<Record<string, PictureRecipe>> = { ...picturesA, ...picturesB };

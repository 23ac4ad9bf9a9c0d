export { ensureFavourite, resumePendingFavourites } from "@talabee/contract/react";
export { useFavourites } from "./use-favourites.js";

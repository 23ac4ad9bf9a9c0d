export { ensureFavourite, resumePendingFavourites } from "@talabee/contract/react";
export { useFavourites, useFavouritesLoading } from "./use-favourites.js";

export { ensureFavourite, resumePendingFavourites } from "./favourites.js";
export { useFavourites } from "./use-favourites.js";

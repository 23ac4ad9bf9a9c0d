export { sendWaitingFavourites } from "./favourites.js";
export { useFavourites } from "./use-favourites.js";

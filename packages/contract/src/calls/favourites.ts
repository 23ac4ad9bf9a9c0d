/* Favourites. */
import { defineCall } from "../call.js";
import {
  FavouriteList,
  favouritesQuery,
  FavouriteState,
  FavouriteToggleRequest,
} from "../schemas/favourites.js";

export const favourites = defineCall({
  method: "GET",
  path: "/api/favourites",
  tag: "Favourites",
  summary: "The customer's favourites, newest first",
  access: "user",
  query: favouritesQuery,
  data: FavouriteList,
});

export const toggleFavourite = defineCall({
  method: "POST",
  path: "/api/favourites/toggle",
  tag: "Favourites",
  summary: "Add a store or product to the favourites, or remove it",
  access: "user",
  body: FavouriteToggleRequest,
  data: FavouriteState,
  message: ["added_to_favourite", "removed_from_favourite"],
  errors: { not_found: null },
  invalidates: ["favourites"],
});

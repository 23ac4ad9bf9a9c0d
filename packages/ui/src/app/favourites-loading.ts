"use client";
import { createContext } from "react";

/** Whether the favourites of a signed-in customer are not known yet: hearts say nothing until then. */
export const FavouritesLoading = createContext(false);

import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type FavouriteType, setFavourite, useFavouriteIds } from "../data/favourites.js";
import { paths } from "./paths.js";

const none: ReadonlySet<string> = new Set();

/** Which stores and products have a filled heart, and what pressing one does; as cards and lists take them. */
export function useFavourites() {
  const ids = useFavouriteIds();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const press = async (type: FavouriteType, id: string, saved: boolean) => {
      const outcome = await setFavourite(type, id, saved, pathname + search);
      if (outcome === "sign-in-first") void navigate(paths.auth);
    };
    const of = (type: FavouriteType) => ({
      ids: ids?.[type] ?? none,
      onToggle: (id: string, saved: boolean) => void press(type, id, saved),
    });
    const stores = of("store");
    const products = of("product");
    return {
      isLoaded: ids !== undefined,
      stores,
      products,
      /** The heart of one of them alone. */
      heartOf: (type: FavouriteType, id: string | undefined) => {
        const { ids: kept, onToggle } = type === "store" ? stores : products;
        if (id === undefined) return undefined;
        return { saved: kept.has(id), onToggle: (saved: boolean) => onToggle(id, saved) };
      },
    };
  }, [ids, navigate, pathname, search]);
}

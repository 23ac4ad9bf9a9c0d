import { favouriteKeys, type FavouriteType, setFavourite } from "@talabee/contract/react";
import { favouriteIds, selectIsAuthenticated, selectPendingFavourites } from "@talabee/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSelector } from "react-redux";
import { paths, useLanguage, useShop, useStableNavigate } from "../../platform/index.js";

/** Ids of the favourites with the pending changes applied, which alone are known until the list is loaded. */
function useFavouriteIds(): { isLoaded: boolean; ids: ReturnType<typeof favouriteIds> } {
  const shop = useShop();
  useLanguage();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data } = useQuery({ ...favouriteKeys(shop), enabled: isAuthenticated });
  const pending = useSelector(selectPendingFavourites);
  return useMemo(
    () => ({
      isLoaded: isAuthenticated && data !== undefined,
      ids: isAuthenticated ? favouriteIds(data ?? [], pending) : favouriteIds([], []),
    }),
    [data, isAuthenticated, pending],
  );
}

/** Favourite ids and toggle handlers, as props of cards and lists. */
export function useFavourites() {
  const shop = useShop();
  const { isLoaded, ids } = useFavouriteIds();
  const go = useStableNavigate();
  // Stable handlers: one toggle must not render every card again.
  const onToggle = useMemo(() => {
    const press = async (type: FavouriteType, id: string, saved: boolean) => {
      const { pathname, search } = window.location;
      const outcome = await setFavourite(shop, type, id, saved, pathname + search);
      if (outcome === "sign-in-first") go(paths.auth);
    };
    return {
      store: (id: string, saved: boolean) => void press("store", id, saved),
      product: (id: string, saved: boolean) => void press("product", id, saved),
    };
  }, [go, shop]);
  return useMemo(() => {
    const of = (type: FavouriteType) => ({ ids: ids[type], onToggle: onToggle[type] });
    return {
      isLoaded,
      stores: of("store"),
      products: of("product"),
      /** Favourite props of a single store or product. */
      favouriteOf: (type: FavouriteType, id: string | undefined) =>
        id === undefined
          ? undefined
          : {
              saved: of(type).ids.has(id),
              onToggle: (saved: boolean) => onToggle[type](id, saved),
            },
    };
  }, [ids, isLoaded, onToggle]);
}

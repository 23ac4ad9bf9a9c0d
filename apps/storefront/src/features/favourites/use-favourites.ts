import { favouriteKeys, type FavouriteType, setFavourite } from "@talabee/contract/react";
import { favouriteIds, favouriteKey, selectIsAuthenticated, selectPendingFavourites } from "@talabee/domain";
import { useHydrated } from "@talabee/ui/app";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSelector } from "react-redux";
import { paths, type Shop, useLanguage, useShop, useStableNavigate } from "../../platform/index.js";

/** Whether a customer is signed in; not on the page of a server, which hydrates as a guest's. */
const useIsCustomer = () => [useSelector(selectIsAuthenticated), useHydrated()].every(Boolean);

/** Whether a customer's favourites are not known yet. Where they do not load, hearts can be pressed as a guest's. */
export function useFavouritesLoading(): boolean {
  const shop = useShop();
  useLanguage();
  // The screens that show hearts load them.
  const { data, isError } = useQuery({ ...favouriteKeys(shop), enabled: false });
  return useIsCustomer() && data === undefined && !isError;
}

/** Ids of the favourites with the pending changes applied, which alone are known until the list is loaded. */
function useFavouriteIds(): { isLoaded: boolean; ids: ReturnType<typeof favouriteIds> } {
  const shop = useShop();
  useLanguage();
  const isAuthenticated = useIsCustomer();
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

/** Whether a press on an item adds it while the list is not known. If the list does not load, it does. */
async function isNoFavourite(shop: Shop, type: FavouriteType, id: string): Promise<boolean> {
  const state = shop.store.getState();
  const key = favouriteKey(type, id);
  const isKnown = shop.queryClient.getQueryData(favouriteKeys(shop).queryKey) !== undefined;
  if (isKnown || !selectIsAuthenticated(state) || !navigator.onLine) return true;
  if (selectPendingFavourites(state).some((pending) => pending.key === key)) return true;
  const keys = await shop.queryClient.fetchQuery(favouriteKeys(shop)).catch(() => null);
  return keys === null || !keys.includes(key);
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
      const wanted = saved && (await isNoFavourite(shop, type, id));
      const outcome = await setFavourite(shop, type, id, wanted, pathname + search);
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

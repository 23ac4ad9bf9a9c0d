import { favourites as favouritesCall, toggleFavourite } from "@talabee/contract";
import {
  favouriteIds,
  type FavouriteIntent,
  favouriteKey,
  type FavouriteKey,
  keepIntent,
  pendingFavouritesActions,
  selectIsAuthenticated,
  selectNextFavourite,
  selectPendingFavourites,
  type ShopAction,
} from "@talabee/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSelector } from "react-redux";
import {
  isOnline,
  sendCall,
  type Shop,
  showMessage,
  useLanguage,
  useShop,
  whenOnline,
} from "../../platform/index.js";

export type FavouriteType = FavouriteIntent["type"];

const PER_PAGE = 50;
const { pressed, restored, listRead, sendStarted, confirmed, deferred, failed } = pendingFavouritesActions;

/** Query of the keys of all favourites. */
const favouriteKeys = (shop: Shop) => ({
  queryKey: ["favourites", "ids", shop.language.get()],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly FavouriteKey[]> => {
    const keys: FavouriteKey[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await shop.api.send(favouritesCall, { query: { per_page: PER_PAGE, cursor }, signal });
      for (const one of data.items)
        keys.push(favouriteKey(one.type, one.type === "store" ? one.store.id : one.product.id));
      cursor = data.next_cursor ?? undefined;
    } while (cursor !== undefined);
    return keys;
  },
});

/** Ids of the favourites with the pending changes applied, which alone are known until the list is loaded. */
export function useFavouriteIds(): { isLoaded: boolean; ids: ReturnType<typeof favouriteIds> } {
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

/**
 * Adds or removes a favourite: shown at once, sent once online, rolled back on failure. Signed out, shows a message and
 * keeps the change for after the sign-in (REQ-AUTH-30, REQ-AUTH-48).
 */
export async function setFavourite(
  shop: Shop,
  type: FavouriteType,
  id: string,
  saved: boolean,
  returnTo: string,
): Promise<"sent" | "sign-in-first"> {
  if (!selectIsAuthenticated(shop.store.getState())) {
    keepIntent(shop.sessionStorage, { kind: "favourite", type, id, returnTo }, new Date());
    showMessage(shop, "login_to_favorite", "danger");
    return "sign-in-first";
  }
  const key = favouriteKey(type, id);
  const keys = shop.queryClient.getQueryData<readonly FavouriteKey[]>(favouriteKeys(shop).queryKey);
  shop.store.dispatch(pressed({ key, wanted: saved, known: keys?.includes(key) ?? null }));
  return send(shop, type, id, returnTo);
}

/** Sends the favourites that were changed offline before this page was loaded. */
export async function resumePendingFavourites(shop: Shop): Promise<void> {
  for (const { key } of selectPendingFavourites(shop.store.getState())) {
    const [type, id] = key.split(" ") as [FavouriteType, string];
    await send(shop, type, id, "/");
  }
}

/** Adds a favourite after the sign-in unless it exists already: a toggle would remove it. */
export async function ensureFavourite(shop: Shop, type: FavouriteType, id: string): Promise<void> {
  shop.store.dispatch(restored([[favouriteKey(type, id), true]]));
  await send(shop, type, id, "/");
}

/** Sends toggles until the server has the favourite as it is wanted; an earlier call's loop picks up a later press. */
async function send(
  shop: Shop,
  type: FavouriteType,
  id: string,
  returnTo: string,
): Promise<"sent" | "sign-in-first"> {
  const key = favouriteKey(type, id);
  const { store, queryClient } = shop;
  for (;;) {
    await whenOnline();
    const next = selectNextFavourite(store.getState(), key);
    if (next === null) return "sent";
    if (next.known === null) {
      const keys = await queryClient.fetchQuery(favouriteKeys(shop)).catch(() => null);
      // Without the current list a toggle could remove it: it stays pending for the next page.
      if (keys === null) return "sent";
      store.dispatch(listRead(keys));
      continue;
    }
    store.dispatch(sendStarted(key));
    let outcome: ShopAction = failed(key);
    let isExpired = false;
    try {
      const state = await sendCall(shop, toggleFavourite, {
        body: { type, id },
        onProblem: ({ code }) => {
          isExpired = code === "unauthenticated";
          const isCutOff = code === "network" && !isOnline();
          if (isCutOff) outcome = deferred(key);
          return isExpired || isCutOff;
        },
      });
      if (state !== null) {
        outcome = confirmed({ key, active: state.active });
        await keepConfirmed(shop, key, state.active);
      }
    } finally {
      store.dispatch(outcome);
    }
    if (isExpired) {
      keepIntent(shop.sessionStorage, { kind: "favourite", type, id, returnTo }, new Date());
      return "sign-in-first";
    }
  }
}

/** Puts what the server confirmed into the list. One that is being read may be older: it is read again. */
async function keepConfirmed(shop: Shop, key: FavouriteKey, active: boolean): Promise<void> {
  const { queryClient } = shop;
  const { queryKey } = favouriteKeys(shop);
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  if (isReading) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<readonly FavouriteKey[]>(queryKey, (keys) => {
    const others = keys?.filter((other) => other !== key);
    return active ? others?.concat(key) : others;
  });
  if (isReading) void queryClient.invalidateQueries({ queryKey });
}

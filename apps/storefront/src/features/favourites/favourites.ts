import { favourites as favouritesCall, type FAVOURITE_TYPES, toggleFavourite } from "@talabee/contract";
import { keepIntent, selectIsAuthenticated, selectToken } from "@talabee/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSelector } from "react-redux";
import {
  createOfflineQueue,
  isOnline,
  perShop,
  sendCall,
  type Shop,
  showMessage,
  useLanguage,
  useOfflineQueue,
  useShop,
  whenOnline,
} from "../../platform/index.js";

export type FavouriteType = (typeof FAVOURITE_TYPES)[number];

const PER_PAGE = 50;
const keyOf = (type: FavouriteType, id: string) => `${type} ${id}`;
const idsKey = ({ language }: Shop) => ["favourites", "ids", language.get()] as const;

/** Favourites that the customer changed and the server has not confirmed. */
const pendingFavourites = perShop((shop) => {
  const wanted = createOfflineQueue(shop, "FAVOURITES", (value) => typeof value === "boolean");
  // Drop pending changes with their session: they must not reach the next customer.
  let tokenBefore = selectToken(shop.store.getState());
  shop.store.subscribe(() => {
    const token = selectToken(shop.store.getState());
    if (token !== tokenBefore && wanted.get().size > 0) wanted.change((next) => next.clear());
    tokenBefore = token;
  });
  return { wanted, sending: new Set<string>() };
});

/** Reads the keys of all favourites. */
async function readFavourites(shop: Shop, signal?: AbortSignal): Promise<readonly string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { per_page: PER_PAGE, cursor };
    const { data } = await shop.api.send(favouritesCall, { query, ...(signal && { signal }) });
    for (const one of data.items)
      keys.push(one.type === "store" ? keyOf("store", one.store.id) : keyOf("product", one.product.id));
    cursor = data.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return keys;
}

/** Ids of the favourites with the pending changes applied; undefined until loaded. */
export function useFavouriteIds(): Readonly<Record<FavouriteType, ReadonlySet<string>>> | undefined {
  const shop = useShop();
  useLanguage();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data } = useQuery({
    queryKey: idsKey(shop),
    queryFn: ({ signal }) => readFavourites(shop, signal),
    enabled: isAuthenticated,
  });
  const pressed = useOfflineQueue(pendingFavourites(shop).wanted);
  return useMemo(() => {
    if (!isAuthenticated || data === undefined) return undefined;
    const keys = new Set(data);
    for (const [key, saved] of pressed) {
      if (saved) keys.add(key);
      else keys.delete(key);
    }
    const of = (type: FavouriteType) =>
      new Set([...keys].flatMap((key) => (key.startsWith(`${type} `) ? [key.slice(type.length + 1)] : [])));
    return { store: of("store"), product: of("product") };
  }, [data, isAuthenticated, pressed]);
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
  const { wanted, sending } = pendingFavourites(shop);
  const intent = { kind: "favourite", type, id, returnTo } as const;
  if (!selectIsAuthenticated(shop.store.getState())) {
    keepIntent(shop.sessionStorage, intent, new Date());
    showMessage(shop, "login_to_favorite", "danger");
    return "sign-in-first";
  }
  const key = keyOf(type, id);
  wanted.change((next) => next.set(key, saved));
  // The loop of the earlier press picks up this change.
  if (sending.has(key)) return "sent";
  sending.add(key);
  try {
    // The first toggle is always sent: it is the opposite of what the customer saw.
    let known = !saved;
    for (;;) {
      await whenOnline();
      if ((wanted.get().get(key) ?? known) === known) break;
      let expired = false;
      let isCutOff = false;
      const state = await sendCall(shop, toggleFavourite, {
        body: { type, id },
        onProblem: ({ code }) => {
          expired = code === "unauthenticated";
          isCutOff = code === "network" && !isOnline();
          return expired || isCutOff;
        },
      });
      // The connection was lost while sending: wait until it is back.
      if (isCutOff) continue;
      if (expired) {
        keepIntent(shop.sessionStorage, intent, new Date());
        return "sign-in-first";
      }
      if (state === null) break;
      known = state.active;
      shop.queryClient.setQueryData<readonly string[]>(idsKey(shop), (keys) => {
        const others = keys?.filter((other) => other !== key);
        return state.active ? others?.concat(key) : others;
      });
    }
  } finally {
    sending.delete(key);
    wanted.change((next) => next.delete(key));
  }
  return "sent";
}

/** Sends the favourites that were changed offline before this page was loaded. */
export async function resumePendingFavourites(shop: Shop): Promise<void> {
  const { wanted } = pendingFavourites(shop);
  const waiting = wanted.restore();
  for (const [key, saved] of waiting) wanted.change((next) => next.set(key, saved));
  for (const [key, saved] of waiting) {
    const [type, id] = key.split(" ") as [FavouriteType, string];
    await whenOnline();
    await makeFavourite(shop, type, id, saved);
  }
}

/** Adds a favourite after the sign-in unless it exists already: a toggle would remove it. */
export function ensureFavourite(shop: Shop, type: FavouriteType, id: string): Promise<void> {
  return makeFavourite(shop, type, id, true);
}

async function makeFavourite(shop: Shop, type: FavouriteType, id: string, saved: boolean): Promise<void> {
  const { wanted } = pendingFavourites(shop);
  try {
    const keys = await shop.queryClient.fetchQuery({
      queryKey: idsKey(shop),
      queryFn: () => readFavourites(shop),
    });
    if (keys.includes(keyOf(type, id)) !== saved) await setFavourite(shop, type, id, saved, "/");
    else wanted.change((next) => next.delete(keyOf(type, id)));
  } catch (error) {
    // Without the current list a toggle could remove it: leave it to the customer.
    console.error("An error occurred:", error);
  }
}

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

/** Hearts that were pressed and are not yet as wanted at the panel. */
const pendingFavourites = perShop((shop) => {
  const wanted = createOfflineQueue(shop, "FAVOURITES", (value) => typeof value === "boolean");
  // Hearts pressed in one session do not belong to the next customer.
  let tokenBefore = selectToken(shop.store.getState());
  shop.store.subscribe(() => {
    const token = selectToken(shop.store.getState());
    if (token !== tokenBefore && wanted.get().size > 0) wanted.change((next) => next.clear());
    tokenBefore = token;
  });
  return { wanted, sending: new Set<string>() };
});

/** Everything the customer keeps, by key. */
async function readKept(shop: Shop, signal?: AbortSignal): Promise<readonly string[]> {
  const kept: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { per_page: PER_PAGE, cursor };
    const { data } = await shop.api.send(favouritesCall, { query, ...(signal && { signal }) });
    for (const one of data.items)
      kept.push(one.type === "store" ? keyOf("store", one.store.id) : keyOf("product", one.product.id));
    cursor = data.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return kept;
}

/** What the customer keeps, with the hearts that are on their way; undefined until it has come. */
export function useFavouriteIds(): Readonly<Record<FavouriteType, ReadonlySet<string>>> | undefined {
  const shop = useShop();
  useLanguage();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data } = useQuery({
    queryKey: idsKey(shop),
    queryFn: ({ signal }) => readKept(shop, signal),
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
 * Puts a store or product among the favourites, or takes it out: shown at once, taken back when it fails, sent once
 * there is a network. Signed out,
 * says so and remembers it for after the sign-in, which is where to go then (REQ-AUTH-30, REQ-AUTH-48).
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
    showMessage(shop, "login_to_favorite", "error");
    return "sign-in-first";
  }
  const key = keyOf(type, id);
  wanted.change((next) => next.set(key, saved));
  // The answer to the press before decides whether this one has anything left to do.
  if (sending.has(key)) return "sent";
  sending.add(key);
  try {
    // The first press is sent whatever the list says: a toggle is the opposite of what was seen.
    let known = !saved;
    for (;;) {
      await whenOnline();
      if ((wanted.get().get(key) ?? known) === known) break;
      let expired = false;
      let cutOff = false;
      const state = await sendCall(shop, toggleFavourite, {
        body: { type, id },
        onProblem: ({ code }) => {
          expired = code === "unauthenticated";
          cutOff = code === "network" && !isOnline();
          return expired || cutOff;
        },
      });
      // Lost on the way out of the network: it waits like those pressed after.
      if (cutOff) continue;
      if (expired) {
        keepIntent(shop.sessionStorage, intent, new Date());
        return "sign-in-first";
      }
      if (state === null) break;
      known = state.active;
      shop.queryClient.setQueryData<readonly string[]>(idsKey(shop), (kept) => {
        const others = kept?.filter((other) => other !== key);
        return state.active ? others?.concat(key) : others;
      });
    }
  } finally {
    sending.delete(key);
    wanted.change((next) => next.delete(key));
  }
  return "sent";
}

/** Sends the hearts that were pressed without a network before this page was loaded. */
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

/** Does what was pressed before the sign-in, unless whoever signed in keeps it already: to toggle would take it out. */
export function ensureFavourite(shop: Shop, type: FavouriteType, id: string): Promise<void> {
  return makeFavourite(shop, type, id, true);
}

async function makeFavourite(shop: Shop, type: FavouriteType, id: string, saved: boolean): Promise<void> {
  const { wanted } = pendingFavourites(shop);
  try {
    const kept = await shop.queryClient.fetchQuery({ queryKey: idsKey(shop), queryFn: () => readKept(shop) });
    if (kept.includes(keyOf(type, id)) !== saved) await setFavourite(shop, type, id, saved, "/");
    else wanted.change((next) => next.delete(keyOf(type, id)));
  } catch (error) {
    // What is kept is not known: the heart is there to be pressed again.
    console.error("An error occurred:", error);
  }
}

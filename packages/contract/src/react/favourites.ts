import {
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
import { favourites as favouritesCall, toggleFavourite } from "#calls";
import { type ClientApp, showMessage } from "./client-app.js";
import { isOnline, whenOnline } from "./connection.js";
import { sendCall } from "./send-call.js";

export type FavouriteType = FavouriteIntent["type"];

const PER_PAGE = 50;
const { pressed, restored, listRead, sendStarted, confirmed, deferred, failed } = pendingFavouritesActions;

/** Query of the keys of all favourites of a customer. */
export const favouriteKeys = (app: ClientApp) => ({
  queryKey: ["favourites", "ids", app.language.get()],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly FavouriteKey[]> => {
    const keys: FavouriteKey[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await app.api.send(favouritesCall, { query: { per_page: PER_PAGE, cursor }, signal });
      for (const one of data.items)
        keys.push(favouriteKey(one.type, one.type === "store" ? one.store.id : one.product.id));
      cursor = data.next_cursor ?? undefined;
    } while (cursor !== undefined);
    return keys;
  },
});

/**
 * Adds or removes a favourite: shown at once, sent once online, rolled back on failure. Signed out, shows a message and
 * keeps the change for after the sign-in (REQ-AUTH-30, REQ-AUTH-48).
 */
export async function setFavourite(
  app: ClientApp,
  type: FavouriteType,
  id: string,
  saved: boolean,
  returnTo: string,
): Promise<"sent" | "sign-in-first"> {
  if (!selectIsAuthenticated(app.store.getState())) {
    keepIntent(app.sessionStorage, { kind: "favourite", type, id, returnTo }, new Date());
    showMessage(app, "login_to_favorite", "danger");
    return "sign-in-first";
  }
  const key = favouriteKey(type, id);
  const keys = app.queryClient.getQueryData<readonly FavouriteKey[]>(favouriteKeys(app).queryKey);
  app.store.dispatch(pressed({ key, wanted: saved, known: keys?.includes(key) ?? null }));
  return send(app, type, id, returnTo);
}

/** Sends the favourites that were changed offline before this page was loaded. */
export async function resumePendingFavourites(app: ClientApp): Promise<void> {
  for (const { key } of selectPendingFavourites(app.store.getState())) {
    const [type, id] = key.split(" ") as [FavouriteType, string];
    await send(app, type, id, "/");
  }
}

/** Adds a favourite after the sign-in unless it exists already: a toggle would remove it. */
export async function ensureFavourite(app: ClientApp, type: FavouriteType, id: string): Promise<void> {
  app.store.dispatch(restored([[favouriteKey(type, id), true]]));
  await send(app, type, id, "/");
}

/** Sends toggles until the server has the favourite as it is wanted; an earlier call's loop picks up a later press. */
async function send(
  app: ClientApp,
  type: FavouriteType,
  id: string,
  returnTo: string,
): Promise<"sent" | "sign-in-first"> {
  const key = favouriteKey(type, id);
  const { store, queryClient } = app;
  for (;;) {
    await whenOnline();
    const next = selectNextFavourite(store.getState(), key);
    if (next === null) return "sent";
    if (next.known === null) {
      const keys = await queryClient.fetchQuery(favouriteKeys(app)).catch(() => null);
      // Without the current list a toggle could remove it: it stays pending for the next page.
      if (keys === null) return "sent";
      store.dispatch(listRead(keys));
      continue;
    }
    store.dispatch(sendStarted(key));
    let outcome: ShopAction = failed(key);
    let isExpired = false;
    try {
      const state = await sendCall(app, toggleFavourite, {
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
        await keepConfirmed(app, key, state.active);
      }
    } finally {
      store.dispatch(outcome);
    }
    if (isExpired) {
      keepIntent(app.sessionStorage, { kind: "favourite", type, id, returnTo }, new Date());
      return "sign-in-first";
    }
  }
}

/** Puts what the server confirmed into the list. One that is being read may be older: it is read again. */
async function keepConfirmed(app: ClientApp, key: FavouriteKey, active: boolean): Promise<void> {
  const { queryClient } = app;
  const { queryKey } = favouriteKeys(app);
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  if (isReading) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<readonly FavouriteKey[]>(queryKey, (keys) => {
    const others = keys?.filter((other) => other !== key);
    return active ? others?.concat(key) : others;
  });
  if (isReading) void queryClient.invalidateQueries({ queryKey });
}

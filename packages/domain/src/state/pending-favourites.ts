import { ignoreOtherAction } from "./ignore-other-action.js";

/** A store or product, as text: its type and id. */
export type FavouriteKey = `${"store" | "product"} ${string}`;

/** A favourite that the customer changed and the server has not confirmed. */
export interface PendingFavourite {
  key: FavouriteKey;
  /** The last choice of the customer. */
  wanted: boolean;
  /** Whether the server has it as a favourite; null until its list is read. */
  known: boolean | null;
  sending: boolean;
}

/** Pending favourites; at most one per key. The server's only write is a toggle (REQ-AUTH-30, REQ-UI-05). */
export type PendingFavouritesState = readonly PendingFavourite[];

/** Events of the pending favourites: the customer's press, and what became of a call. */
export const pendingFavouritesActions = {
  /**
   * The customer pressed a favourite button. The last press counts. `known` is what the server has, null while its list
   * is not read: the button then showed nobody's choice.
   */
  pressed: (payload: { key: FavouriteKey; wanted: boolean; known: boolean | null }) =>
    ({ type: "pendingFavourites/pressed", payload }) as const,
  /** Choices of an earlier page, which did not see the server's list; presses on this page take precedence. */
  restored: (payload: readonly (readonly [key: FavouriteKey, wanted: boolean])[]) =>
    ({ type: "pendingFavourites/restored", payload }) as const,
  /** The server's list was read: restored choices that it already has need no call. */
  listRead: (payload: readonly FavouriteKey[]) => ({ type: "pendingFavourites/listRead", payload }) as const,
  sendStarted: (key: FavouriteKey) => ({ type: "pendingFavourites/sendStarted", payload: key }) as const,
  /** The server answered a toggle. The opposite, chosen meanwhile, stays pending. */
  confirmed: (payload: { key: FavouriteKey; active: boolean }) =>
    ({ type: "pendingFavourites/confirmed", payload }) as const,
  /** The connection was lost: the toggle is sent again once it is back. */
  deferred: (key: FavouriteKey) => ({ type: "pendingFavourites/deferred", payload: key }) as const,
  /** Any other failure: the server's state counts again. */
  failed: (key: FavouriteKey) => ({ type: "pendingFavourites/failed", payload: key }) as const,
};

type PendingFavouritesAction = ReturnType<
  (typeof pendingFavouritesActions)[keyof typeof pendingFavouritesActions]
>;

/** Nothing pending. */
export const noPendingFavourites: PendingFavouritesState = [];

/** Reducer of the pending favourites. */
export function pendingFavouritesReducer(
  state = noPendingFavourites,
  action: PendingFavouritesAction,
): PendingFavouritesState {
  switch (action.type) {
    case "pendingFavourites/pressed": {
      const { key, wanted } = action.payload;
      if (state.some((one) => one.key === key)) return update(state, key, (one) => ({ ...one, wanted }));
      return [...state, { ...action.payload, sending: false }].filter(isPending);
    }
    case "pendingFavourites/restored": {
      // The same state, so that a page which restores nothing is not rendered again.
      if (action.payload.length === 0) return state;
      const pressed = new Set(state.map(({ key }) => key));
      const restored = [...new Map(action.payload)].filter(([key]) => !pressed.has(key));
      return [...state, ...restored.map(([key, wanted]) => ({ key, wanted, known: null, sending: false }))];
    }
    case "pendingFavourites/listRead": {
      const keys = new Set(action.payload);
      return state
        .map((one) => (one.known === null ? { ...one, known: keys.has(one.key) } : one))
        .filter(isPending);
    }
    case "pendingFavourites/sendStarted":
      return update(state, action.payload, (one) => ({ ...one, sending: true }));
    case "pendingFavourites/confirmed": {
      const { key, active } = action.payload;
      return update(state, key, (one) => ({ ...one, known: active, sending: false }));
    }
    case "pendingFavourites/deferred":
      return update(state, action.payload, (one) => ({ ...one, sending: false }));
    case "pendingFavourites/failed":
      return state.filter(({ key }) => key !== action.payload);
    default:
      return ignoreOtherAction(state, action);
  }
}

function update(
  state: PendingFavouritesState,
  key: FavouriteKey,
  change: (one: PendingFavourite) => PendingFavourite,
): PendingFavouritesState {
  return state.map((one) => (one.key === key ? change(one) : one)).filter(isPending);
}

/** False for a favourite that the server already has as it is wanted. */
function isPending({ wanted, known, sending }: PendingFavourite): boolean {
  return sending || wanted !== known;
}

/** The key of a store or product. */
export function favouriteKey(type: "store" | "product", id: string): FavouriteKey {
  return `${type} ${id}`;
}

/** The favourites by type, with the pending ones applied: ids of stores and of products. */
export function favouriteIds(keys: readonly FavouriteKey[], pending: PendingFavouritesState) {
  const all = new Set(keys);
  for (const { key, wanted } of pending) {
    if (wanted) all.add(key);
    else all.delete(key);
  }
  const idsOf = (type: "store" | "product"): ReadonlySet<string> =>
    new Set([...all].flatMap((key) => (key.startsWith(`${type} `) ? [key.slice(type.length + 1)] : [])));
  return { store: idsOf("store"), product: idsOf("product") };
}

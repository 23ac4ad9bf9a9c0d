import {
  applyMiddleware,
  legacy_createStore as createStore,
  type Middleware,
  type Reducer,
  type Store,
} from "redux";
import { type PersistConfig, type Persistor, persistReducer, persistStore, REHYDRATE } from "redux-persist";
import { pendingFavouritesActions } from "./pending-favourites.js";
import { pendingQuantitiesActions } from "./pending-quantities.js";
import { openPendingStorage } from "./pending-storage.js";
import { PERSIST_KEY, type RehydrateAction } from "./rehydrate.js";
import type { SavedFields } from "./saved-fields.js";
import { openSavedState } from "./saved-state.js";
import type { ShopStorage } from "./shop-storage.js";
import { type ShopAction, shopReducer, type ShopState } from "./shop-state.js";

/** Slices that are restored after a reload (REQ-STORAGE-30). */
const SAVED_SLICES = [
  "auth",
  "cart",
  "productQuantities",
  "vendorAtCart",
  "fulfilment",
] as const satisfies readonly (keyof ShopState)[];

/** Slices that are kept in session storage. */
const PENDING_SLICES = [
  "pendingQuantities",
  "pendingFavourites",
] as const satisfies readonly (keyof ShopState)[];

/** The events by which a window reports changes made by other tabs. */
export interface TabEvents {
  addEventListener(type: "storage" | "pageshow", listener: () => void): void;
  removeEventListener(type: "storage" | "pageshow", listener: () => void): void;
}

export type ShopStore = Store<ShopState, ShopAction>;

/** The client-side state of one tab and its synchronization with other tabs. */
export interface ShopStateHandle {
  store: ShopStore;
  /**
   * Applies changes by other tabs to cart and session, including those made while this page was in the back-forward
   * cache. Pass the window; returns the function that stops it.
   */
  followOtherTabs(events: TabEvents): () => void;
}

/**
 * Creates the store of the client-side state, restored from and saved to `storage` under the specification's keys
 * (REQ-STORAGE-13, REQ-STORAGE-18) by redux-persist. The state is rehydrated when this returns, so that no PersistGate
 * is needed, and each change is saved before `dispatch` returns. Pending changes are kept in `sessionStorage`. Blocked,
 * full or damaged storage loses at most the values stored in it.
 */
export function createShopStore({
  storage,
  sessionStorage,
}: {
  storage: ShopStorage;
  sessionStorage: ShopStorage;
}): ShopStateHandle {
  const saved = openSavedState(storage);
  const pending = openPendingStorage(sessionStorage);
  const stored = deferred<Partial<SavedFields>>();
  const config = {
    key: PERSIST_KEY,
    storage: saved.engine,
    whitelist: [...SAVED_SLICES],
    // No serialization: the engine writes each field to its own key.
    serialize: false,
    // The reducers merge the stored fields.
    stateReconciler: false,
    getStoredState: () => stored.promise,
    migrate: (fields: unknown) => deferred(fields).promise,
    timeout: 0,
  } as unknown as PersistConfig<ShopState>;
  const reducer = persistReducer(config, shopReducer as Reducer<ShopState>) as unknown as Reducer<
    ShopState,
    ShopAction
  >;

  let persistor: Persistor | undefined;
  const saveChanges: Middleware<object, ShopState> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    if ((action as ShopAction).type === "auth/loggedOut") saved.clearSession();
    if (SAVED_SLICES.some((slice) => before[slice] !== after[slice])) void persistor?.flush();
    if (PENDING_SLICES.some((slice) => before[slice] !== after[slice])) pending.write(after);
    return result;
  };
  const store = createStore(reducer, applyMiddleware(saveChanges)) as ShopStore;
  persistor = persistStore(store as unknown as Store);
  stored.resolve(saved.initial);
  void persistor.flush();
  const unsent = pending.read(store.getState().auth.user?.id);
  store.dispatch(pendingQuantitiesActions.restored(unsent.quantities));
  store.dispatch(pendingFavouritesActions.restored(unsent.favourites));
  // Removes damaged values and those of another customer.
  pending.write(store.getState());

  const readOtherTabs = () => {
    const payload = saved.readChanged();
    if (Object.keys(payload).length === 0) return;
    store.dispatch({
      type: REHYDRATE,
      key: PERSIST_KEY,
      payload,
      fromOtherTab: true,
    } satisfies RehydrateAction);
  };

  return {
    store,
    followOtherTabs(events: TabEvents): () => void {
      const types = ["storage", "pageshow"] as const;
      for (const type of types) events.addEventListener(type, readOtherTabs);
      return () => {
        for (const type of types) events.removeEventListener(type, readOtherTabs);
      };
    },
  };
}

/**
 * A promise-like value that calls back synchronously. redux-persist only calls `then` on what it reads; with a promise
 * the state would be rehydrated after the first render.
 */
function deferred<T>(...values: [value?: T]) {
  let onValue: ((value: T) => void) | undefined;
  return {
    promise: {
      // oxlint-disable-next-line unicorn/no-thenable -- redux-persist expects a thenable
      then(callback: (value: T) => void) {
        if (values.length > 0) callback(values[0] as T);
        else onValue = callback;
      },
    },
    resolve: (value: T) => onValue?.(value),
  };
}

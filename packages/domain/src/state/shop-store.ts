import {
  combineReducers,
  configureStore,
  type EnhancedStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from "@reduxjs/toolkit";
import { type Persistor, persistReducer, persistStore } from "redux-persist";
import { authActions, authReducer, authState } from "./auth.js";
import { cartReducer } from "./cart.js";
import { productQuantitiesReducer } from "./product-quantities.js";
import { savedFieldsChanged } from "./saved-fields.js";
import { openSavedState } from "./saved-state.js";
import { settingsReducer } from "./settings.js";
import type { ShopStorage } from "./shop-storage.js";
import { subCollectionReducer } from "./sub-collection.js";
import { vendorAtCartReducer } from "./vendor-at-cart.js";

const rootReducer = combineReducers({
  auth: authReducer,
  settings: settingsReducer,
  cart: cartReducer,
  productQuantities: productQuantitiesReducer,
  vendorAtCart: vendorAtCartReducer,
  subCollection: subCollectionReducer,
});

/** All client-side state (REQ-STORAGE-30). */
export type ShopState = ReturnType<typeof rootReducer>;

/** Slices that live on over a reload (REQ-STORAGE-30). */
const SAVED_SLICES = [
  "auth",
  "cart",
  "productQuantities",
  "vendorAtCart",
] as const satisfies readonly (keyof ShopState)[];

/** What tells of changes by other tabs: a browser window. */
export interface TabEvents {
  addEventListener(type: "storage" | "pageshow", listener: () => void): void;
  removeEventListener(type: "storage" | "pageshow", listener: () => void): void;
}

export type ShopStore = EnhancedStore<ShopState>;
export type ShopDispatch = ShopStore["dispatch"];

/** The state of this tab, and the way to keep it in step with others. */
export interface Shop {
  store: ShopStore;
  /**
   * Follows what other tabs do to the cart and the session, and what happened while this page rested in the
   * back-forward cache. Pass the window; returns the way to stop.
   */
  followOtherTabs(events: TabEvents): () => void;
}

/**
 * The shop's store, restored from and saved to `storage` under the spec's keys (REQ-STORAGE-13, REQ-STORAGE-18) by
 * redux-persist. It is complete when this returns: localStorage is read at once, so nothing waits for a
 * rehydration and no PersistGate is needed. Each change is saved before `dispatch` returns (those made in the
 * very tick of the creation, a few microtasks later). Storage that is blocked, full or corrupted costs at
 * most what it held.
 */
export function createShopStore({ storage }: { storage: ShopStorage }): Shop {
  const saved = openSavedState(storage);
  const { token, user, count, quantities, vendorId } = saved.initial;

  const persisted = persistReducer<ShopState>(
    {
      key: "shop",
      storage: saved.engine,
      whitelist: [...SAVED_SLICES],
      // Values go to the engine as they are, which writes each to its own key.
      serialize: false,
      // The state below is already the stored one: rehydration only has to start the saving.
      getStoredState: () => Promise.resolve(undefined),
      timeout: 0,
    } as Parameters<typeof persistReducer<ShopState>>[0],
    rootReducer,
    // What redux-persist adds to the state is its own business.
  ) as unknown as Reducer<ShopState, UnknownAction, Partial<ShopState>>;

  let persistor: Persistor | undefined;
  const saving: Middleware<object, ShopState> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    if (authActions.loggedOut.match(action)) saved.forgetSession();
    if (SAVED_SLICES.some((slice) => before[slice] !== after[slice])) void persistor?.flush();
    return result;
  };

  const store = configureStore({
    reducer: persisted,
    preloadedState: {
      auth: authState(token, user),
      cart: { count, ids: [] },
      productQuantities: quantities,
      vendorAtCart: vendorId,
    },
    // The checks of development walk the whole state at each action; reducers freeze it anyway.
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(saving),
  });
  persistor = persistStore(store, null, () => void persistor?.flush());

  const readOtherTabs = () => {
    const changed = saved.readChanged();
    if (Object.keys(changed).length > 0) store.dispatch(savedFieldsChanged(changed));
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

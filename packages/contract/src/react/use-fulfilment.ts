import {
  addressOf,
  type Fulfilment,
  fulfilmentAt,
  fulfilmentQuery,
  initialShopState,
  isBrought,
  selectFulfilment,
  selectIsAuthenticated,
  type ShopState,
} from "@talabee/domain";
import { useCallback, useSyncExternalStore } from "react";
import { addresses as addressesCall, store as storeCall } from "#calls";
import type { Address } from "../schemas/addresses.js";
import type { Store } from "../schemas/catalogue.js";
import { type ClientApp, useClientApp } from "./client-app.js";
import { apiQuery, type ApiQuery, useApiQuery } from "./use-api-query.js";

/** The parameters of a fulfilment: when they change, a list keeps its pages until the new ones have loaded. */
export const FULFILMENT_PARAMS = ["order_type", "lat", "lng", "zone", "at"] as const;

const NONE: readonly Address[] = [];

/** What is known of where and when; `addresses` is undefined until a customer's have loaded. */
function describe(state: Fulfilment | null, addresses: readonly Address[] | undefined) {
  const chosen = fulfilmentAt(state, Date.now());
  const query = addresses && fulfilmentQuery(chosen, addresses);
  const { order_type = "delivery", lat, lng, zone } = query ?? {};
  return {
    /** What the customer chose; null before they chose. */
    chosen,
    addresses,
    /** The address that orders go to; undefined for a pin, and for guests. */
    address: addressOf(chosen, addresses ?? NONE),
    /** For requests of home and lists (REQ-CATALOG-43); undefined until the addresses have loaded. */
    query,
    /** For requests of a store: where an order would be delivered. */
    storeQuery: query && (order_type !== undefined && isBrought(order_type) ? { lat, lng, zone } : {}),
  };
}

/** A part of the client-side state; its initial one while the page of a server is hydrated. */
function useShopState<Part>(select: (state: ShopState) => Part): Part {
  const { store } = useClientApp();
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(listener), [store]),
    () => select(store.getState()),
    () => select(initialShopState),
  );
}

/**
 * How, where and when the customer wants their orders (REQ-CATALOG-44): as chosen on this device, else to the default
 * address. The server, and the page that hydrates, know of no choice.
 */
export function useFulfilment() {
  const { store } = useClientApp();
  const isAuthenticated = useShopState(selectIsAuthenticated);
  const { data, status, retry } = useApiQuery(addressesCall, { enabled: isAuthenticated });
  // Without the addresses the stores of the whole city are shown, instead of none.
  const isUnknown = isAuthenticated && data === undefined && status !== "failed";
  const known = isAuthenticated && data ? data.items : NONE;
  const fulfilment = {
    ...describe(useShopState(selectFulfilment), isUnknown ? undefined : known),
    /** Reads the addresses again if they did not load. */
    retryAddresses: isAuthenticated && data === undefined && status === "failed" ? retry : undefined,
  };
  // A customer hydrates a guest's page: nothing is requested for a guest's place, since the customer's follows.
  const isHydratingGuest = selectIsAuthenticated(store.getState()) !== isAuthenticated;
  return isHydratingGuest ? { ...fulfilment, query: undefined, storeQuery: undefined } : fulfilment;
}

/** The same outside of components, with the addresses as far as they have loaded. */
export function readFulfilment(app: ClientApp) {
  const state = app.store.getState();
  const addresses = app.queryClient.getQueryData(apiQuery(app, addressesCall).queryKey)?.items;
  return describe(selectFulfilment(state), selectIsAuthenticated(state) ? addresses : NONE);
}

/** What is known of where, when and how a customer orders. */
export type KnownFulfilment = ReturnType<typeof readFulfilment>;

/** A store, with the fee to the customer's place. */
export const storeRead = (id: string | undefined, { storeQuery }: Pick<KnownFulfilment, "storeQuery">) =>
  [
    storeCall,
    {
      params: { id: id ?? "" },
      query: storeQuery ?? {},
      enabled: id !== undefined && storeQuery !== undefined,
      filterParams: FULFILMENT_PARAMS,
    },
  ] as const;

/** A store's page, with the fee to the customer's place and whether it delivers there (REQ-CATALOG-43). */
export function useStore(id: string | undefined): ApiQuery<Store> {
  return useApiQuery(...storeRead(id, useFulfilment()));
}

import { type Address, addresses as addressesCall } from "@talabee/contract";
import {
  addressOf,
  type Fulfilment,
  fulfilmentAt,
  fulfilmentQuery,
  selectFulfilment,
  selectIsAuthenticated,
} from "@talabee/domain";
import { useCurrentTime } from "@talabee/ui/locale";
import { useSelector } from "react-redux";
import { apiQuery, type Shop, useApiQuery } from "../../platform/index.js";

const NONE: readonly Address[] = [];

/** What is known of where and when; `addresses` is undefined until a customer's have loaded. */
function describe(chosen: Fulfilment | null, addresses: readonly Address[] | undefined) {
  const query = addresses && fulfilmentQuery(chosen, addresses);
  const { order_type = "delivery", lat, lng, zone } = query ?? {};
  const place = { ...(lat !== undefined && { lat, lng }), ...(zone !== undefined && { zone }) };
  return {
    /** What the customer chose; null before they chose. */
    chosen,
    addresses,
    /** The address that orders go to; undefined for a pin, and for guests. */
    address: addressOf(chosen, addresses ?? NONE),
    /** For requests of home and lists (REQ-CATALOG-43); undefined until the addresses have loaded. */
    query,
    /** For requests of a store: where an order would be delivered. */
    storeQuery: query && (order_type === "delivery" ? place : {}),
  };
}

/**
 * How, where and when the customer wants their orders (REQ-CATALOG-44): as chosen on this device, else to the default
 * address. The server, and the page that hydrates, know of no choice.
 */
export function useFulfilment() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data, status } = useApiQuery(addressesCall, { enabled: isAuthenticated });
  const chosen = fulfilmentAt(useSelector(selectFulfilment), useCurrentTime());
  // Without the addresses the stores of the whole city are shown, instead of none.
  const isUnknown = isAuthenticated && data === undefined && status !== "failed";
  return describe(chosen, isUnknown ? undefined : isAuthenticated && data ? data.items : NONE);
}

/** The same outside of components, with the addresses as far as they have loaded. */
export function readFulfilment(shop: Shop) {
  const state = shop.store.getState();
  const addresses = shop.queryClient.getQueryData(apiQuery(shop, addressesCall).queryKey)?.items;
  const isAuthenticated = selectIsAuthenticated(state);
  return describe(fulfilmentAt(selectFulfilment(state), Date.now()), isAuthenticated ? addresses : NONE);
}

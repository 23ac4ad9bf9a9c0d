import { type Store, store as storeCall } from "@talabee/contract";
import { type ApiQuery, useApiQuery } from "../../platform/index.js";
import { useFulfilment } from "../fulfilment/index.js";

/** A store's page, with the fee to the customer's place and whether it delivers there (REQ-CATALOG-43). */
export function useStore(id: string | undefined): ApiQuery<Store> {
  const { storeQuery } = useFulfilment();
  return useApiQuery(storeCall, {
    params: { id: id ?? "" },
    query: storeQuery ?? {},
    enabled: id !== undefined && storeQuery !== undefined,
    filterParams: ["lat", "lng", "zone"],
  });
}

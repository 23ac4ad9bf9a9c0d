import type { Call, CallData, CallOptions } from "@talabee/contract";
import type { AsyncStatus } from "@talabee/ui";
import { keepPreviousData, type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { cancelAndRefetch } from "./cancel-and-refetch.js";
import { isSameBut, queryKey } from "./query-key.js";
import { useQueryStatus } from "./use-query-status.js";
import type { Shop } from "../shop-parts.js";
import { useShop, useLanguage } from "../shop-context.js";

/** Query options of a GET, for hooks and prefetching. */
export function apiQuery<C extends Call>(
  shop: Shop,
  call: C,
  options: Pick<CallOptions<C>, "params" | "query"> = {},
) {
  return queryOptions({
    queryKey: queryKey(call, options, shop.language.get()),
    queryFn: async ({ signal }): Promise<CallData<C>> =>
      (await shop.api.send(call, { ...options, signal } as CallOptions<C>)).data,
  });
}

export interface ApiQuery<Data> {
  data: Data | undefined;
  /** `failed` from the first failure or 8 s on, while the retries go on behind it (REQ-MESSAGE-50). */
  status: AsyncStatus;
  error: Error | null;
  retry: () => void;
}

/** Reads from the server; after a language switch the old text stays until the new one arrives (REQ-LANG-10). */
export function useApiQuery<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, "params" | "query"> & { enabled?: boolean } = {},
): ApiQuery<CallData<C>> {
  const shop = useShop();
  const { enabled = true, ...request } = options;
  const language = useLanguage();
  const key = queryKey(call, request, language);
  const query = useQuery({
    ...apiQuery(shop, call, request),
    queryKey: key,
    enabled,
    placeholderData: (previous, previousQuery) =>
      isSameBut([], previousQuery?.queryKey, key) ? keepPreviousData(previous) : undefined,
  });
  const status = useQueryStatus(query);
  const keyText = JSON.stringify(key);
  const retry = useCallback(
    () => void cancelAndRefetch(shop, JSON.parse(keyText) as QueryKey),
    [keyText, shop],
  );

  return {
    data: query.data as CallData<C> | undefined,
    status,
    error: query.error ?? query.failureReason,
    retry,
  };
}

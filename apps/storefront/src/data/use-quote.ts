import { type CallBodyInput, type Quote, quoteCart, type quoteFamilyBasket } from "@talabee/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { usePreference } from "../app/preference.js";
import { language } from "../app/preferences.js";
import { panel } from "./panel.js";
import type { PanelQuery } from "./use-panel-query.js";
import { useRegionStatus } from "./use-region-status.js";

/**
 * What an order would cost with these choices: the panel alone calculates (D2.11). A POST that only reads, so it
 * is cached like a GET, and worked out anew when the cart, or the family's basket, changes.
 */
export function useQuote(
  body: CallBodyInput<typeof quoteCart>,
  cartVersion: number | undefined,
  call: typeof quoteCart | typeof quoteFamilyBasket = quoteCart,
): PanelQuery<Quote> & { isRefreshing: boolean; replace: (quote: Quote) => void } {
  const client = useQueryClient();
  const now = usePreference(language);
  const queryKey = ["quote", call.path, body, cartVersion, now];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await panel.send(call, { body, signal })).data,
    enabled: cartVersion !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    data: query.data,
    status: useRegionStatus(query),
    error: query.error,
    retry: () => void query.refetch(),
    isRefreshing: query.isPlaceholderData,
    replace: (quote) => client.setQueryData(queryKey, quote),
  };
}

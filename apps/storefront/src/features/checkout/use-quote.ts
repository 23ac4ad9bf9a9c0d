import { type CallBodyInput, type Quote, quoteCart, type quoteFamilyBasket } from "@talabee/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useQueryStatus, useShop } from "../../platform/index.js";

/**
 * What an order would cost with these choices: the panel alone calculates (REQ-MONEY-23). A POST that only reads, so it
 * is cached like a GET, and worked out anew when the cart, or the family's basket, changes. A total that the panel had
 * otherwise than the customer had seen it is told of until `forgetChange`.
 */
export function useQuote(
  body: CallBodyInput<typeof quoteCart>,
  cartVersion: number | undefined,
  call: typeof quoteCart | typeof quoteFamilyBasket = quoteCart,
) {
  const shop = useShop();
  const client = useQueryClient();
  const now = useLanguage();
  const queryKey = ["quote", call.path, body, cartVersion, now];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await shop.api.send(call, { body, signal })).data,
    enabled: cartVersion !== undefined,
    placeholderData: keepPreviousData,
  });
  const [before, setBefore] = useState<number>();
  const status = useQueryStatus(query);
  const retry = () => void query.refetch();
  return {
    /** What an order may be placed by: nothing while choices are on their way. */
    current: query.isPlaceholderData ? undefined : query.data,
    shown: {
      status: query.isPlaceholderData ? ("loading" as const) : status,
      data: query.data ?? null,
      changed: before !== undefined,
      before,
      onRetry: retry,
    },
    /** Takes over what the panel has now; null asks for it. */
    change: (now: Quote | null) => {
      setBefore(query.data?.amount_due);
      if (now === null) retry();
      else client.setQueryData(queryKey, now);
    },
    forgetChange: () => setBefore(undefined),
  };
}

import type { CallBodyInput, Quote, quoteCart } from "@talabee/contract";
import { cancelAndRefetch } from "@talabee/contract/react";
import { nextTask } from "@talabee/ui/app";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useQueryStatus, useShop } from "../../platform/index.js";
import { orderCalls } from "./order-calls.js";
import type { OrderSource } from "./order-source.js";

/**
 * The server's quote for these choices (REQ-MONEY-23). The POST only reads, so it is cached like a GET and repeated
 * when the cart or the family's basket changes. A total that differs from the one shown before is reported until
 * `forgetChange`.
 */
export function useQuote(
  body: CallBodyInput<typeof quoteCart>,
  cartVersion: number | undefined,
  source: OrderSource,
) {
  const shop = useShop();
  const { quote: call } = orderCalls[source];
  const client = useQueryClient();
  const language = useLanguage();
  const queryKey = ["quote", call.path, body, cartVersion, language];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // Deferred: the new choice is rendered first, in a task of its own.
      await nextTask();
      return (await shop.api.send(call, { body, signal })).data;
    },
    enabled: cartVersion !== undefined,
    placeholderData: keepPreviousData,
  });
  const [before, setBefore] = useState<number>();
  const status = useQueryStatus(query);
  const retry = () => void cancelAndRefetch(client, queryKey);
  return {
    /** The quote to order by; undefined while the current choices are being quoted. */
    current: query.isPlaceholderData ? undefined : query.data,
    shown: {
      status: query.isPlaceholderData ? ("loading" as const) : status,
      data: query.data ?? null,
      changed: before !== undefined,
      before,
      onRetry: retry,
    },
    /** Shows a newer quote; null refetches it. */
    change: (newer: Quote | null) => {
      setBefore(query.data?.amount_due);
      if (newer === null) retry();
      else client.setQueryData(queryKey, newer);
    },
    forgetChange: () => setBefore(undefined),
  };
}

import { cards as cardsCall, deleteCard, openCardPage } from "@talabee/contract";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { paths, sendCall, useApiQuery, useSend, useShop } from "../../platform/index.js";
import { redirectTo } from "./redirect-to-payment.js";

/** The customer's saved cards. A card is entered on the gateway's page, which returns with `?card_added=…`. */
export function useCards() {
  const shop = useShop();
  const query = useApiQuery(cardsCall);
  // Stays true while the browser leaves for the gateway's page.
  const [loading, setLoading] = useState(false);
  const remove = useSend(deleteCard);
  const [search, setSearch] = useSearchParams();
  const hasReturned = search.has("card_added");
  useEffect(() => {
    if (hasReturned) setSearch({}, { replace: true });
  }, [hasReturned, setSearch]);

  const add = async () => {
    setLoading(true);
    const opened = await sendCall(shop, openCardPage, { body: { return_to: paths.payments } });
    if (opened === null || !redirectTo(opened.action_url)) setLoading(false);
  };
  return {
    status: query.status,
    cards: query.data?.items ?? [],
    onRetry: query.retry,
    onAdd: () => void add(),
    loading,
    onRemove: ({ id }: { id: string }) => void remove.send({ params: { id }, body: {} }),
    loadingId: remove.pendingId,
  };
}

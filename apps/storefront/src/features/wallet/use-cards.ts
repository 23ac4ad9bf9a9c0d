import { cards as cardsCall, deleteCard, openCardPage } from "@talabee/contract";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { paths, sendCall, useApiQuery, usePending, useShop } from "../../platform/index.js";
import { redirectTo } from "./redirect-to-payment.js";

/** The customer's saved cards. A card is entered on the gateway's page, which returns with `?card_added=…`. */
export function useCards() {
  const shop = useShop();
  const query = useApiQuery(cardsCall);
  const [adding, setAdding] = useState(false);
  const [removing, during] = usePending();
  const [search, setSearch] = useSearchParams();
  const isBack = search.has("card_added");
  useEffect(() => {
    if (isBack) setSearch({}, { replace: true });
  }, [isBack, setSearch]);

  const add = async () => {
    setAdding(true);
    const page = await sendCall(shop, openCardPage, { body: { return_to: paths.payments } });
    if (page === null || !redirectTo(page.action_url)) setAdding(false);
  };
  return {
    status: query.status,
    cards: query.data?.items ?? [],
    onRetry: query.retry,
    onAdd: () => void add(),
    adding,
    onRemove: ({ id }: { id: string }) =>
      void during(id, sendCall(shop, deleteCard, { params: { id }, body: {} })),
    removing,
  };
}

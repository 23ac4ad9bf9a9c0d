import {
  type CheckoutDraft as Draft,
  formatCheckoutDraft,
  parseCheckoutDraft,
  selectUserId,
} from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { useCallback, useState } from "react";
import { type Shop, useShop } from "../../platform/index.js";
import { ORDER_SOURCES, type OrderSource, orderSources } from "./order-source.js";

export type CheckoutDraft = Draft<Partial<AddressFormValues>>;

/** The customer's input in the checkout, kept in session storage to survive a reload. */
export function useCheckoutDraft(source: OrderSource) {
  const shop = useShop();
  const { draftKey } = orderSources[source];
  const [draft, setDraft] = useState<CheckoutDraft>(() =>
    parseCheckoutDraft(shop.sessionStorage.get(draftKey), selectUserId(shop.store.getState())),
  );
  const change = useCallback(
    (part: CheckoutDraft) => {
      setDraft((before) => {
        const after = { ...before, ...part };
        shop.sessionStorage.set(draftKey, formatCheckoutDraft(after, selectUserId(shop.store.getState())));
        return after;
      });
    },
    [draftKey, shop],
  );
  return { draft, change };
}

/** Removes a draft once its order is placed. */
export function clearCheckoutDraft(shop: Shop, source: OrderSource): void {
  shop.sessionStorage.remove(orderSources[source].draftKey);
}

/** Removes how, where and when from the drafts, once the customer has chosen them anew for all stores (REQ-CATALOG-44). */
export function forgetDraftFulfilment(shop: Shop): void {
  const userId = selectUserId(shop.store.getState());
  for (const source of ORDER_SOURCES) {
    const { draftKey } = orderSources[source];
    const text = shop.sessionStorage.get(draftKey);
    const { orderType: _, addressId: __, scheduledAt: ___, ...rest } = parseCheckoutDraft(text, userId);
    shop.sessionStorage.set(draftKey, formatCheckoutDraft(rest, userId));
  }
}

/** Removes every draft at sign-out. */
export function clearCheckoutDrafts(shop: Shop): void {
  for (const source of ORDER_SOURCES) clearCheckoutDraft(shop, source);
}

import {
  type CheckoutDraft as Draft,
  formatCheckoutDraft,
  parseCheckoutDraft,
  selectUserId,
} from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { useCallback, useState } from "react";
import { type Shop, useShop } from "../../platform/index.js";

/** Session storage keys of what was typed and chosen in a checkout; goes with the tab, and with the order. */
const KEYS = { cart: "talabee_CHECKOUT", family: "talabee_CHECKOUT_FAMILY" };
/** The source of the order: the customer's cart or the family's basket. */
type Ordered = keyof typeof KEYS;

export type CheckoutDraft = Draft<Partial<AddressFormValues>>;

/** The customer's input in the checkout, kept in session storage to survive a reload. */
export function useCheckoutDraft(of: Ordered = "cart") {
  const shop = useShop();
  const [draft, setDraft] = useState<CheckoutDraft>(() =>
    parseCheckoutDraft(shop.sessionStorage.get(KEYS[of]), selectUserId(shop.store.getState())),
  );
  const change = useCallback(
    (part: CheckoutDraft) => {
      setDraft((before) => {
        const after = { ...before, ...part };
        shop.sessionStorage.set(KEYS[of], formatCheckoutDraft(after, selectUserId(shop.store.getState())));
        return after;
      });
    },
    [of, shop],
  );
  return { draft, change };
}

/** Removes a draft once its order is placed. */
export function clearCheckoutDraft(shop: Shop, of: Ordered): void {
  shop.sessionStorage.remove(KEYS[of]);
}

/** Removes how, where and when from a draft, once the customer has chosen them anew for all stores (REQ-CATALOG-44). */
export function forgetDraftFulfilment(shop: Shop): void {
  const userId = selectUserId(shop.store.getState());
  const text = shop.sessionStorage.get(KEYS.cart);
  const { orderType: _, addressId: __, scheduledAt: ___, ...rest } = parseCheckoutDraft(text, userId);
  shop.sessionStorage.set(KEYS.cart, formatCheckoutDraft(rest, userId));
}

/** Removes every draft at sign-out. */
export function clearCheckoutDrafts(shop: Shop): void {
  for (const key of Object.values(KEYS)) shop.sessionStorage.remove(key);
}

import { ORDER_TYPES, type OrderType, PAYMENT_METHODS, type PaymentMethod } from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { useCallback, useState } from "react";
import { currentUserId, type Shop, useShop } from "../../platform/index.js";

/** Session storage keys of what was typed and chosen in a checkout; goes with the tab, and with the order. */
const KEYS = { cart: "talabee_CHECKOUT", family: "talabee_CHECKOUT_FAMILY" };
/** The source of the order: the customer's cart or the family's basket. */
type Ordered = keyof typeof KEYS;

export interface CheckoutDraft {
  orderType?: OrderType;
  addressId?: string;
  /** The table of a dine-in order, as typed. */
  table?: string;
  /** Requested time (ISO-8601); null is as soon as possible. */
  scheduledAt?: string | null;
  paymentMethod?: PaymentMethod;
  /** Whether the wallet pays first. */
  useWallet?: boolean;
  /** Id of the saved card, or `newCard` for one entered on the gateway's page. */
  cardId?: string;
  note?: string;
  /** Unfinished input of a new address. */
  address?: Partial<AddressFormValues>;
}

/** The customer's input in the checkout, kept in session storage to survive a reload. */
export function useCheckoutDraft(of: Ordered = "cart") {
  const shop = useShop();
  const [draft, setDraft] = useState(() => readDraft(shop, of));
  const change = useCallback(
    (part: CheckoutDraft) => {
      setDraft((before) => {
        const after = { ...before, ...part };
        shop.sessionStorage.set(KEYS[of], JSON.stringify({ ...after, userId: currentUserId(shop) }));
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

/** Removes every draft at sign-out. */
export function clearCheckoutDrafts(shop: Shop): void {
  for (const key of Object.values(KEYS)) shop.sessionStorage.remove(key);
}

function readDraft(shop: Shop, of: Ordered): CheckoutDraft {
  try {
    const stored: unknown = JSON.parse(shop.sessionStorage.get(KEYS[of]) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    const { userId: owner, address, ...fields } = stored as Record<string, unknown>;
    if (owner !== currentUserId(shop)) return {};
    const isText = (name: string) => typeof fields[name] === "string";
    const isValid: Record<Exclude<keyof CheckoutDraft, "address">, boolean> = {
      orderType: ORDER_TYPES.some((type) => type === fields["orderType"]),
      addressId: isText("addressId"),
      table: isText("table"),
      scheduledAt: isText("scheduledAt"),
      paymentMethod: PAYMENT_METHODS.some((method) => method === fields["paymentMethod"]),
      useWallet: typeof fields["useWallet"] === "boolean",
      cardId: isText("cardId"),
      note: isText("note"),
    };
    return {
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => isValid[name as keyof typeof isValid])),
      ...(typeof address === "object" && address !== null ? { address: texts(address) } : {}),
    };
  } catch {
    return {};
  }
}

function texts(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

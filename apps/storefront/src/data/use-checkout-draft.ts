import {
  ORDER_TYPES,
  type OrderType,
  PAYMENT_METHODS,
  type PaymentMethod,
  selectUser,
} from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { useCallback, useState } from "react";
import { sessionStorage } from "../app/browser-storage.js";
import { store } from "../app/store.js";

/** Session storage key of what was typed and chosen in the checkout; goes with the tab, and with the order. */
const KEY = "talabee_CHECKOUT";

export interface CheckoutDraft {
  orderType?: OrderType;
  addressId?: string;
  /** The table of a dine-in order, as typed. */
  table?: string;
  /** For when it is wanted (ISO-8601); null is as soon as possible. */
  scheduledAt?: string | null;
  paymentMethod?: PaymentMethod;
  /** The wallet pays first. */
  useWallet?: boolean;
  /** The saved card that pays, or `newCard`: one typed on the gateway's page. */
  cardId?: string;
  note?: string;
  /** A new address as far as it is typed. */
  address?: Partial<AddressFormValues>;
}

/** What the customer has typed and chosen in the checkout: a reload loses nothing. */
export function useCheckoutDraft() {
  const [draft, setDraft] = useState(readDraft);
  const change = useCallback((part: CheckoutDraft) => {
    setDraft((before) => {
      const after = { ...before, ...part };
      sessionStorage.set(KEY, JSON.stringify({ ...after, userId: userId() }));
      return after;
    });
  }, []);
  return { draft, change };
}

/** Forgets the draft: its order is placed, or its owner has left. */
export function forgetCheckoutDraft(): void {
  sessionStorage.remove(KEY);
}

function readDraft(): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.get(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const { userId: owner, address, ...fields } = kept as Record<string, unknown>;
    if (owner !== userId()) return {};
    const isText = (name: string) => typeof fields[name] === "string";
    const sound: Record<Exclude<keyof CheckoutDraft, "address">, boolean> = {
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
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => sound[name as keyof typeof sound])),
      ...(typeof address === "object" && address !== null ? { address: texts(address) } : {}),
    };
  } catch {
    return {};
  }
}

function userId(): string | undefined {
  return selectUser(store.getState())?.id;
}

function texts(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

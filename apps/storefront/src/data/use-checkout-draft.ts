import { selectUser } from "@talabee/domain";
import { useCallback, useState } from "react";
import { sessionStorage } from "../app/browser-storage.js";
import { store } from "../app/store.js";

/** Session storage key of what was typed and chosen in the checkout; goes with the tab, and with the order. */
const KEY = "talabee_CHECKOUT";

export interface CheckoutDraft {
  orderType?: "delivery" | "pickup";
  addressId?: string;
  paymentMethod?: "card" | "wallet" | "online" | "cod";
  /** The saved card that pays, or `newCard`: one typed on the gateway's page. */
  cardId?: string;
  note?: string;
  /** A new address as far as it is typed. */
  address?: Record<string, string>;
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
    const {
      orderType,
      addressId,
      paymentMethod,
      note,
      address,
      userId: owner,
    } = kept as Record<string, unknown>;
    if (owner !== userId()) return {};
    return {
      ...(orderType === "delivery" || orderType === "pickup" ? { orderType } : {}),
      ...(typeof addressId === "string" ? { addressId } : {}),
      ...(paymentMethod === "card" ||
      paymentMethod === "wallet" ||
      paymentMethod === "online" ||
      paymentMethod === "cod"
        ? { paymentMethod }
        : {}),
      ...(typeof note === "string" ? { note } : {}),
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

"use client";
import { useState } from "react";
import { useMarket, useMessages, walletMessages } from "../../locale/index.js";
import { type CardData, brandName, expiry, isExpired } from "./card-data.js";

/** Returns a card as text: "Visa ending 4242". */
export function useCardName(): (card: Pick<CardData, "brand" | "last4">) => string {
  const { t } = useMessages();
  return ({ brand, last4 }) => t(walletMessages.cardEnding, { brand: brandName(brand), last4 });
}

/** The given time, or that of the first render. */
export function useNow(nowProp: Date | undefined): Date {
  const [first] = useState(() => new Date());
  return nowProp ?? first;
}

/** Returns whether a card is expired, and its expiry as text. */
export function useExpiry(now: Date) {
  const { rich } = useMessages();
  const { timeZone } = useMarket();
  const expired = (card: CardData) => isExpired(card, now, timeZone);
  return {
    expired,
    expiryOf: (card: CardData) =>
      rich(expired(card) ? walletMessages.cardExpired : walletMessages.cardExpires, { date: expiry(card) }),
  };
}

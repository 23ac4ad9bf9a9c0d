"use client";
import type { ComponentProps } from "react";
import { useMessages, walletMessages } from "../../locale/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import type { CardData } from "./card-data.js";
import { useCardName, useNow, useExpiry } from "./use-card-text.js";

/** Value for a new card, entered on the gateway's page. */
export const newCard = "new";

export interface CardPickerProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  cards: readonly CardData[];
  /** A card's id, `newCard`, or null. */
  value: string | null;
  onValueChange: (id: string) => void;
  error?: string | undefined;
  /** Set when the saved cards did not load: shows that, with Retry, above the new card. */
  onRetry?: (() => void) | undefined;
  disabled?: boolean | undefined;
  now?: Date | undefined;
}

/**
 * Selects the card to pay with: a saved one, or a new one entered on the gateway's page. Expired cards are disabled.
 */
export function CardPicker({ cards, value, onValueChange, onRetry, now: nowProp, ...rest }: CardPickerProps) {
  const { t } = useMessages();
  const nameOf = useCardName();
  const now = useNow(nowProp);
  const { expired, expiryOf } = useExpiry(now);
  const picker = (
    <RadioGroup
      {...rest}
      label={t(walletMessages.chooseCard)}
      labelHidden
      layout="row"
      value={value}
      onValueChange={onValueChange}
      options={[
        ...cards.map((card) => ({
          value: card.id,
          label: nameOf(card),
          description: expiryOf(card),
          disabled: expired(card),
        })),
        { value: newCard, label: t(walletMessages.newCard), description: t(walletMessages.newCardHelp) },
      ]}
    />
  );
  if (onRetry === undefined) return picker;
  return (
    <>
      <RetryAlert onRetry={onRetry} className="my-3">
        {t(walletMessages.cardsFailed)}
      </RetryAlert>
      {picker}
    </>
  );
}

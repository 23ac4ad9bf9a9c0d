"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useFormat, useMessages, type Decimals, commonMessages } from "../../locale/index.js";

const priceClass = cva("", {
  variants: {
    offered: {
      true: "inline-flex flex-wrap items-baseline gap-x-1.5 text-accent-text *:whitespace-nowrap",
      false: "whitespace-nowrap",
    },
  },
});

export interface PriceProps extends Omit<ComponentProps<"span">, "children"> {
  /** Integer dirhams: 100 = QAR 1. */
  amount: number;
  /** The price before the offer, struck through. */
  was?: number | null | undefined;
  /** Two decimals in cart, checkout, orders and wallet; none while browsing when whole. */
  decimals?: Decimals | undefined;
  /** Says "Free" at zero: fees. */
  free?: boolean | undefined;
}

/** An amount of money that never breaks and keeps its order in both directions. */
export function Price({
  amount,
  was,
  decimals = "whenNeeded",
  free = false,
  className,
  ...rest
}: PriceProps) {
  const format = useFormat();
  const { t } = useMessages();
  const offered = was !== undefined && was !== null && was > amount;
  const text = free && amount === 0 ? t(commonMessages.free) : format.money(amount, decimals);
  return (
    <span data-slot="price" {...rest} className={priceClass({ offered, className })}>
      {offered ? (
        <>
          <ins className="no-underline">
            <span className="sr-only">{t(commonMessages.nowPrice)}</span>
            <bdi>{text}</bdi>
          </ins>
          <del className="text-f2 font-body text-muted">
            <span className="sr-only">{t(commonMessages.wasPrice)}</span>
            <bdi>{format.money(was, decimals)}</bdi>
          </del>
        </>
      ) : (
        <bdi>{text}</bdi>
      )}
    </span>
  );
}

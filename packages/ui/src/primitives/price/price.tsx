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
  /** Amount in dirhams, an integer: 100 is QAR 1. */
  amount: number;
  /** Original price, struck through. */
  was?: number | null | undefined;
  /** Two decimals in cart, checkout, orders and wallet. While browsing, none for whole amounts. */
  decimals?: Decimals | undefined;
  /** Shows "Free" for 0, for fees. */
  free?: boolean | undefined;
}

/** Amount of money, kept on one line and in order in both directions. */
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

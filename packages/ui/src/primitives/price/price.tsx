"use client";
import { memo, type ComponentProps } from "react";
import { commonMessages, formatOf, messagesOf, useLocale, type Decimals } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

const offeredClass = "inline-flex flex-wrap items-baseline gap-x-1.5 text-accent-text";

export interface PriceProps extends Omit<ComponentProps<"span">, "children"> {
  /** Integer in the minor unit of the market's currency: 100 is QAR 1. */
  amount: number;
  /** Original price, struck through. */
  was?: number | null | undefined;
  /** Two decimals in cart, checkout, orders and wallet. While browsing, none for whole amounts. */
  decimals?: Decimals | undefined;
  /** Shows "Free" for 0, for fees. */
  free?: boolean | undefined;
}

/** Amount of money, kept on one line and in order in both directions. Memoized. */
export const Price = memo(function Price({
  amount,
  was,
  decimals = "whenNeeded",
  free = false,
  className,
  ...rest
}: PriceProps) {
  const locale = useLocale();
  const format = formatOf(locale);
  const offered = was !== undefined && was !== null && was > amount;
  const isFree = free && amount === 0;
  const text = isFree ? messagesOf(locale).t(commonMessages.free) : format.money(amount, decimals);
  if (!offered)
    return (
      <bdi
        data-slot="price"
        translate={isFree ? undefined : "no"}
        {...rest}
        className={cx("whitespace-nowrap", className)}
      >
        {text}
      </bdi>
    );
  const { t } = messagesOf(locale);
  return (
    <span data-slot="price" {...rest} className={cx(offeredClass, className)}>
      <ins className="whitespace-nowrap no-underline">
        <span className="sr-only">{t(commonMessages.nowPrice)}</span>
        <bdi translate={isFree ? undefined : "no"}>{text}</bdi>
      </ins>
      <del className="text-small font-body whitespace-nowrap text-muted">
        <span className="sr-only">{t(commonMessages.wasPrice)}</span>
        <bdi translate="no">{format.money(was, decimals)}</bdi>
      </del>
    </span>
  );
});

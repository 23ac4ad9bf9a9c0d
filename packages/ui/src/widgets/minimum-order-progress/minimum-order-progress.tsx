"use client";
import { CircleCheck } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useFormat, useMarket, useMessages, cartMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Progress } from "../../primitives/progress/index.js";
import { cx } from "../../lib/cx.js";

export interface MinimumOrderProgressProps extends Omit<ComponentProps<"div">, "children"> {
  /** Minimum order of the store in minor units; nothing is shown at 0. */
  minimum: number;
  /** Amount missing to the minimum; 0 when reached. */
  missing: number;
  /** Amount missing to free delivery; null if the store does not offer it. */
  freeDeliveryMissing?: number | null | undefined;
}

/** Progress to the minimum order: ink until it is reached, then green. */
export function MinimumOrderProgress({
  minimum,
  missing,
  freeDeliveryMissing,
  className,
  ...rest
}: MinimumOrderProgressProps) {
  const { t, rich } = useMessages();
  const { money, number } = useFormat();
  const { decimals } = useMarket().currency;
  const reached = missing <= 0;
  const free =
    reached && typeof freeDeliveryMissing === "number" && freeDeliveryMissing > 0
      ? rich(cartMessages.freeDeliveryLeft, { amount: money(freeDeliveryMissing) })
      : null;
  if (minimum <= 0)
    return free ? (
      <p data-slot="minimum-order-progress" {...rest} className={cx("text-small text-muted", className)}>
        {free}
      </p>
    ) : null;
  const cartAmount = Math.max(0, minimum - missing);
  return (
    <div data-slot="minimum-order-progress" {...rest} className={className}>
      <div role="status" className="mb-2 flex items-center justify-between gap-3 text-small">
        {reached ? (
          <span className="flex items-center gap-1.5 font-medium text-success-text">
            <Icon of={CircleCheck} size="small" />
            <span>{t(cartMessages.minimumReached)}</span>
          </span>
        ) : (
          <>
            <span className="min-w-0 font-medium">
              {rich(cartMessages.minimumLeft, { amount: money(missing) })}
            </span>
            <span aria-hidden className="flex-none text-muted">
              {rich(cartMessages.minimumProgress, {
                reached: number(cartAmount / 10 ** decimals, decimals),
                minimum: number(minimum / 10 ** decimals, decimals),
              })}
            </span>
          </>
        )}
      </div>
      <Progress
        value={cartAmount}
        max={minimum}
        label={t(cartMessages.minimumOrder)}
        valueText={
          reached ? t(cartMessages.minimumReached) : t(cartMessages.minimumLeft, { amount: money(missing) })
        }
      />
      {free && <p className="mt-2 text-small text-muted">{free}</p>}
    </div>
  );
}

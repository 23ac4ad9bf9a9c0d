"use client";
import type { ComponentProps } from "react";
import { useFormat, useMessages, commonMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Icon } from "../icon/index.js";
import { Star } from "../icon/icon-nodes.js";

export interface RatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** 0 to 5, one decimal; 0 shows "New". */
  value: number;
  /** Number of ratings. */
  count?: number | undefined;
}

/** Average rating, announced as one sentence. To ask for a rating, use `RatingInput`. */
export function Rating({ value, count, className, ...rest }: RatingProps) {
  const format = useFormat();
  const { t } = useMessages();
  const known = value > 0;
  const rounded = known ? format.number(value, 1) : t(commonMessages.newcomer);
  const label = known
    ? [
        t(commonMessages.ratingLabel, { rating: rounded }),
        count === undefined ? undefined : t(commonMessages.ratingCount, { count }),
      ]
        .filter(Boolean)
        .join(t(commonMessages.and))
    : rounded;
  return (
    <span
      data-slot="rating"
      role="img"
      aria-label={label}
      {...rest}
      className={cx("inline-flex flex-none items-center gap-1 text-f2 font-semibold", className)}
    >
      <Icon of={Star} size="small" className={known ? "fill-star text-star" : "text-star"} />
      <span aria-hidden>{rounded}</span>
      {known && count !== undefined && (
        <span aria-hidden className="font-body text-muted">
          ({format.number(count)})
        </span>
      )}
    </span>
  );
}

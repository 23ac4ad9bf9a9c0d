"use client";
import { memo, type ComponentProps } from "react";
import { commonMessages, formatOf, messagesOf, useLocale } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Star } from "../icon/icon-nodes.js";
import { useIcon } from "../icon/use-icon.js";

export interface RatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** 0 to 5, one decimal; 0 shows "New". */
  value: number;
  /** Number of ratings. */
  count?: number | undefined;
}

/** Average rating, announced as one sentence. To ask for a rating, use `RatingInput`. Memoized. */
export const Rating = memo(function Rating({ value, count, className, ...rest }: RatingProps) {
  const locale = useLocale();
  const format = formatOf(locale);
  const { t } = messagesOf(locale);
  const known = value > 0;
  const rounded = known ? format.number(value, 1) : t(commonMessages.newcomer);
  let label = known ? t(commonMessages.ratingLabel, { rating: rounded }) : rounded;
  if (known && count !== undefined) label += t(commonMessages.and) + t(commonMessages.ratingCount, { count });
  const star = useIcon({ of: Star, size: "small", className: known ? "fill-star text-star" : "text-star" });
  return (
    <span
      data-slot="rating"
      role="img"
      aria-label={label}
      {...rest}
      className={cx("inline-flex flex-none items-center gap-1 text-small font-semibold", className)}
    >
      {star}
      {rounded}
      {known && count !== undefined && (
        <span className="font-body text-muted">{`(${format.number(count)})`}</span>
      )}
    </span>
  );
});

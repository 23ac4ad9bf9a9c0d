"use client";
import type { ComponentProps } from "react";
import {
  useFormat,
  useMessages,
  catalogueMessages,
  formsMessages,
  commonMessages,
} from "../../locale/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { Stars } from "./stars.js";

/** Ratings of a store, as the server counts them. */
export interface RatingSummaryData {
  /** 0 to 5, one decimal; 0 without ratings. */
  average: number;
  total: number;
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
}

export interface RatingSummaryProps extends Omit<ComponentProps<"div">, "children"> {
  summary: RatingSummaryData;
}

const frame = "flex items-center gap-6";
const column = "w-28 flex-none text-center";

/** Whole percentages that add up to 100: the largest remainders are rounded up. */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const shares = exact.map(Math.floor);
  const remainder = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || b.at - a.at);
  for (const { at } of byRemainder.slice(0, remainder)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** Rating of a store: average, number of ratings and distribution. */
export function RatingSummary({ summary, className, ...rest }: RatingSummaryProps) {
  const { t } = useMessages();
  const { number, percent } = useFormat();
  const shares = sharesOf(summary.counts);
  return (
    <div data-slot="rating-summary" {...rest} className={cx(frame, className)}>
      <p className={column}>
        <span className="block text-[3rem] leading-[1.125] font-strong arabic:leading-[1.25]" aria-hidden>
          {number(summary.average, 1)}
        </span>
        <span aria-hidden className="my-1 flex justify-center">
          <Stars value={summary.average} />
        </span>
        <span className="sr-only">
          <span>{t(commonMessages.ratingLabel, { rating: number(summary.average, 1) })}</span>
          <span>{t(commonMessages.and)}</span>
        </span>
        <span className="text-small text-muted">
          {t(catalogueMessages.reviewsCount, { count: summary.total })}
        </span>
      </p>
      <ul className="min-w-0 flex-1 list-none">
        {[5, 4, 3, 2, 1].map((stars) => {
          const share = shares[stars - 1] ?? 0;
          return (
            <li key={stars} className="flex items-center gap-2.5 text-caption leading-small">
              <span className="sr-only">
                {t(catalogueMessages.starShare, {
                  stars: t(formsMessages.stars, { count: stars }),
                  percent: percent(share),
                })}
              </span>
              <span aria-hidden className="w-2 flex-none font-medium">
                {stars}
              </span>
              <span aria-hidden className="h-1.5 flex-1 overflow-clip rounded-full bg-sunken">
                <span
                  data-slot="rating-share"
                  className="block h-full rounded-full bg-ink forced-colors:bg-[Highlight]"
                  style={{ width: `${share}%` }}
                />
              </span>
              <bdi aria-hidden className="w-[2.25rem] flex-none text-end text-muted">
                {percent(share)}
              </bdi>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Placeholder of `RatingSummary` while it loads. Use inside a `SkeletonGroup`. */
export function RatingSummarySkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div data-slot="rating-summary-skeleton" {...rest} className={cx(frame, className)}>
      <div className={cx(column, "grid justify-items-center gap-2.5")}>
        <Skeleton className="h-11 w-18" />
        <Skeleton className="w-22" />
        <Skeleton className="h-3 w-20" />
      </div>
      <div className="grid flex-1 gap-3.5">
        {[0, 1, 2, 3, 4].map((i) => (
          <Skeleton key={i} className="h-1.5 w-full" />
        ))}
      </div>
    </div>
  );
}

"use client";
import { Pencil } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ChipGroup } from "../../primitives/chip-group/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import {
  RatingSummary,
  RatingSummarySkeleton,
  type RatingSummaryData,
} from "../../widgets/rating-summary/index.js";
import { ReviewItemSkeleton, ReviewList, type ReviewData } from "../../widgets/review-list/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";

/** Sort order of reviews. */
export const reviewSorts = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export interface ReviewsScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: AsyncStatus;
  storeName: string;
  summary?: RatingSummaryData | undefined;
  reviews: readonly ReviewData[];
  sort: ReviewSort;
  onSortChange: (sort: ReviewSort) => void;
  /** Status of the list; `loading` also while the sort order changes or the next page loads. */
  listStatus: AsyncStatus;
  /** Requests the next page, or the same one after a failure. Undefined on the last page. */
  onLoadMore?: (() => void) | undefined;
  /** Address of the next page, for browsers without scripts. */
  moreHref?: string | undefined;
  onRetry: () => void;
  backHref: string;
  /** Link to the review form, if the customer has an order to review. */
  writeHref?: string | undefined;
}

/** Reviews of a store (REQ-MESSAGE-40: 'There is no Reviews here yet'). */
export function ReviewsScreen({
  status,
  storeName,
  summary,
  reviews,
  sort,
  onSortChange,
  listStatus,
  onLoadMore,
  moreHref,
  onRetry,
  backHref,
  writeHref,
  className,
  ...rest
}: ReviewsScreenProps) {
  const { t } = useMessages();
  const write = writeHref && (
    <Button href={writeHref} wide icon={<Icon of={Pencil} />}>
      {t(catalogueMessages.writeReview)}
    </Button>
  );
  const columns = "large:grid large:grid-cols-[20rem_minmax(0,1fr)] large:items-start large:gap-10";
  let body: ReactNode;
  if (status === "failed" || (status === "ready" && !summary))
    body = <ErrorState onRetry={onRetry} className="min-h-[60svh]" />;
  else if (status === "loading" || !summary)
    body = (
      <SkeletonGroup>
        <div className={columns}>
          <RatingSummarySkeleton className="pt-1 pb-5" />
          <div className="desktop:grid desktop:grid-cols-2 desktop:gap-4">
            {[0, 1, 2, 3].map((i) => (
              <ReviewItemSkeleton key={i} />
            ))}
          </div>
        </div>
      </SkeletonGroup>
    );
  else if (summary.total === 0)
    body = (
      <EmptyState
        picture={<EmptyPlate />}
        title={t(catalogueMessages.noReviews)}
        text={t(catalogueMessages.noReviewsText)}
        action={write || <Button href={backHref}>{t(catalogueMessages.menu)}</Button>}
        className="min-h-[60svh]"
      />
    );
  else
    body = (
      <div className={columns}>
        <div className="large:sticky large:top-26">
          <RatingSummary summary={summary} className="pt-1 pb-5" />
          {write && <div className="max-desktop:hidden">{write}</div>}
        </div>
        <div className="min-w-0">
          <ChipGroup<ReviewSort>
            label={t(catalogueMessages.sort)}
            labelHidden
            layout="scroll"
            options={[
              { value: "newest", label: t(catalogueMessages.newest) },
              { value: "highest", label: t(catalogueMessages.highest) },
              { value: "lowest", label: t(catalogueMessages.lowest) },
            ]}
            value={sort}
            onValueChange={onSortChange}
          />
          <ReviewList
            reviews={reviews}
            storeName={storeName}
            status={listStatus}
            onLoadMore={onLoadMore}
            moreHref={moreHref}
            className="desktop:mt-4"
          />
        </div>
      </div>
    );
  return (
    <div data-slot="reviews-screen" {...rest} className={cx("flex flex-1 flex-col", className)}>
      <div className="page wrap-anywhere flex-1 pb-8 desktop:pb-16">
        <ScreenHead
          backHref={backHref}
          title={
            <>
              <span>{t(catalogueMessages.reviews)}</span>{" "}
              <span className="block truncate text-small font-body text-muted">
                <bdi>{storeName}</bdi>
              </span>
            </>
          }
        />
        {body}
      </div>
      {write && status === "ready" && summary && summary.total > 0 && (
        <StickyActionBar className="desktop:hidden">{write}</StickyActionBar>
      )}
    </div>
  );
}

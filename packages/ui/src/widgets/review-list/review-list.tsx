"use client";
import { useCallback, type ComponentProps } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { LoadMoreList } from "../../primitives/load-more-list/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { ReviewItem, ReviewItemSkeleton, type ReviewData } from "./review-item.js";

export interface ReviewListProps extends Omit<ComponentProps<"div">, "children"> {
  reviews: readonly ReviewData[];
  /** Author of the replies. */
  storeName: string;
  /** Status of the last requested page. */
  status?: AsyncStatus | undefined;
  /** Requests the next page, or the same one after a failure. Undefined on the last page. */
  onLoadMore?: (() => void) | undefined;
  /** Address of the next page, for browsers without scripts. */
  moreHref?: string | undefined;
}

/** Paginated reviews of a store, with an empty state. */
export function ReviewList({
  reviews,
  storeName,
  status = "ready",
  onLoadMore,
  moreHref,
  ...rest
}: ReviewListProps) {
  const { t } = useMessages();
  const draw = useCallback(
    (review: ReviewData) => <ReviewItem review={review} storeName={storeName} />,
    [storeName],
  );
  return (
    <LoadMoreList
      data-slot="review-list"
      {...rest}
      label={t(catalogueMessages.reviews)}
      items={reviews}
      getKey={(review) => review.id}
      status={status}
      onLoadMore={onLoadMore}
      moreHref={moreHref}
      columns={2}
      gap="cards"
      itemHeight={140}
      skeleton={
        <SkeletonGroup>
          {[0, 1, 2].map((i) => (
            <ReviewItemSkeleton key={i} />
          ))}
        </SkeletonGroup>
      }
      empty={
        <EmptyState
          picture={<EmptyPlate />}
          title={t(catalogueMessages.noReviews)}
          text={t(catalogueMessages.noReviewsText)}
        />
      }
    >
      {draw}
    </LoadMoreList>
  );
}

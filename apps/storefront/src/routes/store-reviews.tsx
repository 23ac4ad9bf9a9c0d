import { usePageHead } from "@talabee/ui/app";
import { ReviewsScreen } from "@talabee/ui/screens/reviews-screen";
import { useParams, useSearchParams } from "react-router";
import { problemScreen } from "../shell/index.js";
import { listStart, paths, reviewSortOf, reviewsRead, usePagedQuery, useStore } from "../platform/index.js";

/** Reviews of a store (REQ-ROUTE-45); the sort is in the URL. */
export default function StoreReviewsRoute() {
  const { storeId = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const sort = reviewSortOf(search);
  const start = listStart(search);
  const store = useStore(storeId);
  const reviews = usePagedQuery(...reviewsRead(storeId, sort, start.cursor));
  const [first] = reviews.pages;
  const reviewable = first?.reviewable_order_id ?? null;
  const name = store.data?.name ?? "";
  usePageHead(store.data && { kind: "reviews", store: store.data }, store.status);

  const problem = problemScreen(reviews.error, first, start.cursor);
  if (problem !== null) return problem;
  return (
    <ReviewsScreen
      status={first === undefined ? reviews.status : "ready"}
      storeName={name}
      summary={first}
      reviews={reviews.items}
      sort={sort}
      onSortChange={(next) => setSearch({ sort: next }, { replace: true })}
      listStatus={reviews.isLoadingMore || reviews.isOutdated ? "loading" : reviews.status}
      onLoadMore={reviews.status === "failed" ? reviews.retry : reviews.loadMore}
      moreHref={start.hrefAt(reviews.pages.at(-1)?.next_cursor)}
      onRetry={reviews.retry}
      backHref={paths.store(storeId)}
      writeHref={reviewable === null ? undefined : paths.orderReview(reviewable)}
    />
  );
}

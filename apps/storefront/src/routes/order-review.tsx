import { REVIEW_PHOTO_LIMITS } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { catalogueMessages } from "@talabee/ui/locale";
import { ReviewScreen } from "@talabee/ui/screens/review-screen";
import { Navigate, useParams, useSearchParams } from "react-router";
import { problemScreen } from "../shell/index.js";
import {
  orderRead,
  paths,
  useApiQuery,
  useNavigateAfterWrite,
  useShop,
  useValidationText,
} from "../platform/index.js";
import { readRating, reviewedOrder, sendReview, validateReview } from "../features/orders/index.js";

/** Review of a delivered order and its products (REQ-ACCOUNT-29). */
export default function OrderReviewRoute() {
  const text = useValidationText();
  const shop = useShop();
  const { orderId = "" } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigateAfterWrite();
  const order = useApiQuery(...orderRead(orderId));
  usePageTitle(catalogueMessages.yourReview);

  const problem = problemScreen(order.error, order.data);
  if (problem !== null) return problem;
  // Not delivered yet or reviewed already.
  if (order.data?.can_review === false) return <Navigate to={paths.order(orderId)} replace />;
  return (
    <ReviewScreen
      status={order.status}
      order={order.data && reviewedOrder(order.data)}
      backHref={paths.order(orderId)}
      onRetry={order.retry}
      validate={(review) => validateReview(review, text)}
      initialRating={readRating(query.get("rating"))}
      draftKey={`review-${orderId}`}
      photoLimits={REVIEW_PHOTO_LIMITS}
      onSubmit={async (review) => {
        const refused = await sendReview(shop, review);
        if (refused === undefined) navigate(paths.order(orderId), { replace: true });
        return refused;
      }}
    />
  );
}

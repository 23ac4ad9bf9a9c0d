import { usePageTitle } from "@talabee/ui/app";
import { ordersMessages, useMessages } from "@talabee/ui/locale";
import { TrackingScreen } from "@talabee/ui/screens/tracking-screen";
import { useParams } from "react-router";
import { useCartActions } from "../features/cart/index.js";
import { problemScreen } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { useOrder, useRating, useUnanswered } from "../features/orders/index.js";

/** Live tracking of an order (REQ-ROUTE-34). */
export default function TrackOrderRoute() {
  const { t } = useMessages();
  const { orderId = "" } = useParams();
  const { order, tracking, help } = useOrder(orderId);
  const rating = useRating(orderId);
  const unanswered = useUnanswered(order.data, tracking.data);
  const { reorder, reorderingId } = useCartActions();
  usePageTitle(order.data && t(ordersMessages.trackOf, { code: order.data.order_code }));

  const problem = problemScreen(order.error, order.data);
  if (problem !== null) return problem;
  const failed = order.status === "failed" || tracking.status === "failed";
  return (
    <TrackingScreen
      status={order.data && tracking.data ? "ready" : failed ? "failed" : "loading"}
      order={order.data}
      track={tracking.data}
      backHref={paths.orders}
      orderHref={paths.order(orderId)}
      onRetry={() => {
        order.retry();
        tracking.retry();
      }}
      {...help}
      connectionLost={tracking.isBroken}
      unanswered={unanswered}
      rating={rating}
      receipt={order.data}
      onReorder={order.data?.can_reorder ? () => void reorder(order.data!) : undefined}
      loadingReorder={reorderingId === orderId}
    />
  );
}

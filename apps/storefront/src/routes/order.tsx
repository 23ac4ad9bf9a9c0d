import { cancelOrder } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { OrderScreen } from "@talabee/ui/screens/order-screen";
import { useNavigate, useParams } from "react-router";
import { useCartActions } from "../features/cart/index.js";
import { problemScreen } from "../shell/index.js";
import { paths, useSend } from "../platform/index.js";
import { useOrder } from "../features/orders/index.js";
import { usePayAgain, usePaymentReturn } from "../features/wallet/index.js";

/** An order, with its payment and its actions (REQ-ROUTE-32). */
export default function OrderRoute() {
  const { orderId = "" } = useParams();
  const navigate = useNavigate();
  // After the payment, show the tracking as for orders that need no gateway.
  usePaymentReturn(() => void navigate(paths.trackOrder(orderId), { replace: true }));
  const { order, tracking, status, help } = useOrder(orderId);
  const { reorder, reorderingId } = useCartActions();
  const cancel = useSend(cancelOrder);
  const { data } = order;
  const payment = usePayAgain(data);
  usePageTitle(data?.order_code, order.status);

  const problem = problemScreen(order.error, data);
  if (problem !== null) return problem;
  return (
    <OrderScreen
      status={status}
      order={data}
      steps={tracking.data?.steps}
      backHref={paths.orders}
      trackHref={paths.trackOrder(orderId)}
      storeHref={paths.store}
      onRetry={order.retry}
      onCancel={() => void cancel.send({ params: { id: orderId }, body: {} })}
      loadingCancel={cancel.isPending}
      {...payment}
      receiptHref={paths.orderReceipt(orderId)}
      reviewHref={paths.orderReview(orderId)}
      onReorder={data && (() => void reorder(data))}
      loadingReorder={reorderingId === orderId}
      {...help}
    />
  );
}

import { cancelOrder, order as orderCall } from "@talabee/contract";
import { OrderScreen } from "@talabee/ui/screens/order-screen";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useCartActions } from "../app/cart-actions.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { problemScreen } from "../app/problem-screen.js";
import { post } from "../data/post.js";
import { useOrderTracking } from "../data/use-order-tracking.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { usePayAgain } from "../data/use-pay-again.js";
import { usePaymentReturn } from "../data/use-payment-return.js";
import { useSupport } from "../data/use-support.js";

export default function OrderRoute() {
  const { orderId = "" } = useParams();
  usePaymentReturn();
  const order = usePanelQuery(orderCall, { params: { id: orderId } });
  const tracking = useOrderTracking(orderId);
  const support = useSupport();
  const { reorder, reorderingId } = useCartActions();
  const [canceling, setCanceling] = useState(false);
  const { data } = order;
  const payment = usePayAgain(data);
  const cancel = async () => {
    setCanceling(true);
    await post(cancelOrder, { params: { id: orderId }, body: {} });
    setCanceling(false);
  };

  const problem = problemScreen(order.error, order.data);
  if (problem !== null) return problem;
  return (
    <>
      <PageTitle of={order.data?.order_code} status={order.status} />
      <OrderScreen
        status={order.status}
        order={order.data}
        steps={tracking.data?.steps}
        backHref={paths.orders}
        trackHref={paths.trackOrder(orderId)}
        storeHref={paths.store}
        onRetry={order.retry}
        onCancel={() => void cancel()}
        canceling={canceling}
        {...payment}
        receiptHref={paths.orderReceipt(orderId)}
        reviewHref={paths.orderReview(orderId)}
        onReorder={data && (() => void reorder(data))}
        reordering={reorderingId === orderId}
        supportPhone={support?.phone}
      />
    </>
  );
}

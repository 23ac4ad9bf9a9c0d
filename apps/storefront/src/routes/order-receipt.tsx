import { usePageTitle } from "@talabee/ui/app";
import { ordersMessages, useMessages } from "@talabee/ui/locale";
import { ReceiptScreen } from "@talabee/ui/screens/receipt-screen";
import { useParams } from "react-router";
import { problemScreen } from "../shell/index.js";
import { orderRead, paths, useApiQuery } from "../platform/index.js";

/** The printable receipt of an order (REQ-ROUTE-45). */
export default function OrderReceiptRoute() {
  const { t } = useMessages();
  const { orderId = "" } = useParams();
  const order = useApiQuery(...orderRead(orderId));
  usePageTitle(order.data && `${t(ordersMessages.receiptTitle)} ${order.data.order_code}`);

  const problem = problemScreen(order.error, order.data);
  if (problem !== null) return problem;
  return (
    <ReceiptScreen
      status={order.status}
      order={order.data}
      backHref={paths.order(orderId)}
      onRetry={order.retry}
      onPrint={() => window.print()}
    />
  );
}

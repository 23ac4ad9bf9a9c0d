import { order as orderCall } from "@talabee/contract";
import { ordersWords, useText } from "@talabee/ui/locale";
import { ReceiptScreen } from "@talabee/ui/screens/receipt-screen";
import { useParams } from "react-router-dom";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { problemScreen } from "../app/problem-screen.js";
import { usePanelQuery } from "../data/use-panel-query.js";

/** The receipt of an order, to keep or to print (settled 20). */
export default function OrderReceiptRoute() {
  const { t } = useText();
  const { orderId = "" } = useParams();
  const order = usePanelQuery(orderCall, { params: { id: orderId } });

  const problem = problemScreen(order.error, order.data);
  if (problem !== null) return problem;
  return (
    <>
      <PageTitle of={order.data && `${t(ordersWords.receiptTitle)} ${order.data.order_code}`} />
      <ReceiptScreen
        status={order.status}
        order={order.data}
        backHref={paths.order(orderId)}
        onRetry={order.retry}
        onPrint={() => window.print()}
      />
    </>
  );
}

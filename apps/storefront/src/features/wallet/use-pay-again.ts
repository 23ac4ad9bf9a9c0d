import { type Order, payBill } from "@talabee/contract";
import { useSend } from "../../platform/index.js";
import { redirectToPayment } from "./redirect-to-payment.js";

/**
 * Continues an order's payment on the gateway's page: the pending one, or a new attempt after a failure (REQ-MONEY-35).
 * The server refuses an order that is paid already.
 */
export function usePayAgain(order: Order | undefined) {
  const { send, isPending } = useSend(payBill);
  const pay = async () => {
    if (order === undefined || redirectToPayment(order)) return;
    const sent = await send({ body: { order_id: order.id, method: "online" } });
    if (sent.refused === undefined) redirectToPayment(sent.data);
  };
  return { loadingPay: isPending, onPay: () => void pay() };
}

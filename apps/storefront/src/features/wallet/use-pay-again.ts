import { type Order, payBill } from "@talabee/contract";
import { redirectToPayment } from "./redirect-to-payment.js";
import { submitForm, usePending, useShop } from "../../platform/index.js";

/**
 * Continues an order's payment on the gateway's page: the pending one, or a new attempt after a failure (REQ-MONEY-35).
 * The server refuses an order that is paid already.
 */
export function usePayAgain(order: Order | undefined) {
  const shop = useShop();
  const [pending, during] = usePending();
  const pay = async () => {
    if (order === undefined || redirectToPayment(order)) return;
    const sent = await during(
      "pay",
      submitForm(shop, payBill, { body: { order_id: order.id, method: "online" } }),
    );
    if (sent.refused === undefined) redirectToPayment(sent.data);
  };
  return { loadingPay: pending !== null, onPay: () => void pay() };
}

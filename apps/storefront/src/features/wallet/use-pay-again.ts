import { type Order, payBill } from "@talabee/contract";
import { redirectToPayment } from "./redirect-to-payment.js";
import { submitOnce, usePending, useShop } from "../../platform/index.js";

/**
 * Goes on with an order's payment on the gateway's page: with the one that waits, or with a new try of one that failed
 * (REQ-MONEY-35). What was paid already is told by the panel.
 */
export function usePayAgain(order: Order | undefined) {
  const shop = useShop();
  const [busy, during] = usePending();
  const pay = async () => {
    if (order === undefined || redirectToPayment(order)) return;
    const sent = await during(
      "pay",
      submitOnce(shop, payBill, { body: { order_id: order.id, method: "online" } }),
    );
    if (sent.refused === undefined) redirectToPayment(sent.data);
  };
  return { paying: busy !== null, onPay: () => void pay() };
}

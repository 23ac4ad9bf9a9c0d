import { type Order, payBill } from "@talabee/contract";
import { goOnPaying } from "./redirect-to-payment.js";
import { postOnce, useBusy } from "../../platform/index.js";

/**
 * Goes on with an order's payment on the gateway's page: with the one that waits, or with a new try of one that failed
 * (REQ-MONEY-35). What was paid already is told by the panel.
 */
export function usePayAgain(order: Order | undefined) {
  const [busy, during] = useBusy();
  const pay = async () => {
    if (order === undefined || goOnPaying(order)) return;
    const sent = await during("pay", postOnce(payBill, { body: { order_id: order.id, method: "online" } }));
    if (sent.refused === undefined) goOnPaying(sent.data);
  };
  return { paying: busy !== null, onPay: () => void pay() };
}

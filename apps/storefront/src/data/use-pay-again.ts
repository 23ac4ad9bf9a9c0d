import { type Order, payBill } from "@talabee/contract";
import { useState } from "react";
import { goOnPaying } from "./go-on-paying.js";
import { newKey } from "./idempotency-key.js";
import { post } from "./post.js";

/**
 * Goes on with an order's payment on the gateway's page: with the one that waits, or with a new try of one that failed
 * (C6). What was paid already is told by the panel.
 */
export function usePayAgain(order: Order | undefined) {
  const [paying, setPaying] = useState(false);
  const pay = async () => {
    if (order === undefined || goOnPaying(order)) return;
    setPaying(true);
    const outcome = await post(payBill, {
      body: { order_id: order.id, method: "online" },
      idempotencyKey: newKey(),
    });
    if (outcome !== null) goOnPaying({ payment: outcome.payment });
    setPaying(false);
  };
  return { paying, onPay: () => void pay() };
}

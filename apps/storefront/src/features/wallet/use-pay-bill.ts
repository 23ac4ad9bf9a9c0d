import { cards, payBill, paymentMethods, wallet } from "@talabee/contract";
import type { PayBillData } from "@talabee/ui/screens/pay-bill-screen";
import { useState } from "react";
import { redirectToPayment } from "./redirect-to-payment.js";
import { useApiQuery, useSend } from "../../platform/index.js";
import { useOpenBills } from "./use-open-bills.js";

/** Open bills, payment methods and the payment; a card that is not saved is entered on the gateway's page (REQ-MONEY-30). */
export function usePayBill() {
  const open = useOpenBills();
  const methods = useApiQuery(paymentMethods);
  const { send, isPending, errorOf } = useSend(payBill);
  const [paid, setPaid] = useState(false);
  const pay = async (payment: PayBillData) => {
    const method = payment.method === "card" && payment.card_id === null ? "online" : payment.method;
    const sent = await send({ body: { ...payment, method } });
    if (sent.refused === undefined && !redirectToPayment(sent.data)) setPaid(true);
  };
  return {
    status: open.status === "ready" ? methods.status : open.status,
    onRetry: open.status === "ready" ? methods.retry : open.onRetry,
    bills: open.bills,
    methods: methods.data?.items ?? [],
    cards: useApiQuery(cards).data?.items ?? [],
    walletBalance: useApiQuery(wallet).data?.balance,
    onPay: (payment: PayBillData) => void pay(payment),
    loading: isPending,
    error: errorOf("bill_number"),
    paid,
  };
}

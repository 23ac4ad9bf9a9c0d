import { cards, payBill, paymentMethods, wallet } from "@talabee/contract";
import type { PayBillData } from "@talabee/ui/screens/pay-bill-screen";
import { useState } from "react";
import { useApiQuery, useSend } from "../../platform/index.js";
import { redirectToPayment } from "./redirect-to-payment.js";
import { useOpenBills } from "./use-open-bills.js";

/** Open bills, payment methods and the payment; a card that is not saved is entered on the gateway's page (REQ-MONEY-30). */
export function usePayBill() {
  const openBills = useOpenBills();
  const methods = useApiQuery(paymentMethods);
  const { send, isPending, errorOf } = useSend(payBill);
  const savedCards = useApiQuery(cards);
  const walletQuery = useApiQuery(wallet);
  const [paid, setPaid] = useState(false);
  const pay = async (payment: PayBillData) => {
    const method = payment.method === "card" && payment.card_id === null ? "online" : payment.method;
    const sent = await send({ body: { ...payment, method } });
    if (sent.refused === undefined && !redirectToPayment(sent.data)) setPaid(true);
  };
  return {
    status: openBills.status === "ready" ? methods.status : openBills.status,
    onRetry: openBills.status === "ready" ? methods.retry : openBills.onRetry,
    bills: openBills.bills,
    methods: methods.data?.items ?? [],
    cards: savedCards.data?.items ?? [],
    onRetryCards: savedCards.status === "failed" ? savedCards.retry : undefined,
    walletBalance: walletQuery.data?.balance,
    onRetryWallet: walletQuery.status === "failed" ? walletQuery.retry : undefined,
    onRetryBills: openBills.onRetryMissing,
    onPay: (payment: PayBillData) => void pay(payment),
    loading: isPending,
    error: errorOf("bill_number"),
    paid,
  };
}

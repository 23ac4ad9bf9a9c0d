import { cards, payBill, paymentMethods, wallet } from "@talabee/contract";
import type { PayBillData } from "@talabee/ui/screens/pay-bill-screen";
import { useState } from "react";
import { redirectToPayment } from "./redirect-to-payment.js";
import { submitForm, useApiQuery, usePending, useShop } from "../../platform/index.js";
import { useOpenBills } from "./use-open-bills.js";

/** Open bills, payment methods and the payment; a card that is not saved is entered on the gateway's page (REQ-MONEY-30). */
export function usePayBill() {
  const shop = useShop();
  const open = useOpenBills();
  const methods = useApiQuery(paymentMethods);
  const [pending, during] = usePending();
  const [paid, setPaid] = useState(false);
  const [error, setError] = useState<string>();
  const pay = async (payment: PayBillData) => {
    setError(undefined);
    const method = payment.method === "card" && payment.card_id === null ? "online" : payment.method;
    const sent = await during("pay", submitForm(shop, payBill, { body: { ...payment, method } }));
    if (sent.refused !== undefined) return setError(sent.refused.form ?? sent.refused.fields["bill_number"]);
    if (!redirectToPayment(sent.data)) setPaid(true);
  };
  return {
    status: open.status === "ready" ? methods.status : open.status,
    onRetry: open.status === "ready" ? methods.retry : open.onRetry,
    bills: open.bills,
    methods: methods.data?.items ?? [],
    cards: useApiQuery(cards).data?.items ?? [],
    walletBalance: useApiQuery(wallet).data?.balance,
    onPay: (payment: PayBillData) => void pay(payment),
    loading: pending !== null,
    error,
    paid,
  };
}

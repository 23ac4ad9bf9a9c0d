import { cards, payBill, paymentMethods, wallet } from "@talabee/contract";
import type { PayBillData } from "@talabee/ui/screens/pay-bill-screen";
import { useState } from "react";
import { redirectToPayment } from "./redirect-to-payment.js";
import { submitOnce, useApiQuery, usePending, useShop } from "../../platform/index.js";
import { useOpenBills } from "./use-open-bills.js";

/** What can be paid now, how, and paying it; a card that is not saved is typed on the gateway's page (REQ-MONEY-30). */
export function usePayBill() {
  const shop = useShop();
  const open = useOpenBills();
  const methods = useApiQuery(paymentMethods);
  const [busy, during] = usePending();
  const [paid, setPaid] = useState(false);
  const [error, setError] = useState<string>();
  const pay = async (wanted: PayBillData) => {
    setError(undefined);
    const method = wanted.method === "card" && wanted.card_id === null ? "online" : wanted.method;
    const sent = await during("pay", submitOnce(shop, payBill, { body: { ...wanted, method } }));
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
    onPay: (wanted: PayBillData) => void pay(wanted),
    paying: busy !== null,
    error,
    paid,
  };
}

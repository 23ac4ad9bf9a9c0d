import {
  cards as cardsCall,
  coupons,
  redeemVoucher,
  topUpWallet,
  wallet,
  walletTransactions,
} from "@talabee/contract";
import type { TopUpData } from "@talabee/ui/screens/wallet-screen";
import { useState } from "react";
import { useApiQuery, useCombinedStatus, useListQuery, useSend } from "../../platform/index.js";
import { redirectToPayment } from "./redirect-to-payment.js";

/** The wallet: balance, ledger, top-up, vouchers and coupons. */
export function useWallet() {
  const walletQuery = useApiQuery(wallet);
  const [isToppingUp, setToppingUp] = useState(false);
  const topUp = useSend(topUpWallet);
  const redeem = useSend(redeemVoucher);
  const couponsQuery = useApiQuery(coupons);
  const cardsQuery = useApiQuery(cardsCall, { enabled: isToppingUp });
  const status = useCombinedStatus(walletQuery.status, couponsQuery.status);

  const sendTopUp = async ({ amount, method, card_id }: TopUpData) => {
    // A card that is not saved is entered on the gateway's page (REQ-MONEY-30).
    const sent = await topUp.send({
      body: { amount, method: card_id === null ? "online" : method, card_id },
    });
    if (sent.refused === undefined && !redirectToPayment(sent.data)) setToppingUp(false);
  };

  return {
    status,
    onRetry: walletQuery.retry,
    wallet: walletQuery.data,
    entries: useListQuery(walletTransactions),
    coupons: couponsQuery.data?.items,
    onRetryCoupons: couponsQuery.status === "failed" ? couponsQuery.retry : undefined,
    topUp: {
      open: isToppingUp,
      onOpenChange: setToppingUp,
      cards: cardsQuery.data?.items ?? [],
      onRetryCards: cardsQuery.status === "failed" ? cardsQuery.retry : undefined,
      onTopUp: (data: TopUpData) => void sendTopUp(data),
      loading: topUp.isPending,
      error: topUp.errorOf("amount"),
    },
    onRedeem: (code: string) => void redeem.send({ body: { code } }),
    loadingRedeem: redeem.isPending,
    redeemError: redeem.errorOf("code"),
  };
}

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
import { redirectToPayment } from "./redirect-to-payment.js";
import { useApiQuery, useCombinedStatus, useListQuery, useSend } from "../../platform/index.js";

/** The wallet: balance, ledger, top-up and vouchers. */
export function useWallet() {
  const walletQuery = useApiQuery(wallet);
  const [isToppingUp, setToppingUp] = useState(false);
  const topUp = useSend(topUpWallet);
  const redeem = useSend(redeemVoucher);
  const ready = useApiQuery(coupons);
  const cards = useApiQuery(cardsCall, { enabled: isToppingUp });
  const status = useCombinedStatus(walletQuery.status, ready.status);

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
    coupons: ready.data?.items,
    topUp: {
      open: isToppingUp,
      onOpenChange: setToppingUp,
      cards: cards.data?.items ?? [],
      onTopUp: (data: TopUpData) => void sendTopUp(data),
      loading: topUp.isPending,
      error: topUp.errorOf("amount"),
    },
    onRedeem: (code: string) => void redeem.send({ body: { code } }),
    loadingRedeem: redeem.isPending,
    redeemError: redeem.errorOf("code"),
  };
}

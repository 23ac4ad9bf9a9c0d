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
import {
  submitOnce,
  useApiQuery,
  useCombinedStatus,
  useListQuery,
  usePending,
  useShop,
} from "../../platform/index.js";

/** The wallet: what it holds, its ledger, and the ways to fill it. */
export function useWallet() {
  const shop = useShop();
  const now = useApiQuery(wallet);
  const [isToppingUp, setToppingUp] = useState(false);
  const [busy, during] = usePending<"topup" | "redeem">();
  const [errors, setErrors] = useState<{ topup?: string | undefined; redeem?: string | undefined }>({});
  const ready = useApiQuery(coupons);
  const cards = useApiQuery(cardsCall, { enabled: isToppingUp });
  const status = useCombinedStatus(now.status, ready.status);

  const topUp = async ({ amount, method, card_id }: TopUpData) => {
    setErrors({});
    // A card that is not saved is typed on the gateway's page (REQ-MONEY-30).
    const way = card_id === null ? "online" : method;
    const sent = await during(
      "topup",
      submitOnce(shop, topUpWallet, { body: { amount, method: way, card_id } }),
    );
    if (sent.refused !== undefined)
      return setErrors({ topup: sent.refused.form ?? sent.refused.fields["amount"] });
    if (!redirectToPayment(sent.data)) setToppingUp(false);
  };
  const redeem = async (code: string) => {
    setErrors({});
    const { refused } = await during("redeem", submitOnce(shop, redeemVoucher, { body: { code } }));
    if (refused !== undefined) setErrors({ redeem: refused.form ?? refused.fields["code"] });
  };

  return {
    status,
    onRetry: now.retry,
    wallet: now.data,
    entries: useListQuery(walletTransactions),
    coupons: ready.data?.items,
    topUp: {
      open: isToppingUp,
      onOpenChange: setToppingUp,
      cards: cards.data?.items ?? [],
      onTopUp: (wanted: TopUpData) => void topUp(wanted),
      busy: busy === "topup",
      error: errors.topup,
    },
    onRedeem: (code: string) => void redeem(code),
    redeeming: busy === "redeem",
    redeemError: errors.redeem,
  };
}

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
  submitForm,
  useApiQuery,
  useCombinedStatus,
  useListQuery,
  usePending,
  useShop,
} from "../../platform/index.js";

/** The wallet: balance, ledger, top-up and vouchers. */
export function useWallet() {
  const shop = useShop();
  const walletQuery = useApiQuery(wallet);
  const [isToppingUp, setToppingUp] = useState(false);
  const [pending, during] = usePending<"topup" | "redeem">();
  const [errors, setErrors] = useState<{ topup?: string | undefined; redeem?: string | undefined }>({});
  const ready = useApiQuery(coupons);
  const cards = useApiQuery(cardsCall, { enabled: isToppingUp });
  const status = useCombinedStatus(walletQuery.status, ready.status);

  const topUp = async ({ amount, method, card_id }: TopUpData) => {
    setErrors({});
    // A card that is not saved is entered on the gateway's page (REQ-MONEY-30).
    const sentMethod = card_id === null ? "online" : method;
    const sent = await during(
      "topup",
      submitForm(shop, topUpWallet, { body: { amount, method: sentMethod, card_id } }),
    );
    if (sent.refused !== undefined)
      return setErrors({ topup: sent.refused.form ?? sent.refused.fields["amount"] });
    if (!redirectToPayment(sent.data)) setToppingUp(false);
  };
  const redeem = async (code: string) => {
    setErrors({});
    const { refused } = await during("redeem", submitForm(shop, redeemVoucher, { body: { code } }));
    if (refused !== undefined) setErrors({ redeem: refused.form ?? refused.fields["code"] });
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
      onTopUp: (data: TopUpData) => void topUp(data),
      loading: pending === "topup",
      error: errors.topup,
    },
    onRedeem: (code: string) => void redeem(code),
    loadingRedeem: pending === "redeem",
    redeemError: errors.redeem,
  };
}

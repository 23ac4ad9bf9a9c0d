import { confirmPayment } from "@talabee/contract";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { isDecided, sendCall, useShop } from "../../platform/index.js";

/** Session storage key of the last reported return: the back button can lead to the same URL again. */
const REPORTED_KEY = "talabee_PAYMENT_REPORTED";

/**
 * Handles the return from the gateway's page (`?payment=…&result_token=…`): confirms the payment, whose answer is shown
 * as a toast, and removes both parameters from the URL. The gateway's webhook confirms it too, for customers who never
 * return. `onPaid` is called after a successful payment.
 */
export function usePaymentReturn(onPaid?: () => void): void {
  const shop = useShop();
  const [search, setSearch] = useSearchParams();
  const payment = search.get("payment");
  const token = search.get("result_token");
  const confirm = useEffectEvent(async (id: string, result_token: string) => {
    // Derived from the gateway's token, so that reloading the page repeats the same call.
    const idempotencyKey = `return-${id}-${result_token}`.slice(0, 255);
    const isReported = shop.sessionStorage.get(REPORTED_KEY) === result_token;
    let isAnswered = true;
    const paid = await sendCall(shop, confirmPayment, {
      params: { id },
      body: { result_token },
      idempotencyKey,
      isQuiet: isReported,
      isBackground: isReported,
      onProblem: (problem) => {
        isAnswered = isDecided(problem);
        return isReported && isAnswered;
      },
    });
    if (isAnswered) shop.sessionStorage.set(REPORTED_KEY, result_token);
    if (paid !== null) onPaid?.();
  });
  useEffect(() => {
    if (payment === null) return;
    setSearch({}, { replace: true });
    if (token !== null) void confirm(payment, token);
  }, [payment, token, setSearch]);
}

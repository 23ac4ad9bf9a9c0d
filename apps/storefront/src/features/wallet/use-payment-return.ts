import { confirmPayment } from "@talabee/contract";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { isDecided, sendCall, useShop } from "../../platform/index.js";

/** Session storage key of the return that was told last: the back button leads to it again by way of the gateway. */
const TOLD = "talabee_PAYMENT_TOLD";

/**
 * The way back from the gateway's page (`?payment=…&result_token=…`): tells the panel how it ended, whose answer is the
 * toast ('Payment successful', or what went wrong), and takes both out of the address. The panel hears from the gateway
 * itself too, so that nothing is lost when the customer never comes back. `onPaid` is called once it is paid.
 */
export function usePaymentReturn(onPaid?: () => void): void {
  const shop = useShop();
  const [search, setSearch] = useSearchParams();
  const payment = search.get("payment");
  const token = search.get("result_token");
  const tell = useEffectEvent(async (id: string, result_token: string) => {
    // The gateway's token as the key: a second look at the same page asks nothing new.
    const idempotencyKey = `return-${id}-${result_token}`.slice(0, 255);
    const isTold = shop.sessionStorage.get(TOLD) === result_token;
    let isAnswered = true;
    const paid = await sendCall(shop, confirmPayment, {
      params: { id },
      body: { result_token },
      idempotencyKey,
      isQuiet: isTold,
      onProblem: (problem) => {
        isAnswered = isDecided(problem);
        return isTold && isAnswered;
      },
    });
    if (isAnswered) shop.sessionStorage.set(TOLD, result_token);
    if (paid !== null) onPaid?.();
  });
  useEffect(() => {
    if (payment === null) return;
    setSearch({}, { replace: true });
    if (token !== null) void tell(payment, token);
  }, [payment, token, setSearch]);
}

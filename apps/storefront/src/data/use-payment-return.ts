import { confirmPayment } from "@talabee/contract";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { post } from "./post.js";

/**
 * The way back from the gateway's page (`?payment=…&result_token=…`): tells the panel how it ended, whose answer is the
 * toast ('Payment successful', or what went wrong), and takes both out of the address. The panel hears from the gateway
 * itself too, so that nothing is lost when the customer never comes back. `onPaid` is called once it is paid.
 */
export function usePaymentReturn(onPaid?: () => void): void {
  const [search, setSearch] = useSearchParams();
  const payment = search.get("payment");
  const token = search.get("result_token");
  const tell = useEffectEvent(async (id: string, result_token: string) => {
    // The gateway's token as the key: a second look at the same page asks nothing new.
    const idempotencyKey = `return-${id}-${result_token}`.slice(0, 255);
    const paid = await post(confirmPayment, { params: { id }, body: { result_token }, idempotencyKey });
    if (paid !== null) onPaid?.();
  });
  useEffect(() => {
    if (payment === null) return;
    setSearch({}, { replace: true });
    if (token !== null) void tell(payment, token);
  }, [payment, token, setSearch]);
}

import { confirmPayment } from "@talabee/contract";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { post } from "./post.js";

/**
 * The way back from the gateway's page (`?payment=…&result_token=…`): tells the panel how it ended, whose answer is the
 * toast ('Payment successful', or what went wrong), and takes both out of the address. The panel hears from the gateway
 * itself too, so that nothing is lost when the customer never comes back.
 */
export function usePaymentReturn(): void {
  const [search, setSearch] = useSearchParams();
  const payment = search.get("payment");
  const token = search.get("result_token");
  useEffect(() => {
    if (payment === null) return;
    setSearch({}, { replace: true });
    if (token === null) return;
    // The gateway's token as the key: a second look at the same page asks nothing new.
    void post(confirmPayment, {
      params: { id: payment },
      body: { result_token: token },
      idempotencyKey: `return-${payment}-${token}`.slice(0, 255),
    });
  }, [payment, token, setSearch]);
}

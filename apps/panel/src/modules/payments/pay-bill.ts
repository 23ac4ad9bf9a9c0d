import type { Language } from "@talabee/contract";
import { ApiError } from "../../http/api-error.js";
import type { KeyedRequest } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { orderTopic } from "../order-record/order-rows.js";
import { beginBillPayment, type BillForm } from "./begin-bill-payment.js";
import {
  findOwnPayment,
  type PaymentResult,
  pendingError,
  type ReadOrder,
  type ReplayableResponse,
  respondWithPayment,
} from "./payment-response.js";
import { cancelPayment, runPayment } from "./run-payment.js";

/**
 * Pays a bill or an unpaid order, also by another method than before: an earlier attempt is canceled at the gateway first, so
 * that an order is never paid twice. Throws the `ApiError`s of {@link beginBillPayment}, `payment_declined` and
 * `payment_pending`.
 */
export async function payBill(
  panel: Panel,
  readOrder: ReadOrder,
  form: BillForm,
  request: KeyedRequest,
  language: Language,
): Promise<ReplayableResponse<PaymentResult>> {
  for (let isRestart = false; ; isRestart = true) {
    const next = await panel.db.transaction((tx) => beginBillPayment(panel, tx, form, request, isRestart));
    if (next.step === "replay") return { body: next.body, replayed: true };
    if (next.orderId !== null) panel.bus.publish(orderTopic(next.orderId));
    if (next.step === "cancel") {
      const canceled = await cancelPayment(panel, next.paymentId);
      if (canceled.status === "paid") throw new ApiError("already_paid");
      // The bank is deciding, or the gateway cannot be reached: a second attempt now could pay twice.
      if (canceled.status === "pending") throw pendingError();
      continue;
    }
    const payment =
      next.step === "run"
        ? await runPayment(panel, next.paymentId, language)
        : await findOwnPayment(panel, request.userId, next.paymentId);
    return respondWithPayment(panel, readOrder, payment, request, language);
  }
}

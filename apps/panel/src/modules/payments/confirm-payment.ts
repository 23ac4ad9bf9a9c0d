import type { Language } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { payments } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { claimKey, type KeyedRequest } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import {
  findOwnPayment,
  type PaymentResult,
  pendingError,
  type ReadOrder,
  type ReplayableResponse,
  respondWithPayment,
} from "./payment-response.js";
import { currentAttempt } from "./payment-rows.js";
import { giveUpPayment, refreshPayment } from "./run-payment.js";

/** Pages of the storefront that show what a payment was for (REQ-ROUTE-45); an order has its own. */
const RESULT_PAGES = { topup: "/wallet", bill: "/pay-bill" } as const;

/**
 * Settles a payment after the customer returned from the gateway's page. The state comes from the gateway: what the browser
 * brings back proves nothing. Throws the `ApiError`s `payment_final`, `payment_pending` and `payment_declined`.
 */
export async function confirmPayment(
  panel: Panel,
  readOrder: ReadOrder,
  { id, resultToken }: { id: string; resultToken: string },
  request: KeyedRequest,
  language: Language,
): Promise<ReplayableResponse<PaymentResult>> {
  const stored = await panel.db.transaction((tx) => claimKey<PaymentResult>(tx, request));
  if (stored !== null) return { body: stored, replayed: true };
  const payment = await findOwnPayment(panel, request.userId, id);
  const attempt = await currentAttempt(panel.db, payment);
  if (attempt === undefined) throw new ApiError("payment_final");
  const gateway = panel.gateways.find(attempt.provider);
  if (!gateway?.isResultOf(attempt.reference ?? "", resultToken)) throwInvalidField("result_token");
  const settled = await refreshPayment(panel, id);
  if (settled.status === "pending") throw pendingError();
  if (settled.status !== "paid" && settled.status !== "failed") throw new ApiError("payment_final");
  return respondWithPayment(panel, readOrder, settled, request, language);
}

/**
 * The storefront's page to redirect to when the gateway sends the customer back. Settles the payment first if possible, so
 * that the page shows its result; one who gave up there has canceled the attempt. Throws the `ApiError` `not_found`.
 */
export async function returnFromGateway(
  panel: Panel,
  id: string,
  { resultToken, givenUp }: { resultToken: string | null; givenUp: number | null },
): Promise<string> {
  const [payment] = await panel.db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined) throw new ApiError("not_found");
  const settle = givenUp === null ? refreshPayment(panel, id) : giveUpPayment(panel, id, givenUp);
  await settle.catch((error: unknown) => {
    // Do not keep the customer waiting: the job checks the payment again.
    panel.log.error("a payment could not be settled on return", error, { payment_id: id });
  });
  const page =
    payment.purpose === "order"
      ? `/orders/${encodeURIComponent(payment.orderId!)}`
      : RESULT_PAGES[payment.purpose];
  const query = new URLSearchParams({ payment: id });
  // The page asks for the result with the token, which a gateway does not add for who gives up.
  const attempt = givenUp === null ? undefined : await currentAttempt(panel.db, payment);
  const token = resultToken ?? (attempt?.number === givenUp ? attempt?.reference : null) ?? null;
  if (token !== null) query.set("result_token", token);
  return `${page}?${query}`;
}

import { and, eq } from "drizzle-orm";
import { paymentAttempts, payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { GatewayUnreachable, type PaymentGateway } from "../../payments/payment-gateway.js";
import { type AttemptRow, currentAttempt, type PaymentRow } from "./payment-rows.js";

/** Our reference of an attempt at the gateway, also its idempotency key there. */
export function gatewayReference({ paymentId, number }: Pick<AttemptRow, "paymentId" | "number">): string {
  return `${paymentId}.${number}`;
}

/** The payment and attempt number of a reference; null and NaN if the reference is not ours. */
export function parseGatewayReference(reference: string): [paymentId: string | null, number: number] {
  const [, paymentId, number] = /^([\w-]{1,64})\.(\d{1,6})$/.exec(reference) ?? [];
  return [paymentId ?? null, Number(number)];
}

/** Selects one attempt of a payment. */
export const whereAttempt = (paymentId: string, number: number) =>
  and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.number, number));

/** A gateway payment with its current attempt. Throws the `ApiError` `not_found`. */
export async function readPayment(
  { db }: Pick<Panel, "db">,
  paymentId: string,
): Promise<{ payment: PaymentRow; attempt: AttemptRow }> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  const attempt = payment && (await currentAttempt(db, payment));
  if (payment === undefined || attempt === undefined) throw new ApiError("not_found");
  return { payment, attempt };
}

/** The gateway of an attempt. Throws {@link GatewayUnreachable} if it is not configured any more. */
export function gatewayOf(
  { gateways }: Pick<Panel, "gateways">,
  { provider }: Pick<AttemptRow, "provider">,
): PaymentGateway {
  const gateway = gateways.find(provider);
  if (gateway === null) throw new GatewayUnreachable(`${provider} is not set up`);
  return gateway;
}

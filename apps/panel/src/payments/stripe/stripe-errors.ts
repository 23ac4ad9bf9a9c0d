import Stripe from "stripe";
import { GatewayRefused, GatewayUnreachable } from "../payment-gateway.js";

/** Throws that the gateway refuses a request. */
export function throwRefused(why: string): never {
  throw new GatewayRefused(why);
}

/** Calls Stripe and throws its errors as those of a gateway. */
export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw mapStripeError(error);
  }
}

/**
 * Whether another request with the same key is in progress. A key with other parameters is also an idempotency error, but
 * can never succeed: it counts as refused, so that the next attempt has a key of its own.
 */
function isInProgress(cause: unknown): cause is Stripe.errors.StripeIdempotencyError {
  return cause instanceof Stripe.errors.StripeIdempotencyError && cause.statusCode === 409;
}

/** Maps Stripe's errors: refused, or outcome unknown. */
export function mapStripeError(cause: unknown): unknown {
  const { errors } = Stripe;
  if (
    cause instanceof errors.StripeConnectionError ||
    cause instanceof errors.StripeAPIError ||
    cause instanceof errors.StripeRateLimitError ||
    isInProgress(cause)
  ) {
    return new GatewayUnreachable(cause.type, { cause });
  }
  if (cause instanceof errors.StripeError) return new GatewayRefused(cause.code ?? cause.type, { cause });
  return cause;
}

import { hmacOf, isSame } from "../signed-message.js";

/** Token that the customer's browser brings back from the payment page; only the gateway and the panel can create it. */
export function resultTokenOf(secret: string, paymentId: string): string {
  return `rt_${hmacOf(secret, `result.${paymentId}`).slice(0, 40)}`;
}

/** Whether a token gives access to the result of a payment. Compares in constant time. */
export function isResultToken(secret: string, paymentId: string, token: string): boolean {
  return isSame(resultTokenOf(secret, paymentId), token);
}

import type { Language, PaymentMethodChoice } from "@talabee/contract";
import { PAYMENT_METHODS, type PaymentMethod } from "@talabee/domain";
import { UNAVAILABLE } from "./payment-texts.js";

/**
 * All payment methods, the available ones first, the others with a reason. `walletBalance` is what the customer can
 * spend, in dirhams.
 */
export function paymentMethodOptions(
  enabled: readonly PaymentMethod[],
  walletBalance: number,
  language: Language,
): PaymentMethodChoice[] {
  const reasonOf = (code: PaymentMethod) => {
    if (!enabled.includes(code)) return UNAVAILABLE.noGateway[language];
    return code === "wallet" && walletBalance === 0 ? UNAVAILABLE.emptyWallet[language] : null;
  };
  return PAYMENT_METHODS.map((code) => {
    const reason = reasonOf(code);
    return { code, enabled: reason === null, reason };
  }).toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
}

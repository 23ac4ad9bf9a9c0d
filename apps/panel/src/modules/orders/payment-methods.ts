import type { Language, PaymentMethodChoice } from "@talabee/contract";
import { PAYMENT_METHODS, type PaymentMethod } from "@talabee/domain";
import { UNAVAILABLE } from "./payment-texts.js";

/**
 * All payment methods, the available ones first, the others with a reason; none if none is enabled, so that the
 * storefront shows 'No Payment Methods' (REQ-MESSAGE-20). `walletBalance` is what the customer can spend, in dirhams.
 */
export function paymentMethodOptions(
  enabled: readonly PaymentMethod[],
  walletBalance: number,
  language: Language,
): PaymentMethodChoice[] {
  if (enabled.length === 0) return [];
  const reasonOf = (code: PaymentMethod) => {
    if (!enabled.includes(code)) return UNAVAILABLE.noGateway[language];
    return code === "wallet" && walletBalance === 0 ? UNAVAILABLE.emptyWallet[language] : null;
  };
  return PAYMENT_METHODS.map((code) => {
    const reason = reasonOf(code);
    return { code, enabled: reason === null, reason };
  }).toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
}

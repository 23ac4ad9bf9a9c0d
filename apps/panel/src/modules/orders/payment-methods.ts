import type { Language, PaymentMethodChoice } from "@talabee/contract";
import { PAYMENT_METHODS, type PaymentMethod } from "@talabee/domain";
import type { PaymentBrand } from "../../payments/payment-brands.js";
import { BRAND_NAMES, UNAVAILABLE } from "./payment-texts.js";

/**
 * All payment methods, the available ones first, the others with a reason; none if none is enabled, so that the
 * storefront shows 'No Payment Methods' (REQ-MESSAGE-20). `walletBalance` is what the customer can spend, in dirhams;
 * `brands` is what the page of the gateway takes.
 */
export function paymentMethodOptions(
  enabled: readonly PaymentMethod[],
  walletBalance: number,
  brands: readonly PaymentBrand[],
  language: Language,
): PaymentMethodChoice[] {
  if (enabled.length === 0) return [];
  const reasonOf = (code: PaymentMethod) => {
    if (!enabled.includes(code)) return UNAVAILABLE.noGateway[language];
    return code === "wallet" && walletBalance === 0 ? UNAVAILABLE.emptyWallet[language] : null;
  };
  return PAYMENT_METHODS.map((code) => {
    const reason = reasonOf(code);
    const isNamed = code === "online" && reason === null && brands.length > 0;
    const names = isNamed ? { names: brands.map((brand) => BRAND_NAMES[brand][language]) } : {};
    return { code, enabled: reason === null, reason, ...names };
  }).toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
}

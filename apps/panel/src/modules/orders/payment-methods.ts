import type { Language, PaymentMethodChoice } from "@talabee/contract";
import { isPaidOnline, PAYMENT_METHODS, type PaymentMethod } from "@talabee/domain";
import type { Panel } from "../../panel.js";

const NO_GATEWAY = { en: "Not available here", ar: "غير متاح هنا" };
const EMPTY_WALLET = { en: "Your wallet is empty", ar: "محفظتك فارغة" };

/** What can be paid with at this panel: cards need a gateway. */
export function enabledPaymentMethods({ gateways }: Pick<Panel, "gateways">): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => gateways.current !== null || !isPaidOnline(method));
}

/**
 * Every way to pay, those that work first, the others with the reason why not. `walletBalance` is what the customer can
 * spend, in dirhams.
 */
export function paymentMethodChoices(
  panel: Pick<Panel, "gateways">,
  walletBalance: number,
  language: Language,
): PaymentMethodChoice[] {
  const enabled = enabledPaymentMethods(panel);
  const reasonOf = (code: PaymentMethod) => {
    if (!enabled.includes(code)) return NO_GATEWAY[language];
    return code === "wallet" && walletBalance === 0 ? EMPTY_WALLET[language] : null;
  };
  return PAYMENT_METHODS.map((code) => {
    const reason = reasonOf(code);
    return { code, enabled: reason === null, reason };
  }).toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
}

import type { Language, PaymentMethodChoice } from "@talabee/contract";
import { PAYMENT_METHODS, type PaymentMethod } from "@talabee/domain";

/** What can be paid with today. */
export const ENABLED_PAYMENT_METHODS: readonly PaymentMethod[] = ["cod"];

const NOT_YET = { en: "Not available yet", ar: "غير متاح حاليًا" };

/** Every way to pay, those that work first, the others with the reason why not. */
export function paymentMethodChoices(language: Language): PaymentMethodChoice[] {
  return PAYMENT_METHODS.map((code) => {
    const enabled = ENABLED_PAYMENT_METHODS.includes(code);
    return { code, enabled, reason: enabled ? null : NOT_YET[language] };
  }).toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
}

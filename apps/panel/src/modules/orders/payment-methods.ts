import type { Language, PaymentMethodChoice } from "@talabee/contract";
import { PAYMENT_METHODS, type PaymentMethod } from "@talabee/domain";
import type { Panel } from "../../panel.js";
import { enabledPaymentMethods } from "../../payments/enabled-methods.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import type { OrderSettings } from "../settings/brand-settings.js";

const NO_GATEWAY = { en: "Not available here", ar: "غير متاح هنا" };

const EMPTY_WALLET = { en: "Your wallet is empty", ar: "محفظتك فارغة" };

/** Payment methods for an order: enabled on this server and accepted by the brand and the store. */
export function methodsOf(
  panel: Pick<Panel, "gateways">,
  brand: Pick<OrderSettings, "paymentMethods">,
  store: Pick<StoreRow, "paymentMethods"> | null,
): PaymentMethod[] {
  const ofStore = store?.paymentMethods ?? brand.paymentMethods;
  return enabledPaymentMethods(panel).filter(
    (method) => brand.paymentMethods.includes(method) && ofStore.includes(method),
  );
}

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
    if (!enabled.includes(code)) return NO_GATEWAY[language];
    return code === "wallet" && walletBalance === 0 ? EMPTY_WALLET[language] : null;
  };
  return PAYMENT_METHODS.map((code) => {
    const reason = reasonOf(code);
    return { code, enabled: reason === null, reason };
  }).toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
}

import type { PaymentMethod } from "@talabee/domain";
import type { Panel } from "../../panel.js";
import { enabledPaymentMethods } from "../../payments/enabled-methods.js";
import type { OrderSettings } from "../settings/brand-settings.js";
import type { StoreRow } from "./store-dto.js";

/** Payment methods for an order: enabled on this server and accepted by the brand and the store. */
export function acceptedPaymentMethods(
  panel: Pick<Panel, "gateways">,
  brand: Pick<OrderSettings, "paymentMethods">,
  store: Pick<StoreRow, "paymentMethods"> | null,
): PaymentMethod[] {
  const ofStore = store?.paymentMethods ?? brand.paymentMethods;
  return enabledPaymentMethods(panel).filter(
    (method) => brand.paymentMethods.includes(method) && ofStore.includes(method),
  );
}

import { usesGateway, PAYMENT_METHODS, type PaymentMethod } from "@talabee/domain";
import type { Panel } from "../panel.js";

/** Payment methods that this server can process: cards need a gateway. */
export function enabledPaymentMethods({ gateways }: Pick<Panel, "gateways">): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => gateways.current !== null || !usesGateway(method));
}

import type { Order } from "@talabee/contract";

/**
 * Leaves for the gateway's page when an order's payment has to be gone on with there; false when it has not. Only web
 * addresses are followed.
 */
export function goOnPaying({ payment }: Pick<Order, "payment">): boolean {
  if (payment === null || payment.action_url === null) return false;
  const page = new URL(payment.action_url, window.location.href);
  if (page.origin !== window.location.origin && page.protocol !== "https:") return false;
  window.location.assign(page);
  return true;
}

/** Leaves for the gateway's page when a payment has to be gone on with there; false when it has not. */
export function redirectToPayment({ payment }: { payment: { action_url: string | null } | null }): boolean {
  return payment !== null && payment.action_url !== null && redirectTo(payment.action_url);
}

/** Leaves for a page of the gateway's; false when it is none. Only web addresses are followed. */
export function redirectTo(address: string): boolean {
  const page = new URL(address, window.location.href);
  if (page.origin !== window.location.origin && page.protocol !== "https:") return false;
  window.location.assign(page);
  return true;
}

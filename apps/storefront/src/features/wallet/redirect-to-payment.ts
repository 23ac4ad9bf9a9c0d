/** Redirects to the gateway if the payment continues there; returns whether it does. */
export function redirectToPayment({ payment }: { payment: { action_url: string | null } | null }): boolean {
  return payment !== null && payment.action_url !== null && redirectTo(payment.action_url);
}

/** Redirects to a gateway page; returns false for addresses that are neither our own nor HTTPS. */
export function redirectTo(address: string): boolean {
  const page = new URL(address, window.location.href);
  if (page.origin !== window.location.origin && page.protocol !== "https:") return false;
  window.location.assign(page);
  return true;
}

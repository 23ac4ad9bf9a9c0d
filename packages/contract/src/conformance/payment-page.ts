/** Longest wait for a page, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Sends a request without following redirects. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Fields with which the payment page of a demo panel succeeds (docs/payments.md). */
export const DEMO_CARD = "number=4242424242424242&expiry=12/40&cvc=123";

/**
 * Submits payment pages that are plain forms, like those of a demo panel, and resolves to the address they redirect
 * to. Skips pages of another site unless `fields` has values for them.
 */
export function createPageFiller(baseUrl: string, fields: string | null, send: Send = fetch) {
  return async (address: string): Promise<string | null> => {
    const url = new URL(address, baseUrl);
    if (fields === null && url.origin !== new URL(baseUrl).origin) return null;
    const body = new URLSearchParams(fields ?? DEMO_CARD);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await send(url.href, { method: "POST", body, redirect: "manual", signal });
    await response.body?.cancel();
    const location = response.headers.get("Location");
    return location === null ? null : new URL(location, url).href;
  };
}

/** A one-time card token from the page of a demo panel; null where there is no such page. */
export async function createDemoCardToken(
  completePage: (url: string) => Promise<string | null>,
): Promise<string | null> {
  const back = await completePage("/sandbox-gateway/cards/new?return_to=/profile");
  return back === null ? null : new URL(back, "http://panel").searchParams.get("card_token");
}

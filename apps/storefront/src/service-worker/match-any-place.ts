import { FULFILMENT_PARAMS } from "@talabee/contract/react";
import { CACHES } from "./cache-names.js";

/** An address without where and when an order is wanted. */
function withoutPlace(address: string): string {
  const url = new URL(address);
  for (const name of FULFILMENT_PARAMS) url.searchParams.delete(name);
  return url.href;
}

/**
 * The newest cached response to a request, whatever its place. Offline a customer's addresses are not known, so their place is
 * missing from the requests of the pages that they have seen.
 */
export async function matchAnyPlace(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.catalogue);
  const wanted = withoutPlace(request.url);
  for (const { url } of (await cache.keys()).toReversed()) {
    if (withoutPlace(url) !== wanted) continue;
    // With the headers by which responses vary.
    const response = await cache.match(new Request(url, request));
    if (response !== undefined) return response;
  }
  return undefined;
}

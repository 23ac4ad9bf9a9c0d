import { createClient, type PanelClient } from "@talabee/contract";
import { selectToken } from "@talabee/domain";
import type { ShopParts } from "../shop-parts.js";
import { fetchWithTimeout } from "./fetch-with-timeout.js";

/** A client of the API in the customer's language, with the bearer token of the session (REQ-API-01). */
export function createApi(
  { language, store }: Pick<ShopParts, "language" | "store">,
  overrides: { fetch?: typeof fetch; token?: () => string | null } = {},
): PanelClient {
  return createClient({
    baseUrl: import.meta.env.VITE_PANEL_BASE_URL ?? "",
    language: language.get,
    token: () => selectToken(store.getState()),
    onBadItem: ({ path, item, requestId }) =>
      console.error("An error occurred:", `${path} dropped ${item} (${requestId})`),
    fetch: fetchWithTimeout,
    ...overrides,
  });
}

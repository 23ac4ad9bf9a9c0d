import { createClient, type PanelClient } from "@talabee/contract";
import { selectToken } from "@talabee/domain";
import { language } from "../app/preferences.js";
import { store } from "../app/store.js";

/** Speaks to the panel by another `fetch` than the browser's. */
export function panelBy(fetchIt?: typeof fetch): PanelClient {
  return createClient({
    baseUrl: import.meta.env.VITE_PANEL_BASE_URL ?? "",
    language: language.get,
    token: () => selectToken(store.getState()),
    onBadItem: ({ path, item, requestId }) =>
      console.error("An error occurred:", `${path} dropped ${item} (${requestId})`),
    ...(fetchIt === undefined ? {} : { fetch: fetchIt }),
  });
}

/** The panel: every call goes to one base address, in the customer's language, with the bearer token (spec section 7). */
export const panel = panelBy();

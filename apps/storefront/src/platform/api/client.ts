import { createClient, type PanelClient } from "@talabee/contract";
import { selectToken } from "@talabee/domain";
import { language } from "../preferences.js";
import { store } from "../store.js";
import { fetchInTime } from "./fetch-with-timeout.js";

/** Speaks to the panel by a `fetch` of its caller's. */
export function panelBy(fetchIt: typeof fetch): PanelClient {
  return createClient({
    baseUrl: import.meta.env.VITE_PANEL_BASE_URL ?? "",
    language: language.get,
    token: () => selectToken(store.getState()),
    onBadItem: ({ path, item, requestId }) =>
      console.error("An error occurred:", `${path} dropped ${item} (${requestId})`),
    fetch: fetchIt,
  });
}

/** The panel: every call goes to one base address, in the customer's language, with the bearer token (REQ-API-01). */
export const panel = panelBy(fetchInTime);

import { selectIsAuthenticated } from "@talabee/domain";
import { appSettings } from "../calls.js";
import type { ClientApp } from "./client-app.js";
import { isOnline } from "./connection.js";
import { refreshSettings } from "./refresh-settings.js";
import { apiQuery } from "./use-api-query.js";

/** How often a visible tab reads the settings. The server answers from memory, without a body while they are the same. */
const INTERVAL_MS = 60_000;
/** Settings that were read this recently are not read again when the tab is seen. */
const MAX_AGE_MS = 10_000;

/**
 * Keeps a guest's open tab at the operator's settings (REQ-STORAGE-03): guests have no event stream. Returns a function
 * that ends it.
 */
export function pollSettings(app: ClientApp): () => void {
  const read = async () => {
    if (document.visibilityState !== "visible" || !isOnline()) return;
    if (selectIsAuthenticated(app.store.getState())) return;
    const query = { ...apiQuery(app, appSettings), staleTime: MAX_AGE_MS };
    const before = app.queryClient.getQueryData<{ version: string }>(query.queryKey);
    const { version } = await app.queryClient.fetchQuery(query);
    if (version !== before?.version) refreshSettings(app);
  };
  // Offline in that moment: the next one counts.
  const tryRead = () => void read().catch(() => undefined);
  document.addEventListener("visibilitychange", tryRead);
  window.addEventListener("focus", tryRead);
  const timer = setInterval(tryRead, INTERVAL_MS);
  return () => {
    document.removeEventListener("visibilitychange", tryRead);
    window.removeEventListener("focus", tryRead);
    clearInterval(timer);
  };
}

import { MAX_RETRY_DELAY_MS, PanelError, retryDelay, shouldRetry } from "@talabee/contract";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import "../connection.js";
import { endSession } from "./end-session.js";

const MINUTE_MS = 60_000;

/**
 * The rules for every GET (REQ-API-19 to REQ-API-26): five minutes of cache, three retries with growing delay
 * capped at 30 s (REQ-API-33), no refetch on focus, a failure only logged as 'An error occurred:' (REQ-MESSAGE-49).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error) {
      if (error instanceof PanelError && error.code === "unauthenticated") endSession();
      else console.error("An error occurred:", error);
    },
  }),
  defaultOptions: {
    queries: {
      gcTime: 5 * MINUTE_MS,
      staleTime: 0,
      refetchOnWindowFocus: false,
      // Asked once without a network too: the service worker may have what was last seen.
      networkMode: "offlineFirst",
      retry: shouldRetry,
      retryDelay: (failures, error) => Math.min(retryDelay(failures, error), MAX_RETRY_DELAY_MS),
      throwOnError: false,
    },
    mutations: { retry: false },
  },
});

import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { PanelError } from "../panel-error.js";
import { MAX_RETRY_DELAY_MS, retryDelay, shouldRetry } from "../retry.js";
import type { ClientAppParts } from "./client-app.js";
import { staleTimeOf } from "./rendered-data.js";
import { createMutationCache, endSession } from "./mutation-cache.js";

const MINUTE_MS = 60_000;

/**
 * Reads (REQ-API-23 to REQ-API-26): cached for five minutes, retried three times with exponential delay
 * capped at 30 s (REQ-API-33), not refetched on focus, failures only logged (REQ-MESSAGE-49). Writes are not retried.
 *
 * @param target A server renders what it has loaded: it asks once, renders a refusal as one, and has its own log.
 */
export function createQueryClient(
  app: ClientAppParts,
  target: "browser" | "server" = "browser",
): QueryClient {
  const isServer = target === "server";
  // The manager assumes to be online until the next browser event, so it misses a page that starts offline.
  // A server has a navigator without `onLine`, or none before Node 21.
  onlineManager.setOnline((globalThis.navigator as Navigator | undefined)?.onLine !== false);
  const queryClient: QueryClient = new QueryClient({
    mutationCache: createMutationCache(app, () => queryClient),
    queryCache: new QueryCache({
      onError(error) {
        if (isServer) return;
        if (error instanceof PanelError && error.code === "unauthenticated") endSession(app);
        else console.error("An error occurred:", error);
      },
    }),
    defaultOptions: {
      queries: {
        // A server drops the whole cache with its page, and needs no timers.
        gcTime: isServer ? Infinity : 5 * MINUTE_MS,
        staleTime: (query) => staleTimeOf(queryClient, query),
        refetchOnWindowFocus: false,
        // Also tried while offline: the service worker may have the last answer.
        networkMode: "offlineFirst",
        retry: isServer ? false : shouldRetry,
        ...(isServer && { retryOnMount: false }),
        retryDelay: (failures, error) => Math.min(retryDelay(failures, error), MAX_RETRY_DELAY_MS),
        throwOnError: false,
      },
      mutations: { retry: false, networkMode: "always", gcTime: 0 },
    },
  });
  return queryClient;
}

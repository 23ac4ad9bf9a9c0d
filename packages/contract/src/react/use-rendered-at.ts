import { skipToken, useQuery } from "@tanstack/react-query";
import type { ClientApp } from "./client-app.js";

/** In every time zone hours and days begin at a multiple of this. The page stays the same text for as long. */
const QUARTER_HOUR_MS = 900_000;

/**
 * When the server rendered the page, in milliseconds, rounded down to a quarter of an hour; undefined for what the
 * browser renders by itself. It reaches the browser with the responses (`dehydrateReads`), so that texts that depend on
 * the time of day are hydrated with it.
 */
export function useRenderedAt({ queryClient }: Pick<ClientApp, "queryClient">): number | undefined {
  const { data } = useQuery(
    {
      queryKey: ["rendered-at"],
      queryFn: skipToken,
      // Set by the server and never loaded: the browser gets it with the data of the page.
      initialData: () => (typeof document === "undefined" ? quarterHour() : undefined),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return data;
}

function quarterHour(): number {
  return Math.floor(Date.now() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
}

import { skipToken, useQuery } from "@tanstack/react-query";
import type { ClientApp } from "./client-app.js";

/** Hours and days begin at a multiple of this in every time zone, and a page stays the same text for as long. */
const QUARTER_HOUR_MS = 900_000;

/**
 * When the server rendered the page, in milliseconds, rounded down to a quarter of an hour; undefined for what the browser
 * renders by itself. It reaches the browser as the responses do (`renderWithData`): texts that depend on the time of day
 * are hydrated with it.
 */
export function useRenderedAt({ queryClient }: Pick<ClientApp, "queryClient">): number | undefined {
  const { data } = useQuery(
    {
      queryKey: ["rendered-at"],
      queryFn: skipToken,
      // No read: a page would be rendered once more for it.
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

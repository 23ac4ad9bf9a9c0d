import { type DehydratedState, dehydrate, hydrate, type Query } from "@tanstack/react-query";
import { selectToken } from "@talabee/domain";
import type { ClientApp } from "./client-app.js";

/** Reads that lead to further reads, at most; a page deeper than this comes with its skeletons. */
const MAX_ROUNDS = 4;

/**
 * Renders on a server what `render` returns, with the API responses it needs. They are found by rendering: each round
 * sends the reads of the round before, until nothing new is asked for. A failed read is left to the browser. Returns the
 * markup and the responses as JSON, for `takeOverData`.
 */
export async function renderWithData(
  { queryClient }: Pick<ClientApp, "queryClient">,
  render: () => Promise<string>,
): Promise<{ markup: string; data: string }> {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  try {
    let markup = await render();
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const waiting = queryClient.getQueryCache().getAll().filter(isWaiting);
      if (waiting.length === 0) break;
      await Promise.allSettled(waiting.map((query) => query.fetch()));
      markup = await render();
    }
    return { markup, data: JSON.stringify(dehydrate(queryClient)) };
  } finally {
    queryClient.clear();
  }
}

function isWaiting({ state, options }: Query): boolean {
  return state.status === "pending" && (options as { enabled?: boolean }).enabled !== false;
}

/** Takes the responses of `renderWithData` into the cache, so that a page is hydrated without loading them again. */
export function takeOverData(
  { queryClient, store }: Pick<ClientApp, "queryClient" | "store">,
  data: string,
): void {
  hydrate(queryClient, JSON.parse(data) as DehydratedState);
  // The server knows no session: what it rendered is what a guest sees.
  if (selectToken(store.getState()) !== null) void queryClient.invalidateQueries({ refetchType: "none" });
}

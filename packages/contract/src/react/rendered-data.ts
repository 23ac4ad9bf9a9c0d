import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import { selectToken } from "@talabee/domain";
import { PanelError } from "../panel-error.js";
import type { ClientApp } from "./client-app.js";

type Refusal = Pick<PanelError, "status" | "code" | "message">;
/** A response by the key of its query, or why it was refused. */
type RenderedResponse = [key: QueryKey, response: unknown, refusal?: Refusal];

/** Reads that lead to further reads, at most; a page deeper than this comes with its skeletons. */
const MAX_ROUNDS = 4;

/**
 * Renders on a server what `render` returns, with the API responses it needs. They are found by rendering: each round
 * sends the reads of the round before, until nothing new is asked for. What does not exist or is closed is rendered as
 * such; any other failed read is left to the browser. Returns the markup and the responses as JSON, for `takeOverData`.
 */
export async function renderWithData(
  { queryClient }: Pick<ClientApp, "queryClient">,
  render: () => Promise<string>,
): Promise<{ markup: string; data: string }> {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  // The server has logged what it could not answer.
  queryClient.getQueryCache().config = {};
  try {
    let markup = await render();
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const waiting = queryClient.getQueryCache().getAll().filter(isWaiting);
      if (waiting.length === 0) break;
      await Promise.allSettled(waiting.map((query) => query.fetch()));
      // As the browser will show it: without the id of the request.
      for (const { queryKey, state } of waiting.filter(isRefused))
        showRefusal(queryClient, queryKey, new PanelError(refusalOf(state.error as PanelError)));
      markup = await render();
    }
    // Without times, so that a page is the same text for as long as its content is.
    const responses = queryClient
      .getQueryCache()
      .getAll()
      .flatMap((query): RenderedResponse[] => {
        const { queryKey, state } = query;
        if (state.status === "success") return [[queryKey, state.data]];
        return isRefused(query) ? [[queryKey, null, refusalOf(state.error as PanelError)]] : [];
      });
    return { markup, data: JSON.stringify(responses) };
  } finally {
    queryClient.clear();
  }
}

function isWaiting({ state, options }: Query): boolean {
  return state.status === "pending" && (options as { enabled?: boolean }).enabled !== false;
}

/** Answered with 403, 404, 410, or 422 as for an invalid cursor: the same for everybody, and for every attempt. */
function isRefused({ state: { error } }: Query): boolean {
  return error instanceof PanelError && [403, 404, 410, 422].includes(error.status);
}

/** What a screen shows of a refusal; without the id of the request, so that a page stays the same text. */
function refusalOf({ status, code, message }: PanelError): Refusal {
  return { status, code, message };
}

/** Shows a refusal, and keeps it when the screen mounts, which would otherwise load again. */
function showRefusal(queryClient: QueryClient, queryKey: QueryKey, error: PanelError): void {
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  const query = queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions({ queryKey }));
  query.setState({ status: "error", error, fetchFailureReason: error, fetchFailureCount: 1 });
}

/** When the page was requested whose responses a client took over. */
const takenOverAt = new WeakMap<QueryClient, number>();

/**
 * How long what a page came with counts as fresh, so that taking it over sends no request. The server keeps a page for a
 * second, and checks an order against the store anyway.
 */
const RENDERED_FRESH_MS = 30_000;

/** How long a response counts as fresh: reads are repeated when they are shown again, unless the page came with them. */
export function staleTimeOf(queryClient: QueryClient, { state }: Query): number {
  return state.dataUpdatedAt === takenOverAt.get(queryClient) ? RENDERED_FRESH_MS : 0;
}

/** Takes the responses of `renderWithData` into the cache, so that a page is hydrated without loading them again. */
export function takeOverData(
  { queryClient, store }: Pick<ClientApp, "queryClient" | "store">,
  data: string,
): void {
  const updatedAt = pageTime();
  takenOverAt.set(queryClient, updatedAt);
  for (const [queryKey, response, refusal] of JSON.parse(data) as RenderedResponse[]) {
    if (refusal === undefined) queryClient.setQueryData(queryKey, response, { updatedAt });
    else showRefusal(queryClient, queryKey, new PanelError(refusal));
  }
  // The server knows no session: what it rendered is what a guest sees.
  if (selectToken(store.getState()) !== null) void queryClient.invalidateQueries({ refetchType: "none" });
}

/** When the page was requested; 0 if it came from a cache, where it may have been for long. */
function pageTime(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (navigation?.transferSize ?? 0) > 0 ? performance.timeOrigin : 0;
}

import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { selectToken } from "@talabee/domain";
import { PanelError } from "../panel-error.js";
import type { ClientApp } from "./client-app.js";

type Refusal = Pick<PanelError, "status" | "code" | "message">;
type DehydratedQuery = DehydratedState["queries"][number];

/**
 * Prepares the loaded reads for rendering on a server. A refusal (403, 404, 410, 422) stays, without the id of its
 * request, and is rendered as the browser will show it. Any other failed read is removed and left to the browser.
 */
export function settleReads({ queryClient }: Pick<ClientApp, "queryClient">): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { error } = query.state;
    if (error === null) continue;
    if (isRefusal(error)) keepRefusal(query, error);
    else queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Whether a read that has been answered was refused: the page may be one that does not exist. */
export const hasRefusals = ({ queryClient }: Pick<ClientApp, "queryClient">): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => isRefusal(state.error));

/** Answered with 403, 404, 410, or 422 as for an invalid cursor: the same for everybody, and for every attempt. */
function isRefusal(error: Error | null): error is PanelError {
  return error instanceof PanelError && [403, 404, 410, 422].includes(error.status);
}

const refusalOf = ({ status, code, message }: Refusal): Refusal => ({ status, code, message });

function keepRefusal(query: Query, refusal: Refusal): void {
  const error = new PanelError(refusalOf(refusal));
  query.setState({ ...query.state, error, fetchFailureReason: error });
}

/** Reads that something rendered asks for, and that were not loaded: no route names them. */
export function missedReads({ queryClient }: Pick<ClientApp, "queryClient">): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) =>
        state.status === "pending" && (options as { enabled?: boolean }).enabled !== false,
    );
}

/** The responses that a server has rendered from, as JSON. Without times: the same responses are the same text. */
export function dehydrateReads({ queryClient }: Pick<ClientApp, "queryClient">): string {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status === "success" || isRefusal(state.error),
    shouldRedactErrors: () => false,
  });
  return JSON.stringify(
    queries.map(({ state, ...query }) => {
      const error = isRefusal(state.error) ? refusalOf(state.error) : null;
      const times = { dataUpdatedAt: 0, errorUpdatedAt: 0 };
      return { ...query, dehydratedAt: 0, state: { ...state, ...times, error, fetchFailureReason: null } };
    }),
  );
}

/** Time in ms at which the page was requested whose responses a query client has taken over; see `pageTime`. */
const takenOverAt = new WeakMap<QueryClient, number>();

/**
 * How long, in ms, the data of a rendered page counts as fresh, so that hydrating it sends no request. The server keeps a
 * page for a second, and checks an order against the store anyway.
 */
const RENDERED_FRESH_MS = 30_000;

/** When the response of a query was prefetched. */
const prefetchedAt = new WeakMap<Query, number>();

/** Loads a query ahead: its response counts as fresh when it is shown soon, so that nothing is asked twice. */
export async function loadAhead(
  queryClient: QueryClient,
  queryKey: QueryKey,
  load: () => Promise<unknown>,
): Promise<void> {
  const before = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  await load();
  const query = queryClient.getQueryCache().find({ queryKey });
  const at = query?.state.dataUpdatedAt;
  if (query !== undefined && at !== undefined && at !== before) prefetchedAt.set(query, at);
}

/**
 * How long, in ms, a response counts as fresh. Reads are repeated when they are shown again, unless they came with the
 * page, or were loaded ahead of it.
 */
export function staleTimeOf(queryClient: QueryClient, query: Query): number {
  const { dataUpdatedAt } = query.state;
  const isAhead = [takenOverAt.get(queryClient), prefetchedAt.get(query)].includes(dataUpdatedAt);
  return isAhead ? RENDERED_FRESH_MS : 0;
}

/** Takes the responses of `dehydrateReads` into the cache, so that a page is hydrated without loading them again. */
export function hydrateReads(
  { queryClient, store }: Pick<ClientApp, "queryClient" | "store">,
  data: string,
): void {
  const updatedAt = pageTime();
  takenOverAt.set(queryClient, updatedAt);
  const queries = JSON.parse(data) as DehydratedQuery[];
  for (const { state } of queries) state.dataUpdatedAt = updatedAt;
  hydrate(queryClient, { mutations: [], queries });
  for (const { queryKey, state } of queries) {
    if (state.error === null) continue;
    // The refusal is shown: without this, a screen that mounts would load the read again.
    queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
    keepRefusal(queryClient.getQueryCache().find({ queryKey })!, state.error as unknown as Refusal);
  }
  // The server knows no session: what it rendered is what a guest sees.
  if (selectToken(store.getState()) !== null) void queryClient.invalidateQueries({ refetchType: "none" });
}

/** When the page was requested; 0 if it came from a cache, where it may have been for long. */
function pageTime(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (navigation?.transferSize ?? 0) > 0 ? performance.timeOrigin : 0;
}

import {
  createClient,
  fieldErrors,
  PanelError,
  retryDelay,
  shouldRetry,
  type Call,
  type CallData,
  type CallOptions,
} from "@talabee/contract";
import { queryKey, useQueryStatus } from "@talabee/contract/react";
import { useLocale, type Language } from "@talabee/ui/locale";
import { toast } from "@talabee/ui/primitives/toast";
import { QueryClient, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { readToken, setToken } from "./session";

/** The panel is on another origin: its PANEL_ORIGINS names that of the shop. */
const client = (language: Language) =>
  createClient({ baseUrl: import.meta.env.VITE_PANEL_URL, language: () => language, token: readToken });
const clients = { ar: client("ar"), en: client("en") };

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry, retryDelay, staleTime: 60_000 } },
});

type Request<C> = Pick<CallOptions<C>, "params" | "query" | "body">;

/** Key of what `usePanel` reads. Its first element is the scope by which calls name what they change. */
export const panelKey = <C extends Call>(call: C, request: Request<C>, language: Language) => [
  ...queryKey(call, request, language),
  request.body ?? null,
];

/** Reads from the panel in the current language: a GET, or a call that only computes something from its body. */
export function usePanel<C extends Call>(call: C, options: Request<C> & { enabled?: boolean } = {}) {
  const { language } = useLocale();
  const { enabled = true, ...request } = options;
  const query = useQuery({
    queryKey: panelKey(call, request, language),
    queryFn: async ({ signal }): Promise<CallData<C>> =>
      (await clients[language].send(call, { ...request, signal } as CallOptions<C>)).data,
    enabled,
  });
  return {
    data: query.data as CallData<C> | undefined,
    status: useQueryStatus(query),
    retry: () => void query.refetch(),
  };
}

type ItemOf<C> = CallData<C> extends { items: readonly (infer Item)[] } ? Item : never;
interface Page<C> {
  items: readonly ItemOf<C>[];
  next_cursor: string | null;
}

/** Reads a whole list of the panel, page after page; what has come is shown meanwhile. */
export function usePanelList<C extends Call>(call: C, request: Request<C> = {}) {
  const { language } = useLocale();
  const query = useInfiniteQuery({
    queryKey: [...panelKey(call, request, language), "pages"],
    queryFn: async ({ pageParam, signal }): Promise<Page<C>> => {
      const page = { ...request, query: { ...request.query, cursor: pageParam }, signal };
      const { data } = await clients[language].send(call, page as unknown as CallOptions<C>);
      return data as Page<C>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    items: query.data?.pages.flatMap(({ items }) => items) ?? [],
    isComplete: query.isSuccess && !hasNextPage,
    status: useQueryStatus(query),
    retry: () => void (hasNextPage ? fetchNextPage() : query.refetch()),
  };
}

/**
 * A write to the panel. `send` resolves to the data, or to null when it was refused: the message was shown, and a caller can
 * handle the error itself by returning true from `onRefused`.
 */
export function useWrite<C extends Call>(call: C) {
  const { language } = useLocale();
  const mutation = useMutation({
    mutationFn: (options: CallOptions<C>) => clients[language].send(call, options),
    onSuccess: ({ message }) => {
      if (message !== "") toast.show({ title: message, tone: "success" });
      for (const scope of call.invalidates ?? []) void queryClient.invalidateQueries({ queryKey: [scope] });
    },
  });
  const send = async (
    options: CallOptions<C>,
    onRefused?: (error: PanelError) => boolean,
  ): Promise<CallData<C> | null> => {
    try {
      return (await mutation.mutateAsync(options)).data;
    } catch (error) {
      if (!(error instanceof PanelError)) throw error;
      if (error.code === "unauthenticated") setToken(null);
      if (onRefused?.(error) !== true) toast.show({ title: error.message, tone: "danger" });
      return null;
    }
  };
  return { send, loading: mutation.isPending };
}

/** A form's write: resolves to the errors of its fields, or to nothing. */
export function useFormWrite<C extends Call>(call: C, onDone: (data: CallData<C>) => void) {
  const { send } = useWrite(call);
  return async (body: CallOptions<C>["body"]) => {
    let refused: PanelError | null = null;
    const data = await send({ body } as CallOptions<C>, (error) => {
      refused = error;
      return false;
    });
    if (data !== null) onDone(data);
    return refused === null ? undefined : { fields: fieldErrors(refused) };
  };
}

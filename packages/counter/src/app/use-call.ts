import type { Call, CallData, CallOptions } from "@talabee/contract";
import { queryKey } from "@talabee/contract/react";
import { useLocale } from "@talabee/ui/locale";
import { useQuery } from "@tanstack/react-query";
import { useCounter } from "./counter.js";

/** Reads from the server, again whenever its key is invalidated. */
export function useCall<C extends Call>(
  call: C,
  {
    enabled = true,
    everyMs,
    ...options
  }: Pick<CallOptions<C>, "params" | "query"> & { enabled?: boolean; everyMs?: number } = {},
) {
  const { api } = useCounter();
  const { language } = useLocale();
  return useQuery<CallData<C>>({
    queryKey: queryKey(call, options, language),
    queryFn: async ({ signal }) => (await api.send(call, { ...options, signal } as CallOptions<C>)).data,
    enabled,
    refetchInterval: everyMs ?? false,
  });
}

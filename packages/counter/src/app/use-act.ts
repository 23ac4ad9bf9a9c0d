import { type Call, type CallData, type CallOptions, PanelError } from "@talabee/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCounter } from "./counter.js";

/** Writes to the server, after which everything that screens have read behind the counter is read again. */
export function useAct() {
  const { api, session } = useCounter();
  const queryClient = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<PanelError | null>(null);
  /** The answer; undefined where it failed. */
  async function act<C extends Call>(
    call: C,
    options: CallOptions<C>,
  ): Promise<{ data: CallData<C> } | undefined> {
    setIsSending(true);
    setIsDone(false);
    setError(null);
    try {
      const { data } = await api.send(call, options);
      await queryClient.invalidateQueries({ queryKey: ["panel"] });
      setIsDone(true);
      return { data };
    } catch (problem) {
      if (!(problem instanceof PanelError)) throw problem;
      if (problem.code === "unauthenticated") session.onEnded();
      setError(problem);
      return undefined;
    } finally {
      setIsSending(false);
    }
  }
  /** What the server says of a field. */
  const errorOf = (field: string): string | undefined => error?.errors[field]?.[0];
  return { act, isSending, isDone, error, errorOf };
}

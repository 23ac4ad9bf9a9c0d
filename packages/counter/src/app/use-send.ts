import { type Answer, type Call, type CallData, type CallOptions, PanelError } from "@talabee/contract";
import { useState } from "react";
import { useCounter } from "./counter.js";

/** Writes to the server: whether it is under way, and whether the last one failed. */
export function useSend() {
  const { api, onExpired } = useCounter();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<PanelError | null>(null);
  /** Null where it failed. */
  const send = async <C extends Call>(call: C, options: CallOptions<C>): Promise<CallData<C> | null> =>
    (await answered(call, options))?.data ?? null;
  async function answered<C extends Call>(
    call: C,
    options: CallOptions<C>,
  ): Promise<Answer<CallData<C>> | null> {
    setIsSending(true);
    setError(null);
    try {
      return await api.send(call, options);
    } catch (problem) {
      if (!(problem instanceof PanelError)) throw problem;
      if (problem.code === "unauthenticated") onExpired();
      setError(problem);
      return null;
    } finally {
      setIsSending(false);
    }
  }
  /** As `send`, for calls that answer nothing: whether it was done. */
  const done = async <C extends Call>(call: C, options: CallOptions<C>): Promise<boolean> =>
    (await answered(call, options)) !== null;
  return { send, done, isSending, error };
}

import { type Call, type CallData, type CallOptions, PanelError } from "@talabee/contract";
import { useState } from "react";
import { useCounter } from "./counter.js";

/** Writes to the server: whether it is under way, and whether the last one failed. */
export function useSend() {
  const { api, session } = useCounter();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<PanelError | null>(null);
  /** Null where it failed. */
  async function send<C extends Call>(call: C, options: CallOptions<C>): Promise<CallData<C> | null> {
    setIsSending(true);
    setError(null);
    try {
      return (await api.send(call, options)).data;
    } catch (problem) {
      if (!(problem instanceof PanelError)) throw problem;
      if (problem.code === "unauthenticated") session.onEnded();
      setError(problem);
      return null;
    } finally {
      setIsSending(false);
    }
  }
  return { send, isSending, error };
}

import {
  type Answer,
  type Call,
  type CallData,
  type CallOptions,
  logout,
  type PanelClient,
  PanelError,
} from "@talabee/contract";
import { selectToken } from "@talabee/domain";
import { toast } from "@talabee/ui/primitives/toast";
import { MutationCache, type QueryClient } from "@tanstack/react-query";
import { showMessage } from "../messages.js";
import type { ShopParts } from "../shop-parts.js";
import { endSession } from "./end-session.js";

/** Variables of a write. */
export interface SendOptions<C extends Call> extends CallOptions<C> {
  /** Called with a failure first. Returns true when it is handled and needs no toast. */
  readonly onProblem?: (problem: PanelError) => boolean;
  /** Called with the answer's data before stale queries are read again, e.g. to store a new token first. */
  readonly onAnswer?: (data: CallData<C>) => void;
  /** Shows no success toast, e.g. for a write that follows from another one. */
  readonly isQuiet?: boolean;
  /** Replaces the shop's client, e.g. by one that reports upload progress. */
  readonly via?: PanelClient;
}

/** What every write carries as `meta`. */
export interface CallMeta {
  readonly call: Call;
  /** The session's token when the write was sent. */
  readonly token: string | null;
}

/**
 * Every write (REQ-API-06, REQ-API-07): a success shows the answer's message and invalidates `auth` and what
 * the call names (REQ-API-32); a failure shows one toast with its message, or 'Failed to add/update data'
 * (REQ-MESSAGE-46); a 401 ends the session. Answers that arrive after the customer signed out or changed are dropped.
 */
export function createMutationCache(parts: ShopParts, queryClient: () => QueryClient): MutationCache {
  /** Toast id of each call's last failure. */
  const failureToasts = new Map<string, string>();
  const invalidate = (call: Call) => {
    for (const scope of ["auth", ...(call.invalidates ?? [])])
      void queryClient().invalidateQueries({ queryKey: [scope] });
  };

  return new MutationCache({
    onSuccess(data, variables, _context, { meta }) {
      const { call } = meta as unknown as CallMeta;
      const answer = data as Answer<never>;
      const { onAnswer, isQuiet } = variables as SendOptions<Call>;
      onAnswer?.(answer.data);
      if (isQuiet !== true) {
        // An earlier failure's toast would contradict this success.
        toast.dismiss(failureToasts.get(call.path) ?? "");
        failureToasts.delete(call.path);
        if (answer.message !== "") toast.show({ title: answer.message, tone: "success" });
      }
      invalidate(call);
    },
    onError(error, variables, _context, { meta }) {
      if (!(error instanceof PanelError) || isSessionOver(parts, meta as unknown as CallMeta)) return;
      const { call } = meta as unknown as CallMeta;
      // The message says that the order was refreshed, whether or not the event stream delivers the change.
      if (error.code === "invalid_transition") invalidate(call);
      const isHandled = (variables as SendOptions<Call>).onProblem?.(error) === true;
      if (error.code === "unauthenticated") endSession(parts);
      if (isHandled || error.code === "unauthenticated") return;
      const fallback = call.kind === "update" ? "failed_to_update_data" : "failed_to_add_data";
      const id =
        error.message === ""
          ? showMessage(parts, fallback, "danger")
          : toast.show({ title: error.message, tone: "danger" });
      failureToasts.set(call.path, id);
    },
  });
}

/** An answer that arrived after its customer had signed out or changed. */
export class SessionOverError extends Error {}

/** Whether the session that sent a write has ended or was replaced. The answer to a logout always counts. */
export function isSessionOver({ store }: Pick<ShopParts, "store">, { call, token }: CallMeta): boolean {
  return token !== null && selectToken(store.getState()) !== token && call.path !== logout.path;
}

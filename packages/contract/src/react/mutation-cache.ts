import { authActions, selectIsAuthenticated } from "@talabee/domain";
import { type InvalidateQueryFilters, MutationCache, type QueryClient } from "@tanstack/react-query";
import type { Call, CallData } from "../call.js";
import type { Answer, CallOptions } from "../client.js";
import { PanelError, serverMessage } from "../panel-error.js";
import { type ClientAppParts, showMessage } from "./client-app.js";

/** Options of a write. */
export interface SendOptions<C extends Call> extends CallOptions<C> {
  /** Called first with a failure. Return true if it is handled and needs no toast. */
  readonly onProblem?: (problem: PanelError) => boolean;
  /** Called with the answer's data before stale queries are read again, e.g. to store a new token first. */
  readonly onAnswer?: (data: CallData<C>) => void;
  /** Shows no success toast, e.g. for a write that another one caused. */
  readonly isQuiet?: boolean;
  /** The customer does not wait for it, so that nothing is said while it takes long. */
  readonly isBackground?: boolean;
}

/** Handles an expired session: clears local data and shows one message (REQ-AUTH-47). */
export function endSession(app: ClientAppParts): void {
  if (!selectIsAuthenticated(app.store.getState())) return;
  app.store.dispatch(authActions.loggedOut());
  showMessage(app, "unauthenticated", "danger");
}

/** Key of the message for a failure without one (REQ-MESSAGE-46, REQ-MESSAGE-54). */
export function failureMessage({ kind }: Pick<Call, "kind">) {
  return kind === "update" ? "failed_to_update_data" : "failed_to_add_data";
}

/**
 * Every write (REQ-API-06, REQ-API-07): a success shows the answer's message and invalidates `auth` and what
 * the call names (REQ-API-32); a failure shows one toast with its message, or 'Failed to add/update data'
 * (REQ-MESSAGE-46); a 401 ends the session.
 */
export function createMutationCache(app: ClientAppParts, queryClient: () => QueryClient): MutationCache {
  /** Toast id of each call's last failure. */
  const failureToasts = new Map<string, string>();
  const invalidate = (call: Call) => {
    for (const scope of ["auth", ...(call.invalidates ?? [])]) {
      const filters: InvalidateQueryFilters = { queryKey: [scope] };
      // A read without data yet is not sent again while it is under way, though it may be older than the write.
      void queryClient().cancelQueries({ ...filters, type: "active" }, { silent: true, revert: false });
      void queryClient().invalidateQueries(filters);
    }
  };

  return new MutationCache({
    onSuccess(data, variables, _context, { meta }) {
      const call = meta!["call"] as Call;
      const answer = data as Answer<never>;
      const { onAnswer, isQuiet } = variables as SendOptions<Call>;
      onAnswer?.(answer.data);
      if (isQuiet !== true) {
        // An earlier failure's toast would contradict this success.
        app.toast.dismiss(failureToasts.get(call.path) ?? "");
        failureToasts.delete(call.path);
        if (answer.message !== "") app.toast.show({ title: answer.message, tone: "success" });
      }
      invalidate(call);
    },
    onError(error, variables, _context, { meta }) {
      if (!(error instanceof PanelError)) return;
      const call = meta!["call"] as Call;
      // The message says that the order was refreshed, whether or not the event stream delivers the change.
      if (error.code === "invalid_transition") invalidate(call);
      const isHandled = (variables as SendOptions<Call>).onProblem?.(error) === true;
      if (error.code === "unauthenticated") endSession(app);
      if (isHandled || error.code === "unauthenticated") return;
      const id =
        serverMessage(error) === ""
          ? showMessage(app, failureMessage(call), "danger")
          : app.toast.show({ title: error.message, tone: "danger" });
      failureToasts.set(call.path, id);
    },
  });
}

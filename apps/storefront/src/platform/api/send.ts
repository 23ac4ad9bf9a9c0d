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
import { store } from "../store.js";
import { endSession } from "./end-session.js";
import { panel } from "./client.js";
import { queryClient } from "./query-client.js";
import { say } from "../messages.js";

export interface PostOptions<C extends Call> extends CallOptions<C> {
  /**
   * Called with a failure first; true when it has been dealt with and needs no toast. A conflict becomes a
   * question, a field error stands at its field.
   */
  readonly onProblem?: (problem: PanelError) => boolean;
  /** Called with the answer's data before anything is read again: a new token has to be there by then. */
  readonly onAnswer?: (data: CallData<C>) => void;
  /** Leaves the success unsaid: it follows from another POST, whose own words stay, and is seen by itself. */
  readonly isQuiet?: boolean;
  /** In place of the one client of the panel: one that tells of its progress. */
  readonly via?: PanelClient;
}

/**
 * Makes a POST (REQ-API-03): the answer's message as a success toast, auth made stale after
 * every success together with what the call names (REQ-API-32); a failure as one toast with its own message, else
 * 'Failed to add data' or 'Failed to update data' (REQ-MESSAGE-46). Resolves to null when the call failed.
 */
export async function post<C extends Call>(
  call: C,
  options: PostOptions<C> = {},
): Promise<CallData<C> | null> {
  const token = selectToken(store.getState());
  // An answer to somebody who has left, or been replaced, meanwhile is nobody's business any more.
  const isStale = () =>
    token !== null && selectToken(store.getState()) !== token && call.path !== logout.path;
  let answer: Answer<CallData<C>>;
  try {
    answer = await (options.via ?? panel).send(call, options);
  } catch (error) {
    if (!(error instanceof PanelError)) throw error;
    if (!isStale()) tell(call, error, options.onProblem);
    return null;
  }
  if (isStale()) return null;
  options.onAnswer?.(answer.data);
  if (options.isQuiet !== true) {
    // What went wrong before has gone right now: both at once would contradict each other.
    toast.dismiss(failures.get(call.path) ?? "");
    failures.delete(call.path);
    if (answer.message !== "") toast.show({ title: answer.message, tone: "success" });
  }
  refresh(call);
  return answer.data;
}

/** Has what a call says it changes read again. */
function refresh(call: Call): void {
  for (const scope of ["auth", ...(call.invalidates ?? [])]) {
    void queryClient.invalidateQueries({ queryKey: [scope] });
  }
}

/** The toast of each call's last failure. */
const failures = new Map<string, string>();

function tell(
  call: Call,
  error: PanelError,
  onProblem: ((problem: PanelError) => boolean) | undefined,
): void {
  // 'The order has changed. We refreshed it': whether or not the stream brings it too.
  if (error.code === "invalid_transition") refresh(call);
  const dealtWith = onProblem?.(error) === true;
  if (error.code === "unauthenticated") endSession();
  if (dealtWith || error.code === "unauthenticated") return;
  const shown =
    error.message === ""
      ? say(call.kind === "update" ? "failed_to_update_data" : "failed_to_add_data", "error")
      : toast.show({ title: error.message, tone: "error" });
  failures.set(call.path, shown);
}

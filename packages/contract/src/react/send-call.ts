import { selectToken } from "@talabee/domain";
import { type MutationOptions, useMutation } from "@tanstack/react-query";
import type { Call, CallData } from "../call.js";
import { logout } from "#calls";
import type { Answer, CallOptions } from "../client.js";
import { isTimeout } from "../fetch-with-timeout.js";
import { isDecided, newKey } from "../idempotency-key.js";
import { fieldErrors, type FieldErrors, PanelError, serverMessage } from "../panel-error.js";
import {
  type ClientApp,
  dismissMessage,
  messageText,
  perApp,
  showMessage,
  useClientApp,
} from "./client-app.js";
import { isOnline } from "./connection.js";
import { failureMessage, type SendOptions } from "./mutation-cache.js";
import { watchLeaving } from "./watch-leaving.js";

/** Errors of a refused write: by field, or one for the whole form. */
export interface Refusal {
  fields: FieldErrors;
  form: string | undefined;
}

/** Result of a write. A form shows the refusal for longer than its toast. */
export type Sent<Data> = { data: Data; refused?: undefined } | { refused: Refusal };

/** An answer that arrived after its customer had signed out or changed. It is dropped. */
class SessionOverError extends Error {}

/** Options of a write, with the token of the session that sent it. */
interface Variables<C extends Call> extends SendOptions<C> {
  readonly sessionToken: string | null;
}

/** Idempotency keys of unanswered requests: sending the same request again reuses its key (REQ-API-29). */
const unansweredKeys = perApp<ClientApp, Map<string, { key: string; at: number }>>(() => new Map());
/**
 * After this long the same request counts as a new one, unless its call requires a key: the customer has seen the state
 * since then, and adds the dish again.
 */
const SAME_WRITE_MS = 60_000;

/** Whether the session of a write is over. */
type IsOver = () => boolean;

/**
 * Calls the API with an idempotency key: a new one, unless the caller passes one or the same request is unanswered. Without
 * one where the server would not store the answer.
 */
async function request<C extends Call>(app: ClientApp, call: C, options: CallOptions<C>, isOver: IsOver) {
  if (call.unkeyed === true) return app.api.send(call, options);
  if (options.idempotencyKey !== undefined) return sendUntilAnswered(app, call, options, isOver);
  const unanswered = unansweredKeys(app);
  const requestKey = JSON.stringify([call.path, options.params, options.body], (_, value: unknown) =>
    // Serialized, every file is {}.
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  const earlier = unanswered.get(requestKey);
  const isSame =
    earlier !== undefined && (call.idempotent === true || Date.now() - earlier.at < SAME_WRITE_MS);
  const idempotencyKey = isSame ? earlier.key : newKey();
  const remember = (at: number) => unanswered.set(requestKey, { key: idempotencyKey, at });
  // While it is being sent, however long, the same request is the same write.
  remember(Infinity);
  try {
    const answer = await sendUntilAnswered(app, call, { ...options, idempotencyKey }, isOver);
    unanswered.delete(requestKey);
    return answer;
  } catch (error) {
    if (error instanceof PanelError && isDecided(error)) unanswered.delete(requestKey);
    else remember(Date.now());
    throw error;
  }
}

/**
 * Sends a write again under its key while its attempts take too long, or the server is still at work on the one before, as
 * long as there is a connection and a session: it is done once (REQ-API-29). One that is cut off by leaving the page has
 * not failed: it stays pending, so that what it changed is kept for the next page, or is sent again if the customer comes
 * back to this one.
 */
async function sendUntilAnswered<C extends Call>(
  app: ClientApp,
  call: C,
  options: CallOptions<C>,
  isOver: IsOver,
) {
  const leaving = watchLeaving();
  try {
    for (;;) {
      try {
        return await app.api.send(call, options);
      } catch (error) {
        if (!(error instanceof PanelError)) throw error;
        let isOpen = error.code === "in_progress";
        if (error.code === "network") {
          // Browsers reject calls in the task that fires `pagehide`, before its last listener.
          await sleep(0);
          isOpen = (await leaving.whenStaying()) || isTimeout(error.cause);
        }
        if (!isOpen) throw error;
        await sleep((error.retryAfter ?? 1) * 1000);
        if (!isOnline() || isOver()) throw error;
      }
    }
  } finally {
    leaving.stop();
  }
}

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A write that takes longer tells the customer that it is still being sent (REQ-UI-03). */
const PATIENCE_MS = 6_000;

/** Tells the customer of a slow write, until it is answered. */
function tellWhenSlow(app: ClientApp, isOver: IsOver): () => void {
  const timer = setTimeout(() => isOver() || showMessage(app, "still_trying", "info"), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    dismissMessage(app, "still_trying");
  };
}

function mutationOptions<C extends Call>(app: ClientApp, call: C) {
  /** Whether the session that sent a write has ended or was replaced. The answer to a logout always counts. */
  const isSessionOver = (token: string | null) =>
    token !== null && selectToken(app.store.getState()) !== token && call.path !== logout.path;
  return {
    mutationKey: [call.path],
    meta: { call },
    mutationFn: async ({ sessionToken, onProblem: _p, onAnswer: _a, isBackground, ...options }) => {
      const isOver = () => isSessionOver(sessionToken);
      const stopTelling = isBackground === true ? undefined : tellWhenSlow(app, isOver);
      // Each attempt is that of the session that wrote it, also of a guest who signs in meanwhile.
      const ofSession = { token: sessionToken, ...options } as unknown as CallOptions<C>;
      const answer = await request(app, call, ofSession, isOver)
        .finally(stopTelling)
        .catch((error: unknown) => {
          throw isOver() ? new SessionOverError() : error;
        });
      if (isOver()) throw new SessionOverError();
      return answer;
    },
  } satisfies MutationOptions<Answer<CallData<C>>, Error, Variables<C>>;
}

function execute<C extends Call>(app: ClientApp, call: C, options: SendOptions<C>, scope?: string) {
  return app.queryClient
    .getMutationCache()
    .build<Answer<CallData<C>>, Error, Variables<C>, unknown>(app.queryClient, {
      ...mutationOptions(app, call),
      ...(scope === undefined ? {} : { scope: { id: scope } }),
    })
    .execute({ ...options, sessionToken: selectToken(app.store.getState()) });
}

/**
 * Makes a POST as a mutation, by the rules of the mutation cache, also where no component is mounted. Writes of
 * one `scope` are sent one after another. Resolves to the data, or to the refusal for the form.
 */
export async function submitForm<C extends Call>(
  app: ClientApp,
  call: C,
  options: SendOptions<C> = {},
  scope?: string,
): Promise<Sent<CallData<C>>> {
  try {
    return { data: (await execute(app, call, options, scope)).data };
  } catch (error) {
    return { refused: refusalOf(app, call, error) };
  }
}

/** `submitForm` for writes without a form. Resolves to null when the call failed or its session is over. */
export async function sendCall<C extends Call>(
  ...write: [app: ClientApp, call: C, options?: SendOptions<C>, scope?: string]
): Promise<CallData<C> | null> {
  const sent = await submitForm(...write);
  return sent.refused === undefined ? sent.data : null;
}

/** A write of a component. */
export interface Send<C extends Call> {
  send: (options?: SendOptions<C>) => Promise<Sent<CallData<C>>>;
  isPending: boolean;
  /** `params.id` of the write that is being sent; null while none is. */
  pendingId: string | null;
  /** Error text of a field, else of the last write as a whole; undefined once the next one is sent. */
  errorOf: (field: string) => string | undefined;
  /** Clears the state of the last write, with its error. */
  reset: () => void;
}

/** `submitForm` for a component, with the state of the write. */
export function useSend<C extends Call>(call: C): Send<C> {
  const app = useClientApp();
  const { mutateAsync, isPending, variables, error, reset } = useMutation(mutationOptions(app, call));
  return {
    send: async (options = {}) => {
      try {
        const sessionToken = selectToken(app.store.getState());
        return { data: (await mutateAsync({ ...options, sessionToken })).data };
      } catch (failure) {
        return { refused: refusalOf(app, call, failure) };
      }
    },
    isPending,
    pendingId: (isPending && variables.params?.["id"]) || null,
    errorOf: (field) => {
      if (error === null) return undefined;
      const { fields, form } = refusalOf(app, call, error);
      return fields[field] ?? form;
    },
    reset,
  };
}

/** Converts a failed call to a refusal; empty when the session ended meanwhile. Rethrows errors of the program. */
function refusalOf(app: ClientApp, call: Call, error: unknown): Refusal {
  if (error instanceof SessionOverError) return { fields: {}, form: undefined };
  if (!(error instanceof PanelError)) throw error;
  const fields = fieldErrors(error);
  if (Object.keys(fields).length > 0) return { fields, form: undefined };
  return {
    fields,
    form: serverMessage(error) || messageText(app, failureMessage(call)),
  };
}

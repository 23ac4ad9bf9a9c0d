import type { Call, CallBodyInput, CallData, CallErrorData, CallQuery } from "./call.js";
import { encodeForm } from "./form-data.js";
import type { Language } from "./language.js";
import { networkMessage } from "./messages/transport.js";
import type { MessageKey } from "./messages/index.js";
import { type ErrorCode, PanelError } from "./panel-error.js";
import type * as parsers from "./parse-answer.js";

/** The options of a client. */
export interface ClientOptions {
  /**
   * Address of the panel; empty for the same origin. Pictures and payment pages whose addresses start with a slash get it too.
   */
  readonly baseUrl: string;
  /** Returns the language of responses; called for every request. */
  readonly language: () => Language;
  /** The bearer token, or null while signed out. */
  readonly token: () => string | null;
  /**
   * Called for each item that was dropped from a response because it did not match its schema: `path` is that of the
   * call, `item` its position in the data, such as `items.3`.
   */
  readonly onBadItem?: (report: { path: string; item: string; requestId: string | null }) => void;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
  /**
   * Loads the code that reads responses, where a build leaves it out of the first scripts; once by default. An application
   * that asks again for code that was lost on its way does not report a write as failed that the server has done.
   */
  readonly loadCode?: <Code>(load: () => Promise<Code>) => Promise<Code>;
}

/** The options of one call. */
export interface CallOptions<C> {
  /** Values of the parameters in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: CallQuery<C>;
  readonly body?: CallBodyInput<C>;
  readonly signal?: AbortSignal;
  /** For idempotent calls: the same key for every retry until an outcome is known (REQ-API-29). */
  readonly idempotencyKey?: string;
  /** Replaces the client's token, for a request on behalf of a session that has ended meanwhile. */
  readonly token?: string | null;
  /** Replaces the client's `fetch`, for example by one that reports the upload progress. */
  readonly fetch?: typeof fetch;
}

/** The response of a call that succeeded. */
export interface Answer<Data> {
  /** In the language of the request; empty when there is no message. */
  readonly message: string;
  readonly data: Data;
  /** Id of the request in the log of the server. */
  readonly requestId: string | null;
}

/** The client of the panel API. */
export interface PanelClient {
  /**
   * Makes a call. Throws a PanelError when it does not succeed: with the code of the response, `network` without a
   * complete response, `bad_answer` when it does not match the schema. Throws the signal's own error when it is aborted.
   */
  send<C extends Call>(call: C, options?: CallOptions<C>): Promise<Answer<CallData<C>>>;
  /** Opens a call whose response is a stream of server-sent events; throws as `send` does. */
  open<C extends Call>(
    call: C,
    options?: CallOptions<C> & { readonly lastEventId?: string },
  ): Promise<Response>;
  /** Parses one event's data as `send` parses a response; null when it does not match the schema. */
  readEvent<C extends Call>(call: C, data: string): Promise<CallData<C> | null>;
}

/** Joins a base address and a path with exactly one slash (REQ-API-34). */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}

/**
 * The address of a call. Throws a TypeError when a parameter is missing, empty or a dot segment: the URL
 * would drop it and address another call.
 */
export function callUrl<C extends Call>(baseUrl: string, call: C, options: CallOptions<C> = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = options.params?.[name];
    if (value === undefined || /^\.{0,2}$/.test(value)) {
      throw new TypeError(`${call.path} needs the parameter ${name}`);
    }
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value === undefined) continue;
    query.set(name, typeof value === "boolean" ? (value ? "1" : "0") : String(value as string | number));
  }
  const search = query.toString();
  return joinUrl(baseUrl, path) + (search === "" ? "" : `?${search}`);
}

/** The typed client (REQ-API-03 to REQ-API-05): every response is validated by its schema. */
export function createClient(options: ClientOptions): PanelClient {
  const { loadCode = (load) => load() } = options;
  const validatorOf = (call: Call) => loadCode(() => loadValidator(call));
  /** The response and what validates it, loaded at the same time. */
  const request = (call: Call, callOptions: CallOptions<Call>, headers: Record<string, string>) => {
    const { token = options.token() } = callOptions;
    const response = (callOptions.fetch ?? options.fetch ?? fetch)(
      callUrl(options.baseUrl, call, callOptions),
      {
        method: call.method,
        headers: {
          "Accept-Language": options.language(),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(callOptions.idempotencyKey === undefined
            ? {}
            : { "Idempotency-Key": callOptions.idempotencyKey }),
          ...headers,
        },
        ...(call.method === "POST" ? { body: encodeForm(callOptions.body ?? {}) } : {}),
        ...(callOptions.signal === undefined ? {} : { signal: callOptions.signal }),
      },
    );
    return Promise.all([response, validatorOf(call)]).catch((cause: unknown) =>
      fail(cause, callOptions.signal, null, options.language()),
    );
  };

  const read = (
    call: Call,
    [{ parseAnswer, resolveAddresses }, { data: schema }]: Validator,
    data: unknown,
    requestId: string | null,
  ) => {
    const answer = parseAnswer(schema, data, (item) =>
      options.onBadItem?.({ path: call.path, item, requestId }),
    );
    return answer && { value: resolveAddresses(answer.value, options.baseUrl) };
  };

  return {
    async send(call, callOptions = {}) {
      const [response, validator] = await request(call, callOptions as CallOptions<Call>, {
        Accept: "application/json",
      });
      const requestId = response.headers.get("X-Request-Id");
      const body = await readJson(response, callOptions.signal, options.language());
      if (!response.ok) throw readError(response, body, validator, options.baseUrl);
      const answer = read(call, validator, (body as { data?: unknown } | null)?.data, requestId);
      if (answer === undefined) throw badAnswer(response);
      return { message: readMessage(body), data: answer.value as CallData<typeof call>, requestId };
    },
    async open(call, callOptions = {}) {
      const [response, validator] = await request(call, callOptions as CallOptions<Call>, {
        Accept: "text/event-stream",
        ...(callOptions.lastEventId === undefined ? {} : { "Last-Event-ID": callOptions.lastEventId }),
      });
      if (!response.ok) {
        const body = await readJson(response, callOptions.signal, options.language());
        throw readError(response, body, validator, options.baseUrl);
      }
      if (response.headers.get("Content-Type")?.startsWith("text/event-stream") === true) return response;
      await response.body?.cancel();
      throw badAnswer(response);
    },
    async readEvent(call, data) {
      const answer = read(call, await validatorOf(call), parseJson(data), null);
      return (answer?.value ?? null) as CallData<typeof call> | null;
    },
  };
}

type Parsers = typeof parsers;
/** What validates the responses of a call. */
type Validator = [Parsers, Pick<Call, "data" | "errors">];

function loadValidator(call: Call): Promise<Validator> {
  return Promise.all([loadParsers(), call.load?.() ?? call]);
}

/**
 * Loads what parses responses. A browser needs it only once it calls the API: a page's first data comes from the server
 * that rendered it. Applications may call it ahead of the first call.
 */
export function loadParsers(): Promise<Parsers> {
  return import("./parse-answer.js");
}

/**
 * The data of an error of a call, such as the new quote of `quote_changed`. The client has parsed it by the schema of the
 * call. Null when the error has another code or its data does not match.
 */
export function errorDataOf<C extends Call, Code extends keyof CallErrorData<C> & MessageKey>(
  _call: C,
  error: unknown,
  code: Code,
): CallErrorData<C>[Code] | null {
  if (!(error instanceof PanelError) || error.code !== code) return null;
  return error.parsedData as CallErrorData<C>[Code] | null;
}

function fail(
  cause: unknown,
  signal: AbortSignal | undefined,
  requestId: string | null,
  language: Language,
): never {
  if (signal?.aborted === true) throw cause;
  throw new PanelError({ message: networkMessage[language], status: 0, code: "network", requestId, cause });
}

function badAnswer(response: Response): PanelError {
  const requestId = response.headers.get("X-Request-Id");
  return new PanelError({ message: "", status: response.status, code: "bad_answer", requestId });
}

/** The parsed JSON of a response; null for other content, such as the page of a proxy. */
async function readJson(
  response: Response,
  signal: AbortSignal | undefined,
  language: Language,
): Promise<unknown> {
  const text = await response
    .text()
    .catch((cause: unknown) => fail(cause, signal, response.headers.get("X-Request-Id"), language));
  return parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The message of a response: body.message, or body.data.message (REQ-MESSAGE-47). */
function readMessage(body: unknown): string {
  const answer = body as { message?: unknown; data?: { message?: unknown } | null } | null;
  const message = answer?.message ?? answer?.data?.message;
  return typeof message === "string" ? message : "";
}

function readError(
  response: Response,
  body: unknown,
  [{ parseErrorData, resolveAddresses }, { errors: schemas }]: Validator,
  baseUrl: string,
): PanelError {
  const fault = (typeof body === "object" && body !== null ? body : {}) as {
    code?: unknown;
    errors?: unknown;
    data?: unknown;
    request_id?: unknown;
  };
  const retryAfter = response.headers.get("Retry-After") ?? "";
  const code =
    typeof fault.code === "string"
      ? (fault.code as ErrorCode)
      : response.status >= 500
        ? "server_error"
        : "bad_answer";
  return new PanelError({
    message: readMessage(body),
    status: response.status,
    code,
    errors: readFieldErrors(fault.errors),
    data: fault.data ?? null,
    parsedData: resolveAddresses(parseErrorData(schemas?.[code as MessageKey], fault.data), baseUrl),
    requestId: typeof fault.request_id === "string" ? fault.request_id : response.headers.get("X-Request-Id"),
    // Seconds; the server never sends a date.
    retryAfter: /^\d+$/.test(retryAfter) ? Number(retryAfter) : null,
  });
}

function readFieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== "object" || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field,
      (Array.isArray(texts) ? texts : [texts]).filter((text): text is string => typeof text === "string"),
    ]),
  );
}

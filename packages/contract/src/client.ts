import * as z from "zod/mini";
import type { Call, CallBodyInput, CallData, CallErrorData, CallQuery } from "./call.js";
import { encodeForm } from "./form-data.js";
import type { Language } from "./language.js";
import type { MessageKey } from "./messages/index.js";
import { type ErrorCode, PanelError } from "./panel-error.js";

/** The options of a client. */
export interface ClientOptions {
  /** Address of the panel; empty for the same origin. */
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
  readEvent<C extends Call>(call: C, data: string): CallData<C> | null;
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

/** The typed client: headers and bodies by REQ-API-03 to REQ-API-05, every response validated by its schema. */
export function createClient(options: ClientOptions): PanelClient {
  const request = (call: Call, callOptions: CallOptions<Call>, headers: Record<string, string>) => {
    const { token = options.token() } = callOptions;
    return (callOptions.fetch ?? options.fetch ?? fetch)(callUrl(options.baseUrl, call, callOptions), {
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
    }).catch((cause: unknown) => fail(cause, callOptions.signal, null));
  };

  const read = (call: Call, data: unknown, requestId: string | null) =>
    parseAnswer(call.data, data, (item) => options.onBadItem?.({ path: call.path, item, requestId }));

  return {
    async send(call, callOptions = {}) {
      const response = await request(call, callOptions as CallOptions<Call>, { Accept: "application/json" });
      const requestId = response.headers.get("X-Request-Id");
      const body = await readJson(response, callOptions.signal);
      if (!response.ok) throw readError(response, body);
      const answer = read(call, (body as { data?: unknown } | null)?.data, requestId);
      if (answer === undefined) throw badAnswer(response);
      return { message: readMessage(body), data: answer.value as CallData<typeof call>, requestId };
    },
    async open(call, callOptions = {}) {
      const response = await request(call, callOptions as CallOptions<Call>, {
        Accept: "text/event-stream",
        ...(callOptions.lastEventId === undefined ? {} : { "Last-Event-ID": callOptions.lastEventId }),
      });
      if (!response.ok) throw readError(response, await readJson(response, callOptions.signal));
      if (response.headers.get("Content-Type")?.startsWith("text/event-stream") === true) return response;
      await response.body?.cancel();
      throw badAnswer(response);
    },
    readEvent(call, data) {
      return (read(call, parseJson(data), null)?.value ?? null) as CallData<typeof call> | null;
    },
  };
}

/**
 * The data of an error of a call, such as the new quote of `quote_changed`, parsed by the schema of the call. Null when
 * the error has another code or its data does not match.
 */
export function errorDataOf<C extends Call, Code extends keyof CallErrorData<C> & MessageKey>(
  call: C,
  error: unknown,
  code: Code,
): CallErrorData<C>[Code] | null {
  const schema = call.errors?.[code];
  if (!(error instanceof PanelError) || error.code !== code || !schema) return null;
  return (z.safeParse(schema, error.data).data ?? null) as CallErrorData<C>[Code] | null;
}

function fail(cause: unknown, signal: AbortSignal | undefined, requestId: string | null): never {
  if (signal?.aborted === true) throw cause;
  throw new PanelError({ message: "", status: 0, code: "network", requestId, cause });
}

function badAnswer(response: Response): PanelError {
  const requestId = response.headers.get("X-Request-Id");
  return new PanelError({ message: "", status: response.status, code: "bad_answer", requestId });
}

/** The parsed JSON of a response; null for other content, such as the page of a proxy. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await response
    .text()
    .catch((cause: unknown) => fail(cause, signal, response.headers.get("X-Request-Id")));
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

function readError(response: Response, body: unknown): PanelError {
  const fault = (typeof body === "object" && body !== null ? body : {}) as {
    code?: unknown;
    errors?: unknown;
    data?: unknown;
    request_id?: unknown;
  };
  const retryAfter = response.headers.get("Retry-After") ?? "";
  return new PanelError({
    message: readMessage(body),
    status: response.status,
    code:
      typeof fault.code === "string"
        ? (fault.code as ErrorCode)
        : response.status >= 500
          ? "server_error"
          : "bad_answer",
    errors: readFieldErrors(fault.errors),
    data: fault.data ?? null,
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

/**
 * Parses a response: drops and reports the innermost list items that do not match, and keeps the rest. Undefined when
 * the rest does not match either.
 */
function parseAnswer(
  schema: z.core.$ZodType,
  data: unknown,
  onBadItem: (item: string) => void,
): { readonly value: unknown } | undefined {
  const first = z.safeParse(schema, data);
  if (first.success) return { value: first.data };
  const bad = new Map<string, readonly PropertyKey[]>();
  for (const { path } of first.error.issues) {
    const index = path.findLastIndex((part) => typeof part === "number");
    if (index === -1) return undefined;
    const item = path.slice(0, index + 1);
    bad.set(item.join("."), item);
  }
  const rest = structuredClone(data);
  const lists = new Set<unknown[]>();
  // Marks the items first, nested ones before their containers, so that dropping one does not move another.
  for (const path of [...bad.values()].sort((a, b) => b.length - a.length)) {
    const list = path.slice(0, -1).reduce<unknown>((node, key) => (node as Nodes)[key], rest) as unknown[];
    list[Number(path.at(-1))] = DROPPED;
    lists.add(list);
  }
  for (const list of lists) list.splice(0, list.length, ...list.filter((item) => item !== DROPPED));
  const second = z.safeParse(schema, rest);
  if (!second.success) return undefined;
  for (const item of bad.keys()) onBadItem(item);
  return { value: second.data };
}

const DROPPED = Symbol("dropped");
type Nodes = Record<PropertyKey, unknown>;

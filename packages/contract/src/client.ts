import * as z from "zod/mini";
import type { Call, CallBodyInput, CallData, CallQuery } from "./call.js";
import { encodeForm } from "./form-data.js";
import type { Language } from "./language.js";
import { PanelError, type ErrorCode } from "./panel-error.js";

export interface ClientOptions {
  /** Address of the panel; empty for the same origin. */
  readonly baseUrl: string;
  /** The language to answer in, asked for at every call. */
  readonly language: () => Language;
  /** The bearer token, or null while signed out. */
  readonly token: () => string | null;
  /** Told of each item that was dropped from an answer because it did not fit its schema. */
  readonly onBadItem?: (report: { path: string; item: string; requestId: string | null }) => void;
  readonly fetch?: typeof fetch;
}

export interface CallOptions<C> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: CallQuery<C>;
  readonly body?: CallBodyInput<C>;
  readonly signal?: AbortSignal;
  /** For calls that create something once (C0). */
  readonly idempotencyKey?: string;
}

export interface Answer<Data> {
  /** In the language of the request; empty when there is nothing to say. */
  readonly message: string;
  readonly data: Data;
  readonly requestId: string | null;
}

export interface PanelClient {
  /** Makes a call; throws a PanelError when it does not succeed. */
  send<C extends Call>(call: C, options?: CallOptions<C>): Promise<Answer<CallData<C>>>;
  /** Opens a call that answers with a stream of server-sent events. */
  open<C extends Call>(
    call: C,
    options?: CallOptions<C> & { readonly lastEventId?: string },
  ): Promise<Response>;
  /** Reads one event's data by the call's schema; null when it does not fit. */
  readEvent<C extends Call>(call: C, data: string): CallData<C> | null;
}

/** Joins a base address and a path with exactly one slash (B21). */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}

/** The address of a call. Throws a TypeError when a parameter is missing. */
export function callUrl<C extends Call>(baseUrl: string, call: C, options: CallOptions<C> = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = options.params?.[name];
    if (value === undefined) throw new TypeError(`${call.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null)
      query.set(name, value === true ? "1" : value === false ? "0" : String(value));
  }
  const search = query.toString();
  return joinUrl(baseUrl, path) + (search === "" ? "" : `?${search}`);
}

/** The typed client of the panel: the headers and bodies of spec section 7, every answer checked by its schema. */
export function createClient(options: ClientOptions): PanelClient {
  const request = (call: Call, callOptions: CallOptions<Call>, headers: Record<string, string>) => {
    const token = options.token();
    return (options.fetch ?? fetch)(callUrl(options.baseUrl, call, callOptions), {
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
    }).catch((cause: unknown) => {
      if (callOptions.signal?.aborted === true) throw cause;
      throw new PanelError({ message: "", status: 0, code: "network", cause });
    });
  };

  return {
    async send(call, callOptions = {}) {
      const response = await request(call, callOptions as CallOptions<Call>, { Accept: "application/json" });
      const requestId = response.headers.get("X-Request-Id");
      const body = await readJson(response);
      if (!response.ok) throw readError(response, body, requestId);
      const data = parseAnswer(call.data, (body as { data?: unknown } | null)?.data, (path, item) =>
        options.onBadItem?.({ path: call.path + path, item, requestId }),
      );
      if (data === undefined) {
        throw new PanelError({ message: "", status: response.status, code: "bad_answer", requestId });
      }
      return { message: readMessage(body), data: data.value as CallData<typeof call>, requestId };
    },
    async open(call, callOptions = {}) {
      const response = await request(call, callOptions as CallOptions<Call>, {
        Accept: "text/event-stream",
        ...(callOptions.lastEventId === undefined ? {} : { "Last-Event-ID": callOptions.lastEventId }),
      });
      if (response.ok) return response;
      throw readError(response, await readJson(response), response.headers.get("X-Request-Id"));
    },
    readEvent(call, data) {
      try {
        const parsed = z.safeParse(call.data, JSON.parse(data));
        return parsed.success ? (parsed.data as CallData<typeof call>) : null;
      } catch {
        return null;
      }
    },
  };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** The text of an answer: body.message, or body.data.message (B16). */
function readMessage(body: unknown): string {
  const answer = body as { message?: unknown; data?: { message?: unknown } | null } | null;
  const message = answer?.message ?? answer?.data?.message;
  return typeof message === "string" ? message : "";
}

function readError(response: Response, body: unknown, requestId: string | null): PanelError {
  const fault = (typeof body === "object" && body !== null ? body : {}) as {
    code?: unknown;
    errors?: unknown;
    data?: unknown;
    request_id?: unknown;
  };
  const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN);
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
    requestId: typeof fault.request_id === "string" ? fault.request_id : requestId,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
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
 * Parses an answer at the edge: the innermost list item that does not fit is dropped and reported, the rest stays.
 * Undefined when what remains does not fit either.
 */
function parseAnswer(
  schema: z.core.$ZodType,
  data: unknown,
  onBadItem: (path: string, item: string) => void,
): { value: unknown } | undefined {
  const first = z.safeParse(schema, data);
  if (first.success) return { value: first.data };
  const bad = new Map<string, PropertyKey[]>();
  for (const issue of first.error.issues) {
    const index = issue.path.findLastIndex((part) => typeof part === "number");
    if (index === -1) return undefined;
    const path = issue.path.slice(0, index + 1);
    bad.set(path.join("."), path);
  }
  const copy = structuredClone(data);
  // From the last index to the first, so that dropping one does not move the next.
  for (const path of [...bad.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))) {
    const list = path
      .slice(0, -1)
      .reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown>)[key], copy);
    (list as unknown[]).splice(Number(path.at(-1)), 1);
    onBadItem("", path.join("."));
  }
  const second = z.safeParse(schema, copy);
  return second.success ? { value: second.data } : undefined;
}

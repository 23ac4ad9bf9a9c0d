import * as z from "zod/mini";
import type { Call } from "../call.js";
import { callUrl } from "../client.js";
import { encodeForm } from "../form-data.js";
import type { Language } from "../language.js";
import type { MessageKey } from "../messages/index.js";
import { registry } from "../registry.js";
import { type Patience, type Send, sendPatiently } from "./patient-send.js";
import { jsonOf, checkResponse } from "./response-rules.js";
import type { Check, Recorder } from "./report.js";

/** The request of a call. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  readonly token?: string | null;
  /** The cookie of a paired device, as `name=value`. */
  readonly cookie?: string;
  readonly language?: Language;
  readonly key?: string;
  /** The check under which an unexpected outcome is reported; `status` by default. */
  readonly check?: Check;
}

/** The outcome of a call. */
export interface Outcome {
  readonly headers: Headers;
  /** The data of a success when it matches its schema; undefined otherwise. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly message: string;
}

/** The expected outcome: success, or one of several codes. */
export type Expected = "success" | readonly (MessageKey | "success")[];

/**
 * Makes calls and checks every response against the common rules. Does not make calls that the panel does not serve; the
 * report lists them.
 */
export interface TestClient {
  /** Makes a call. `expected` is `success`, or a list of codes, with or without `success`, of which one must come. */
  call(name: string, input: CallInput, expected: Expected): Promise<Outcome>;
  /** Records a check of a call as passed, or as failed with the detail. */
  claim(name: string, check: Check, holds: boolean, otherwise: string): void;
  /** Opens a stream, runs `cause`, and reads the first event; null when none arrives in time, or `cause` says false: none will. */
  firstEvent(
    name: string,
    input: CallInput,
    cause?: () => Promise<boolean | void>,
  ): Promise<{ readonly data: unknown } | null>;
  /** The address of a redirect; null without one. */
  redirectOf(outcome: Outcome): URL | null;
  /** Whether the panel serves a call, tried without a session or a body. */
  isKnown(name: string): Promise<boolean>;
  readonly recorder: Recorder;
}

/** Longest wait for a response or an event, in milliseconds. */
const TIMEOUT_MS = 20_000;

const NOT_SERVED: Outcome = { headers: new Headers(), data: undefined, errors: {}, message: "" };

/** Creates a client that makes the calls of the registry and records the findings. */
export function createTestClient(
  baseUrl: string,
  recorder: Recorder,
  send: Send,
  patience: Patience,
): TestClient {
  async function request(
    call: Call,
    input: CallInput,
    accept: string,
    expected: readonly string[] = [],
  ): Promise<Response> {
    const url = callUrl(baseUrl, call, { params: input.params ?? {}, query: (input.query ?? {}) as object });
    const makeInit = (): RequestInit => ({
      method: call.method,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: accept,
        "Accept-Language": input.language ?? "en",
        ...(input.token ? { Authorization: `Bearer ${input.token}` } : {}),
        ...(input.cookie === undefined ? {} : { Cookie: input.cookie }),
        ...(input.key === undefined ? {} : { "Idempotency-Key": input.key }),
        ...(call.encoding === "json" ? { "Content-Type": "application/json" } : {}),
      },
      ...(call.method === "GET"
        ? {}
        : {
            body: call.encoding === "json" ? JSON.stringify(input.body ?? {}) : encodeForm(input.body ?? {}),
          }),
    });
    return sendPatiently(send, url, makeInit, patience, expected);
  }

  async function makeCall(name: string, input: CallInput, expected: Expected): Promise<Outcome> {
    const call = registry[name]!;
    if (!recorder.isServed(name)) return NOT_SERVED;
    const codes: readonly string[] = expected === "success" ? [expected] : expected;
    const response = await request(call, input, "application/json", codes);
    const text = call.stream && response.ok ? await discard(response) : await response.text();
    for (const [check, detail] of checkResponse(call, input.language ?? "en", {
      status: response.status,
      headers: response.headers,
      text,
    })) {
      recorder.record(name, check, detail);
    }
    const body = (jsonOf(text) ?? {}) as Record<string, unknown>;
    const code = typeof body["code"] === "string" ? body["code"] : null;
    const came = response.status < 400 ? "success" : (code ?? String(response.status));
    const isRight = codes.includes(came);
    const wanted = codes.join(" or ");
    recorder.record(name, input.check ?? "status", isRight ? null : `${came} instead of ${wanted}`);
    if (response.status < 400) recorder.succeed(name);
    return {
      headers: response.headers,
      data: response.status < 400 ? z.safeParse(call.data, body["data"]).data : undefined,
      errors: (typeof body["errors"] === "object" && body["errors"] !== null ? body["errors"] : {}) as Record<
        string,
        string[]
      >,
      message: typeof body["message"] === "string" ? body["message"] : "",
    };
  }

  return {
    call: makeCall,
    async isKnown(name) {
      const call = registry[name]!;
      const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, "x"]));
      const response = await request(call, { params }, "application/json");
      // A success needs no body, and a stream would not end.
      if (response.ok) {
        await discard(response);
        return true;
      }
      const { code } = (jsonOf(await response.text()) ?? {}) as { code?: unknown };
      if (response.status === 501 || response.status === 405) return false;
      // A call without parameters has no resource that could be missing.
      const missing = call.parameters.length === 0 ? [] : ["not_found", ...Object.keys(call.errors ?? {})];
      return response.status !== 404 || missing.includes(String(code));
    },
    claim(name, check, holds, otherwise) {
      if (recorder.isServed(name)) recorder.record(name, check, holds ? null : otherwise);
    },
    recorder,
    redirectOf({ headers }) {
      const location = headers.get("Location");
      return location !== null && URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : null;
    },
    async firstEvent(name, input, cause) {
      if (!recorder.isServed(name)) return null;
      const response = await request(registry[name]!, input, "text/event-stream");
      const reader = response.body?.getReader();
      if (!response.ok || reader === undefined) return null;
      recorder.succeed(name);
      if ((await cause?.()) === false) {
        await reader.cancel().catch(() => undefined);
        return null;
      }
      const decoder = new TextDecoder();
      let text = "";
      try {
        for (;;) {
          const { value, done } = await reader.read();
          text += decoder.decode(value, { stream: true });
          const data = /^data: ?(.*)\r?\n/m.exec(text)?.[1];
          if (data !== undefined) return { data: jsonOf(data) };
          if (done) return null;
        }
      } catch {
        return null;
      } finally {
        await reader.cancel().catch(() => undefined);
      }
    },
  };
}

/** Discards the body of a response, which may be an endless stream or already broken. */
async function discard(response: Response): Promise<""> {
  await response.body?.cancel().catch(() => undefined);
  return "";
}

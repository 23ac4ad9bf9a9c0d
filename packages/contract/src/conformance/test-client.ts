import * as z from "zod/mini";
import type { Call } from "../call.js";
import { callUrl } from "../client.js";
import { encodeForm } from "../form-data.js";
import type { Language } from "../language.js";
import type { MessageKey } from "../messages/index.js";
import { registry } from "../registry.js";
import { jsonOf, checkAnswer } from "./answer-rules.js";
import type { Check, Recorder } from "./report.js";

/** What is sent. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  readonly token?: string | null;
  readonly language?: Language;
  readonly key?: string;
  /** Under which check a wrong outcome is told; `status` when left out. */
  readonly check?: Check;
}

/** What came back. */
export interface Outcome {
  readonly headers: Headers;
  /** The data of a success that fits its schema; undefined otherwise, so that nothing is built on it. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly message: string;
}

/** What may come: success, or one of some codes. */
export type Expected = "success" | readonly (MessageKey | "success")[];

/**
 * Makes calls and judges every answer by the rules all have in common. A call that the panel does not serve is neither
 * made nor judged: it is in the report as such.
 */
export interface TestClient {
  /** Makes a call. `expected` is `success`, or a list of codes, with or without `success`, of which one must come. */
  call(name: string, input: CallInput, expected: Expected): Promise<Outcome>;
  /** Says of one call that something is so, or what is wrong. */
  claim(name: string, check: Check, holds: boolean, otherwise: string): void;
  /** Opens a stream, does what makes it tell something, and reads its first event; null when none came in time. */
  firstEvent(
    name: string,
    input: CallInput,
    cause?: () => Promise<unknown>,
  ): Promise<{ readonly data: unknown } | null>;
  /** The address a redirect of an answer leads to; null without one. */
  leadsTo(outcome: Outcome): URL | null;
  /** Whether the panel knows a call, asked without a session and with nothing to say. */
  isKnown(name: string): Promise<boolean>;
  readonly recorder: Recorder;
}

/** Longest wait for an answer or an event, in milliseconds. */
const PATIENCE_MS = 20_000;

const NOT_SERVED: Outcome = { headers: new Headers(), data: undefined, errors: {}, message: "" };

/** What sends the calls of the registry to a panel and holds every answer to it; findings go to the recorder. */
export function createTestClient(
  baseUrl: string,
  recorder: Recorder,
  send: (url: string, init: RequestInit) => Promise<Response>,
): TestClient {
  async function request(call: Call, input: CallInput, accept: string): Promise<Response> {
    const url = callUrl(baseUrl, call, { params: input.params ?? {}, query: (input.query ?? {}) as object });
    return send(url, {
      method: call.method,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        Accept: accept,
        "Accept-Language": input.language ?? "en",
        ...(input.token ? { Authorization: `Bearer ${input.token}` } : {}),
        ...(input.key === undefined ? {} : { "Idempotency-Key": input.key }),
        ...(call.encoding === "json" ? { "Content-Type": "application/json" } : {}),
      },
      ...(call.method === "GET"
        ? {}
        : {
            body: call.encoding === "json" ? JSON.stringify(input.body ?? {}) : encodeForm(input.body ?? {}),
          }),
    });
  }

  async function makeCall(name: string, input: CallInput, expected: Expected): Promise<Outcome> {
    const call = registry[name]!;
    if (!recorder.isServed(name)) return NOT_SERVED;
    const response = await request(call, input, "application/json");
    const text = call.stream && response.ok ? await discard(response) : await response.text();
    for (const [check, detail] of checkAnswer(call, input.language ?? "en", {
      status: response.status,
      headers: response.headers,
      text,
    })) {
      recorder.record(name, check, detail);
    }
    const body = (jsonOf(text) ?? {}) as Record<string, unknown>;
    const code = typeof body["code"] === "string" ? body["code"] : null;
    const came = response.status < 400 ? "success" : (code ?? String(response.status));
    const codes: readonly string[] = expected === "success" ? [expected] : expected;
    const isRight = codes.includes(came);
    const wanted = codes.join(" or ");
    recorder.record(name, input.check ?? "status", isRight ? null : `${came} in place of ${wanted}`);
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
      // Of a success nothing more needs to be read; a stream would have no end.
      if (response.ok) {
        await discard(response);
        return true;
      }
      const { code } = (jsonOf(await response.text()) ?? {}) as { code?: unknown };
      if (response.status === 501 || response.status === 405) return false;
      // Of a call without parameters, there is nothing else that could be missing.
      const missing = call.parameters.length === 0 ? [] : ["not_found", ...Object.keys(call.errors ?? {})];
      return response.status !== 404 || missing.includes(String(code));
    },
    claim(name, check, holds, otherwise) {
      if (recorder.isServed(name)) recorder.record(name, check, holds ? null : otherwise);
    },
    recorder,
    leadsTo({ headers }) {
      const location = headers.get("Location");
      return location !== null && URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : null;
    },
    async firstEvent(name, input, cause) {
      if (!recorder.isServed(name)) return null;
      const response = await request(registry[name]!, input, "text/event-stream");
      const reader = response.body?.getReader();
      if (!response.ok || reader === undefined) return null;
      recorder.succeed(name);
      await cause?.();
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

/** Gives up the body of an answer, which may never end, or be broken already. */
async function discard(response: Response): Promise<""> {
  await response.body?.cancel().catch(() => undefined);
  return "";
}

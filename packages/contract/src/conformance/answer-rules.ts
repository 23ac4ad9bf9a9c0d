import * as z from "zod/mini";
import { type Call, successMessages } from "../call.js";
import type { Language } from "../language.js";
import { messages, type MessageKey } from "../messages/index.js";
import { errorsOf, statusOf } from "../openapi.js";
import type { Check } from "./report.js";

/** A response before any check. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Error codes that every call may return, besides its own. */
const ANYWHERE: readonly MessageKey[] = [
  "method_not_allowed",
  "not_found",
  "not_served",
  "bad_request",
  "origin_forbidden",
];

const ENVELOPE = ["data", "message"];
const ERROR_ENVELOPE = ["code", "data", "errors", "message", "request_id"];

/** The parsed JSON of a response; undefined when it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rules for every response of a call: yields each check with the problem, or null when it passed (REQ-API-27). */
export function* checkAnswer(
  call: Call,
  language: Language,
  { status, headers, text }: RawAnswer,
): Generator<[Check, string | null]> {
  const requestId = headers.get("X-Request-Id") ?? "";
  yield ["request id", requestId === "" ? "no X-Request-Id" : null];
  const isSuccess = status < 400;
  const type = headers.get("Content-Type") ?? "";
  if (isSuccess && (call.redirect ?? false)) {
    yield ["status", status === 303 ? null : `${status} in place of 303`];
    return;
  }
  const wanted = isSuccess && call.stream ? "text/event-stream" : "application/json";
  yield [
    "content type",
    type.split(";")[0]!.trim() === wanted ? null : `${type || "none"} in place of ${wanted}`,
  ];
  if (!isSuccess || call.access !== "public" || call.method === "POST") {
    const cache = headers.get("Cache-Control") ?? "";
    const isStream = isSuccess && call.stream === true;
    const holds = /\bno-store\b/.test(cache) || (isStream && /\bno-cache\b/.test(cache));
    yield ["cache control", holds ? null : `"${cache}" lets others keep the answer`];
  }
  if (isSuccess && call.stream) return;
  const body = jsonOf(text);
  if (typeof body !== "object" || body === null) {
    yield ["envelope", "the answer is no JSON object"];
    return;
  }
  if (isSuccess) yield* judgeSuccess(call, language, status, body as Record<string, unknown>);
  else yield* judgeError(call, language, status, requestId, body as Record<string, unknown>);
}

function* judgeSuccess(
  call: Call,
  language: Language,
  status: number,
  body: Record<string, unknown>,
): Generator<[Check, string | null]> {
  const right = call.status ?? 200;
  yield ["status", status === right ? null : `${status} in place of ${right}`];
  yield ["envelope", sameKeys(body, ENVELOPE)];
  const { message, data } = body;
  if (typeof message !== "string") yield ["envelope", "message is no text"];
  else yield ["message", wrongMessage(call, language, message)];
  yield ["shape", problemOf(call.data, data)];
}

function* judgeError(
  call: Call,
  language: Language,
  status: number,
  requestId: string,
  body: Record<string, unknown>,
): Generator<[Check, string | null]> {
  yield ["envelope", sameKeys(body, ERROR_ENVELOPE)];
  const { message, code, errors, data, request_id } = body;
  yield ["request id", request_id === requestId ? null : "request_id is not that of the header"];
  if (typeof message !== "string" || message === "") yield ["envelope", "an error without a message"];
  else yield ["language", wrongLanguage(message, language)];
  const isFields =
    typeof errors === "object" &&
    errors !== null &&
    !Array.isArray(errors) &&
    Object.values(errors).every(
      (texts) => Array.isArray(texts) && texts.every((text) => typeof text === "string"),
    );
  yield ["envelope", isFields ? null : "errors are not texts by field"];
  if (isFields) {
    for (const text of Object.values(errors as Record<string, string[]>).flat()) {
      yield ["language", wrongLanguage(text, language)];
    }
  }
  if (typeof code !== "string" || !Object.hasOwn(messages, code)) {
    yield ["error code", `"${String(code)}" is no code of the contract`];
    return;
  }
  const key = code as MessageKey;
  const isExpected = errorsOf(call).includes(key) || ANYWHERE.includes(key);
  yield ["error code", isExpected ? null : `"${code}" is none of this call's codes`];
  yield ["status", status === statusOf(key) ? null : `${code} with ${status} in place of ${statusOf(key)}`];
  const schema = call.errors?.[key] ?? null;
  if (schema !== null) yield ["error data", problemOf(schema, data, `${code}: `)];
  else yield ["error data", data === null ? null : `${code}: data in place of null`];
}

/** A success has the message that the registry declares, in the language of the request (REQ-MESSAGE-48). */
function wrongMessage(call: Call, language: Language, message: string): string | null {
  const right: string[] = successMessages(call).map((key) => (key === null ? "" : messages[key][language]));
  return right.includes(message) ? null : `"${message}" in place of "${right.join('" or "')}"`;
}

function sameKeys(body: object, keys: readonly string[]): string | null {
  const given = Object.keys(body).toSorted();
  return given.join() === keys.join() ? null : `holds ${given.join(", ")} in place of ${keys.join(", ")}`;
}

function problemOf(schema: z.core.$ZodType, data: unknown, prefix = ""): string | null {
  const issue = z.safeParse(schema, data).error?.issues[0];
  if (issue === undefined) return null;
  return `${prefix}${["data", ...issue.path.map(String)].join(".")} does not fit (${issue.code})`;
}

/** Texts are in the language of the request; names inside them may be in any language. */
function wrongLanguage(text: string, language: Language): string | null {
  const hasArabic = /\p{Script=Arabic}/u.test(text);
  if (/\{\w+\}/.test(text)) return `"${text}" was not filled in`;
  if (language === "ar" && !hasArabic) return `"${text}" is not Arabic`;
  return language === "en" && hasArabic && !/[a-z]/i.test(text) ? `"${text}" is not English` : null;
}

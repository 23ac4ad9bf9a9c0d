import * as z from "zod/mini";
import { type Call, successMessages } from "../call.js";
import type { Language } from "../language.js";
import { messages, type MessageKey } from "../messages/index.js";
import { errorsOf, statusOf } from "../openapi.js";
import type { Check } from "./report.js";

/** A response before any check. */
export interface RawResponse {
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
export function* checkResponse(
  call: Call,
  language: Language,
  { status, headers, text }: RawResponse,
): Generator<[Check, string | null]> {
  const requestId = headers.get("X-Request-Id") ?? "";
  yield ["request id", requestId === "" ? "no X-Request-Id" : null];
  const isSuccess = status < 400;
  const type = headers.get("Content-Type") ?? "";
  if (isSuccess && (call.redirect ?? false)) {
    yield ["status", status === 303 ? null : `${status} instead of 303`];
    return;
  }
  const wanted = isSuccess && call.stream ? "text/event-stream" : "application/json";
  yield [
    "content type",
    type.split(";")[0]!.trim() === wanted ? null : `${type || "none"} instead of ${wanted}`,
  ];
  if (!isSuccess || call.access !== "public" || call.method === "POST") {
    const cache = headers.get("Cache-Control") ?? "";
    const isStream = isSuccess && call.stream === true;
    const holds = /\bno-store\b/.test(cache) || (isStream && /\bno-cache\b/.test(cache));
    yield ["cache control", holds ? null : `"${cache}" allows caches to store the response`];
  }
  if (isSuccess && call.stream) return;
  const body = jsonOf(text);
  if (typeof body !== "object" || body === null) {
    yield ["envelope", "the response is not a JSON object"];
    return;
  }
  if (isSuccess) yield* checkSuccess(call, language, status, body as Record<string, unknown>);
  else yield* checkError(call, language, status, requestId, body as Record<string, unknown>);
}

function* checkSuccess(
  call: Call,
  language: Language,
  status: number,
  body: Record<string, unknown>,
): Generator<[Check, string | null]> {
  const expectedStatus = call.status ?? 200;
  yield ["status", status === expectedStatus ? null : `${status} instead of ${expectedStatus}`];
  yield ["envelope", sameKeys(body, ENVELOPE)];
  const { message, data } = body;
  if (typeof message !== "string") yield ["envelope", "message is not a string"];
  else yield ["message", wrongMessage(call, language, message)];
  yield ["shape", problemOf(call.data, data)];
}

function* checkError(
  call: Call,
  language: Language,
  status: number,
  requestId: string,
  body: Record<string, unknown>,
): Generator<[Check, string | null]> {
  yield ["envelope", sameKeys(body, ERROR_ENVELOPE)];
  const { message, code, errors, data, request_id } = body;
  yield ["request id", request_id === requestId ? null : "request_id differs from the header"];
  if (typeof message !== "string" || message === "") yield ["envelope", "an error without a message"];
  else yield ["language", wrongLanguage(message, language)];
  const isFields =
    typeof errors === "object" &&
    errors !== null &&
    !Array.isArray(errors) &&
    Object.values(errors).every(
      (texts) => Array.isArray(texts) && texts.every((text) => typeof text === "string"),
    );
  yield ["envelope", isFields ? null : "errors is not a map of fields to texts"];
  if (isFields) {
    for (const text of Object.values(errors as Record<string, string[]>).flat()) {
      yield ["language", wrongLanguage(text, language)];
    }
  }
  if (typeof code !== "string" || !Object.hasOwn(messages, code)) {
    yield ["error code", `"${String(code)}" is not a code of the contract`];
    return;
  }
  const key = code as MessageKey;
  const isExpected = errorsOf(call).includes(key) || ANYWHERE.includes(key);
  yield ["error code", isExpected ? null : `"${code}" is not a code of this call`];
  yield ["status", status === statusOf(key) ? null : `${code} with ${status} instead of ${statusOf(key)}`];
  const schema = call.errors?.[key] ?? null;
  if (schema !== null) yield ["error data", problemOf(schema, data, `${code}: `)];
  else yield ["error data", data === null ? null : `${code}: data instead of null`];
}

/** A success has the message that the registry declares, in the language of the request (REQ-MESSAGE-48). */
function wrongMessage(call: Call, language: Language, message: string): string | null {
  const right: string[] = successMessages(call).map((key) => (key === null ? "" : messages[key][language]));
  return right.includes(message) ? null : `"${message}" instead of "${right.join('" or "')}"`;
}

function sameKeys(body: object, keys: readonly string[]): string | null {
  const given = Object.keys(body).toSorted();
  return given.join() === keys.join() ? null : `holds ${given.join(", ")} instead of ${keys.join(", ")}`;
}

function problemOf(schema: z.core.$ZodType, data: unknown, prefix = ""): string | null {
  const issue = z.safeParse(schema, data).error?.issues[0];
  if (issue === undefined) return null;
  return `${prefix}${["data", ...issue.path.map(String)].join(".")} does not match the schema (${issue.code})`;
}

/** Texts are in the language of the request; names inside them may be in any language. */
function wrongLanguage(text: string, language: Language): string | null {
  const hasArabic = /\p{Script=Arabic}/u.test(text);
  if (/\{\w+\}/.test(text)) return `"${text}" has an unfilled placeholder`;
  if (language === "ar" && !hasArabic) return `"${text}" is not Arabic`;
  return language === "en" && hasArabic && !/[a-z]/i.test(text) ? `"${text}" is not English` : null;
}

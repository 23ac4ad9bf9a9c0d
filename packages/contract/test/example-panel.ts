import { decodeForm } from "../src/form-data.js";
import { exampleOf } from "../src/examples.js";
import { errorExample, statusOf } from "../src/openapi.js";
import { successMessages } from "../src/call.js";
import { readLanguage } from "../src/language.js";
import { messages, type MessageKey } from "../src/messages/index.js";
import { registry } from "../src/registry.js";

/** A request that the panel received. */
export interface Received {
  readonly call: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Fields of the form; empty without a form. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  /** Number of earlier requests of this call. */
  readonly before: number;
}

/** Responses by call: the data of a success, or a whole response. */
export type Answers = Readonly<Record<string, (received: Received, example: Example) => unknown>>;
// oxlint-disable-next-line typescript/no-explicit-any
type Example = any;

export const HEADERS = {
  "X-Request-Id": "r-1",
  "Content-Type": "application/json",
  "Cache-Control": "no-store",
};

/** An error response, in English. */
export function refuse(code: MessageKey, data?: object): Response {
  const body = { ...errorExample(code), request_id: HEADERS["X-Request-Id"], ...(data && { data }) };
  return new Response(JSON.stringify(body), { status: statusOf(code), headers: HEADERS });
}

/** A response that is a stream of server-sent events. */
export function stream(body: string | ReadableStream): Response {
  return new Response(body, { headers: { ...HEADERS, "Content-Type": "text/event-stream" } });
}

/** Responses of a panel that serves only these calls. */
export const serving = (...names: string[]): Answers =>
  Object.fromEntries(
    Object.keys(registry).flatMap((name) =>
      names.includes(name) ? [] : [[name, () => refuse("not_served")]],
    ),
  );

const calls = Object.entries(registry).map(([name, call]) => ({
  name,
  call,
  data: call.redirect ? null : (exampleOf(call.data) as Example),
  path: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/**
 * A server that answers every call with the example of the API document, without checking session or rules, except
 * where `answers` overrides it. `received` holds the requests.
 */
export function createExamplePanel(answers: Answers = {}) {
  const received: Received[] = [];
  const fetch = async (address: string, { method, headers, body: form }: RequestInit): Promise<Response> => {
    const url = new URL(address);
    const { name, call, data } = calls.find(
      (one) => one.call.method === method && one.path.test(url.pathname),
    )!;
    const request = {
      call: name,
      url,
      headers: new Headers(headers),
      body: form instanceof FormData && call.body ? decodeForm(call.body, form) : {},
      before: received.filter((one) => one.call === name).length,
    };
    received.push(request);
    const example = structuredClone(data);
    // Keeps the journey possible: registration needs verification, the quote has no problems, cash is accepted.
    if (name === "register") delete example.token;
    if (name === "quoteCart" || name === "quoteFamilyBasket") example.problems = [];
    if (name === "paymentMethods") example.items = [{ code: "cod", enabled: true, reason: null }];
    const answer = answers[name]?.(request, example) ?? example;
    if (answer instanceof Response) return answer;
    if (call.redirect) return new Response(null, { status: 303, headers: { ...HEADERS, Location: "/" } });
    if (call.stream) return stream(`data: ${JSON.stringify(answer)}\n\n`);
    const [messageKey] = successMessages(call);
    const language = readLanguage(request.headers.get("Accept-Language"));
    const envelope = JSON.stringify(
      { message: messageKey ? messages[messageKey][language] : "", data: answer as unknown },
      // Names must differ between languages.
      (key, value: unknown) =>
        language === "ar" && typeof value === "string" && ["name", "title", "text"].includes(key)
          ? "بيت المجبوس"
          : value,
    );
    return new Response(envelope, { status: call.status ?? 200, headers: HEADERS });
  };
  return { fetch, received };
}

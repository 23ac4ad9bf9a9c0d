import type { Page, Request, Route } from "@playwright/test";
import type { messagesIn } from "../messages.js";

type Messages = ReturnType<typeof messagesIn>;
type Fault = (route: Route, messages: Messages) => Promise<void>;

const page = (status: number): Fault => {
  return (route) => route.fulfill({ status, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
};
const text = (body: string): Fault => {
  return (route) => route.fulfill({ status: 200, contentType: "application/json", body });
};
const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  ({ status, headers, json: { message, code, errors: {}, data: null } }) as const;

/** The server's message for its own error: a text that appears nowhere else. */
export const SERVER_TEXT = "The kitchen is on fire";

/** Responses that cannot be read, or none. */
export const UNREADABLE: Readonly<Record<string, Fault>> = {
  "500 HTML": page(500),
  "200 HTML": page(200),
  truncated: text('{"message":"","data":{"items":[{"id":"x'),
  null: text("null"),
  "{}": text("{}"),
  "wrong types": text('{"message":7,"data":"nothing of the kind"}'),
  reset: (route) => route.abort("connectionreset"),
};

/** Refusals with a message of the server. */
export const REFUSALS: Readonly<Record<string, Fault>> = {
  "500 JSON": (route) => route.fulfill(refusal(500, "server_error", SERVER_TEXT)),
  "403": (route, { message }) => route.fulfill(refusal(403, "forbidden", message("forbidden"))),
  "404": (route, { message }) => route.fulfill(refusal(404, "not_found", message("not_found"))),
  "429": (route, { message }) =>
    route.fulfill(
      refusal(429, "too_many_requests", message("too_many_requests", { time: "1" }), { "Retry-After": "1" }),
    ),
};

export const UNAUTHENTICATED: Fault = (route, { message }) =>
  route.fulfill(refusal(401, "unauthenticated", message("unauthenticated")));

/** Duration without a response, in milliseconds: longer than the storefront waits. */
const HANG_MS = 60_000;

export const HANG: Fault = async (route) => {
  await new Promise((done) => setTimeout(done, HANG_MS));
  await route.abort("timedout").catch(() => undefined);
};

/** The server answers after this long: longer than the storefront waits without a word. */
const SLOW_MS = 8_000;

export const SLOW: Fault = async (route) => {
  await new Promise((done) => setTimeout(done, SLOW_MS));
  await route.fallback();
};

/** Makes one call of a page fail in a chosen way; without a fault the server answers. The page is the one that customers get. */
export async function failing(page: Page, messages: Messages, call: { method: string; path: string }) {
  const path = call.path.replace(/\{\w+\}/g, "[^/?]+");
  let fault: Fault | null = null;
  let count = 0;
  const pattern = new RegExp(`${path}(\\?.*)?$`);
  /** Other requests in flight; streams never end and are excluded. */
  const others = new Set<Request>();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) others.clear();
    else if (!pattern.test(request.url()) && !/\/events(\?|$)/.test(request.url())) others.add(request);
  });
  page.on("requestfinished", (request) => others.delete(request));
  page.on("requestfailed", (request) => others.delete(request));
  await page.route(pattern, async (route) => {
    if (route.request().method() !== call.method) return route.fallback();
    count++;
    return fault === null ? route.fallback() : fault(route, messages);
  });
  return {
    by: (next: Fault | null) => {
      fault = next;
    },
    /** Number of other requests in flight. */
    others: () => others.size,
    /** Number of times the call was made. */
    count: () => count,
  };
}

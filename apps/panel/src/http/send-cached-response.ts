import { readLanguage } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Panel } from "../panel.js";
import { type CachedResponse, encodingFor, isSameTag } from "./response-cache.js";
import type { Metrics } from "./metrics.js";
import { clientGroup, readBearer, requestCounter } from "./request-context.js";
import { corsHeaders, VARY } from "./cross-origin.js";
import { apiSecurityHeaders } from "./security-headers.js";

/** Address of a response: the request as it was sent, since a customer's query is parsed before it becomes a key. */
export function responseAddress(url: string, language: string, isGuests: boolean): string {
  return `${isGuests ? "guests" : "all"} ${language} ${url}`;
}

const NO_STORE = ["Cache-Control", "no-store"];
const CONSTANT = ["Vary", VARY];
const PLAIN = [...apiSecurityHeaders(false), ...CONSTANT];
const SECURE = [...apiSecurityHeaders(true), ...CONSTANT];

/** Sends a kept response, if there is one for the request. Returns false if the request has to go through the whole app. */
export type SendCachedResponse = (request: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Answers reads of the catalogue before the app's middleware, which takes twenty times as long. The request is
 * still counted, limited, measured and logged, and its response has the same headers; a test compares them. Whatever is not
 * a repetition of a request that the app has answered goes through the app (REQ-LOAD-08).
 */
export function createCachedResponseSender(
  panel: Pick<
    Panel,
    "config" | "limits" | "responses" | "plainTokens" | "usedTokens" | "knownTokens" | "sessions" | "log"
  >,
  { record }: Pick<Metrics, "record">,
): SendCachedResponse {
  const { config, limits, responses } = panel;

  function find(url: string, language: string, token: string | null): CachedResponse | undefined {
    const response = responses.find(responseAddress(url, language, false));
    if (response !== undefined) return response;
    // The response of a signed-in customer may differ; a moment ago it did not.
    return token === null || panel.plainTokens.has(token)
      ? responses.find(responseAddress(url, language, true))
      : undefined;
  }

  return (request, outgoing) => {
    if (request.method !== "GET" || request.url === undefined) return false;
    const began = performance.now();
    const { headers, url } = request;
    const token = readBearer(headers.authorization);
    const response = find(url, readLanguage(headers["accept-language"]), token);
    if (response === undefined) return false;
    const encoding = encodingFor(response, String(headers["accept-encoding"] ?? ""));
    const body = encoding === null ? response.body : response.encoded[encoding];
    if (body === undefined) return false;
    const peer = request.socket.remoteAddress;
    const group = clientGroup(peer ?? "unknown", headers["x-forwarded-for"], config);
    if (!limits.tryCached(requestCounter(group, token, panel))) return false;
    if (token !== null) noteUse(panel, token);

    const requestId = randomUUID();
    const isSame = isSameTag(headers["if-none-match"], response.etag);
    const status = isSame ? 304 : 200;
    const sent = [
      ...(headers["x-forwarded-proto"] === "https" ? SECURE : PLAIN),
      ...corsHeaders(headers.origin, config.origins),
      "X-Request-Id",
      requestId,
      // A signed-in customer's responses are never stored, even those that are everyone's: they may become personal.
      ...(token === null ? [] : NO_STORE),
      "ETag",
      response.etag,
    ];
    if (!isSame) {
      sent.push("Content-Type", "application/json", "Content-Length", String(body.length));
      if (encoding !== null) sent.push("Content-Encoding", encoding);
    }
    outgoing.writeHead(status, sent);
    outgoing.end(isSame ? undefined : body);
    record({ method: "GET", route: response.route, status, requestId, began });
    return true;
  };
}

/** Counts as a use of the session, like any other request; it is recorded once an hour at most anyway. */
export function noteUse(
  { usedTokens, sessions, log }: Pick<Panel, "usedTokens" | "sessions" | "log">,
  token: string,
): void {
  if (usedTokens.has(token)) return;
  usedTokens.add(token);
  sessions.find(token).catch((error: unknown) => log.error("session not renewed", error));
}

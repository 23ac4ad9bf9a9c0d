import { fillMessage, type Language, messages, readLanguage } from "@talabee/contract";
import { statusOf } from "@talabee/contract/openapi";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { randomUUID } from "node:crypto";
import { findSession, type SignedIn } from "../modules/auth/sessions.js";
import type { Panel } from "../panel.js";
import { addressGroup, clientAddress } from "./client-address.js";
import { Fault } from "./fault.js";

/** What is known of every request before its call looks at it. */
export interface Exchange {
  Variables: {
    requestId: string;
    language: Language;
    ip: string;
    session: SignedIn | null;
    checkAnswers: boolean;
  };
}

/** Gives the request its id, language, address and session. Tokens are read from the header alone. */
export function beginExchange(panel: Panel, options: { checkAnswers: boolean }): MiddlewareHandler<Exchange> {
  return async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    context.header("X-Request-Id", requestId);
    context.set("language", readLanguage(context.req.header("Accept-Language")));
    const peer = peerAddress(context);
    context.set(
      "ip",
      addressGroup(clientAddress(peer, context.req.header("X-Forwarded-For"), panel.config.proxies)),
    );
    context.set("checkAnswers", options.checkAnswers);
    context.set("session", null);
    await panel.limits.use("requests", context.get("ip"));
    // No id has a NUL, and PostgreSQL takes none.
    if (/\0|%00/.test(context.req.path)) throw new Fault("not_found");
    const token = bearerOf(context);
    if (token !== null) context.set("session", await findSession(panel, token));
    await next();
  };
}

export function bearerOf(context: Context): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(context.req.header("Authorization") ?? "")?.[1] ?? null;
}

/** The address at the other end of the connection, which may be a proxy's. */
export function peerAddress(context: Context<Exchange>): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    // Not behind a socket: a request made in a test.
    return "local";
  }
}

/** Turns whatever went wrong into the error answer of C0; only what nobody expected is logged. */
export function answerErrors(panel: Panel): ErrorHandler<Exchange> {
  return (error, context) => {
    const fault = error instanceof Fault ? error : new Fault("server_error", { cause: error });
    if (!(error instanceof Fault)) {
      panel.log.error("unexpected", error, {
        request_id: context.get("requestId"),
        method: context.req.method,
        route: context.req.routePath,
      });
    }
    return faultAnswer(context, fault);
  };
}

export function faultAnswer(context: Context<Exchange>, fault: Fault): Response {
  const language = context.get("language") ?? readLanguage(context.req.header("Accept-Language"));
  const { values = {}, errors = {}, data = null, retryAfter } = fault.details;
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? value(language) : value,
    ]),
  );
  context.header("Cache-Control", "no-store");
  if (retryAfter !== undefined) context.header("Retry-After", String(Math.ceil(retryAfter)));
  return context.json(
    {
      message: fillMessage(messages[fault.code], language, filled),
      code: fault.code,
      errors: Object.fromEntries(
        Object.entries(errors).map(([field, keys]) => [field, keys.map((key) => messages[key][language])]),
      ),
      data,
      request_id: context.get("requestId") ?? null,
    },
    statusOf(fault.code) as ContentfulStatusCode,
  );
}

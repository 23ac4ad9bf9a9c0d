import { readLanguage } from "@talabee/contract";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { randomUUID } from "node:crypto";
import type { Config } from "../config.js";
import type { Panel } from "../panel.js";
import { ApiError } from "./api-error.js";
import type { AppEnv } from "./app-env.js";
import type { SessionUser } from "./session-user.js";
import { inRequest } from "../db/query-urgency.js";
import { addressGroup, clientAddress } from "./client-address.js";
import { deviceToken } from "./device-cookie.js";

/** Retry-After in seconds while the database is overloaded. */
const BUSY_RETRY_S = 5;

/**
 * Middleware that sets the request id, language, client address and session, and applies the limit on requests of any
 * kind. Tokens are read from the Authorization header, and those of a store's paired devices from their cookie.
 */
export function requestContext(
  {
    config,
    limits,
    sessions,
    knownTokens,
    isBusy,
  }: Pick<Panel, "config" | "limits" | "sessions" | "knownTokens" | "isBusy">,
  options: { checkAnswers: boolean },
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    identifyRequest(context, config);
    context.set("language", readLanguage(context.req.header("Accept-Language")));
    context.set("checkAnswers", options.checkAnswers);
    const bearer = bearerToken(context);
    // Of an Authorization header, whatever it says, no device makes use.
    const device = context.req.header("Authorization") === undefined ? deviceToken(context, config) : null;
    const token = bearer ?? device;
    let session: Promise<SessionUser | null> | undefined;
    const find = async () => {
      if (token === null) return null;
      const user = await (bearer === null ? sessions.findDevice(token) : sessions.find(token));
      if (user !== null) knownTokens.add(token);
      return user;
    };
    context.set("session", () => (session ??= find()));
    if (!isInternal(context)) {
      await limits.use("requests", requestCounter(context.get("ip"), token, { knownTokens }));
      // Refuse before the body is read: a half-processed request would cost as much (REQ-LOAD-03).
      if (isBusy()) throw new ApiError("maintenance", { retryAfter: BUSY_RETRY_S });
    }
    // No id contains a NUL, and PostgreSQL rejects it in a parameter.
    if (/\0|%00/.test(context.req.path)) throw new ApiError("not_found");
    await inRequest(next);
  };
}

/** Sets the request id and the client address. */
export function identifyRequest(context: Context<AppEnv>, { proxies }: Pick<Config, "proxies">): void {
  const requestId = randomUUID();
  context.set("requestId", requestId);
  context.header("X-Request-Id", requestId);
  const forwardedFor = context.req.header("X-Forwarded-For");
  context.set("ip", clientGroup(peerAddress(context), forwardedFor, { proxies }));
}

/** Client address, grouped for rate limits. */
export function clientGroup(
  peer: string,
  forwardedFor: string | string[] | undefined,
  { proxies }: Pick<Config, "proxies">,
): string {
  return addressGroup(clientAddress(peer, forwardedFor?.toString(), proxies));
}

/**
 * Whose requests a request counts among: those of a signed-in device, else those of its address, which a carrier shares among
 * thousands of phones. A token that has had no session counts for the address: inventing tokens gains nothing.
 */
export function requestCounter(
  group: string,
  token: string | null,
  { knownTokens }: Pick<Panel, "knownTokens">,
): string {
  return token !== null && knownTokens.has(token) ? `device ${token}` : group;
}

/** Whether the server itself calls, to render a page. No request from outside can set the environment. */
export const isInternal = ({ env }: Context): boolean =>
  (env as { internal?: boolean } | undefined)?.internal === true;

/** The token of a request; null for a guest. */
export function bearerToken(context: Context): string | null {
  return readBearer(context.req.header("Authorization"));
}

/** The token of an Authorization header; null for none. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? "")?.[1] ?? null;
}

/** Address at the other end of the connection, which may be a proxy. */
export function peerAddress(context: Context<AppEnv>): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    // Requests of unit tests have no socket.
    return "local";
  }
}

import type { MiddlewareHandler } from "hono";
import type { Exchange } from "./exchange.js";
import { bearerOf } from "./exchange.js";
import { Fault } from "./fault.js";

/**
 * A multipart POST needs no preflight, so any website could make a visitor's browser send one. Without a
 * bearer token it must come from an origin we know; programs other than browsers send no Origin.
 */
export function guardOrigin(origins: readonly string[]): MiddlewareHandler<Exchange> {
  return async (context, next) => {
    const origin = context.req.header("Origin");
    if (context.req.method === "POST" && origin !== undefined && bearerOf(context) === null) {
      if (!origins.includes(origin) && !isOwnOrigin(origin, context.req.header("Host"))) {
        throw new Fault("origin_forbidden");
      }
    }
    await next();
  };
}

/** The scheme is not compared: a proxy in front may end TLS. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

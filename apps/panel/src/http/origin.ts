import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.js";
import { bearerToken } from "./request-context.js";
import { ApiError } from "./api-error.js";

/**
 * A multipart POST needs no preflight, so any website could make a visitor's browser send one. Without a
 * bearer token it must come from an origin we know; programs other than browsers send no Origin.
 */
export function guardOrigin(origins: readonly string[]): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const origin = context.req.header("Origin");
    if (context.req.method === "POST" && origin !== undefined && bearerToken(context) === null) {
      if (!origins.includes(origin) && !isOwnOrigin(origin, context.req.header("Host"))) {
        throw new ApiError("origin_forbidden");
      }
    }
    await next();
  };
}

/** The scheme is not compared: a proxy in front may end TLS. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.js";
import { bearerToken } from "./request-context.js";
import { ApiError } from "./api-error.js";

/**
 * Rejects cross-site POST requests. A multipart POST needs no preflight, so any website could make a visitor's browser
 * send one. Requests without a bearer token must come from a known origin; clients other than browsers send no Origin.
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

/** Compares the host only: behind a proxy that terminates TLS the scheme differs. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

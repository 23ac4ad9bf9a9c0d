import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { AppEnv } from "./app-env.js";

const EXPOSED = ["X-Request-Id", "Retry-After", "Idempotent-Replayed"];

/** What the responses of the API depend on, beside the address. */
export const VARY = "Accept-Language, Origin, Accept-Encoding, Authorization";

/** Lets pages of other configured origins call the API. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler<AppEnv> {
  return cors({
    origin: [...origins],
    allowMethods: ["GET", "POST"],
    allowHeaders: [
      "Accept",
      "Accept-Language",
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "Last-Event-ID",
    ],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  });
}

/** The headers that {@link crossOrigin} adds to a read, as names and values in turn. */
export function corsHeaders(origin: string | undefined, origins: readonly string[]): string[] {
  const isAllowed = origin !== undefined && origins.includes(origin);
  return [
    ...(isAllowed ? ["Access-Control-Allow-Origin", origin] : []),
    "Access-Control-Expose-Headers",
    EXPOSED.join(","),
  ];
}

/** Sets `Vary` on every response of the API. */
export function varyHeader(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    context.header("Vary", VARY);
  };
}

import { fillMessage, messages, readLanguage } from "@talabee/contract";
import { statusOf } from "@talabee/contract/openapi";
import type { Context, ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseUnavailable } from "../db/database-unavailable.js";
import type { Log } from "../log.js";
import { ApiError } from "./api-error.js";
import type { AppEnv } from "./app-env.js";

/** Seconds until a client may try again after the database was away or saturated. */
const UNAVAILABLE_RETRY_S = 5;

/** Hono error handler: responds to every error in the error format (REQ-API-27). Logs errors other than {@link ApiError}. */
export function errorHandler(log: Log): ErrorHandler<AppEnv> {
  return (error, context) => {
    if (error instanceof ApiError) return errorResponse(context, error);
    const request = {
      request_id: context.get("requestId"),
      method: context.req.method,
      route: context.req.routePath,
    };
    if (isDataException(error)) {
      // A check at the edge is missing, but the customer's value is at fault, not the server.
      log.error("value refused by the database", error, request);
      return errorResponse(context, new ApiError("validation_failed", { cause: error }));
    }
    if (isDatabaseUnavailable(error)) {
      log.error("database unavailable", error, request);
      return errorResponse(
        context,
        new ApiError("maintenance", { retryAfter: UNAVAILABLE_RETRY_S, cause: error }),
      );
    }
    log.error("unexpected", error, request);
    return errorResponse(context, new ApiError("server_error", { cause: error }));
  };
}

/** Whether PostgreSQL refused a value, such as a number out of its column's range (class 22 of its error codes). */
function isDataException(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && /^22[\dA-Z]{3}$/.test(code)) || isDataException(error.cause);
}

/** The response of an error, with its texts in the language of the request (REQ-API-27). */
export function errorResponse(context: Context<AppEnv>, { code, details }: ApiError): Response {
  const language = context.get("language") ?? readLanguage(context.req.header("Accept-Language"));
  const { values = {}, errors = {}, data = null, retryAfter } = details;
  const messageValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? value(language) : value,
    ]),
  );
  context.header("Cache-Control", "no-store");
  if (retryAfter !== undefined) context.header("Retry-After", String(Math.ceil(retryAfter)));
  return context.json(
    {
      message: fillMessage(messages[code], language, messageValues),
      code,
      errors: Object.fromEntries(
        Object.entries(errors).map(([field, keys]) => [
          field,
          keys.map((key) => fillMessage(messages[key], language, messageValues)),
        ]),
      ),
      data,
      request_id: context.get("requestId") ?? null,
    },
    statusOf(code) as ContentfulStatusCode,
  );
}

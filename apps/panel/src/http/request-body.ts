import { decodeForm, decodeJson, MalformedFormError, MAX_FIELDS } from "@talabee/contract";
import type { Context } from "hono";
import type * as z from "zod/mini";
import { ApiError } from "./api-error.js";
import type { AppEnv } from "./app-env.js";

/**
 * The body of a request before validation, from a multipart form or from JSON (REQ-API-03). Throws `bad_request` for one
 * that cannot be read, `unsupported_media_type` for another format.
 */
export async function readBody(schema: z.core.$ZodType, context: Context<AppEnv>): Promise<unknown> {
  const type = context.req.header("Content-Type") ?? "";
  try {
    if (/^application\/json\s*(;|$)/i.test(type)) return decodeJson(await context.req.text());
    return decodeForm(schema, await readForm(type, context));
  } catch (cause) {
    throw cause instanceof MalformedFormError ? new ApiError("bad_request", { cause }) : cause;
  }
}

async function readForm(type: string, context: Context<AppEnv>): Promise<FormData> {
  const isEmpty =
    (context.req.header("Content-Length") ?? "0") === "0" &&
    context.req.header("Transfer-Encoding") === undefined;
  if (type === "" && isEmpty) return new FormData();
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiError("unsupported_media_type");
  try {
    const bytes = Buffer.from(await context.req.arrayBuffer());
    if (hasTooManyParts(bytes, type)) throw new ApiError("bad_request");
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError("bad_request", { cause });
  }
}

/** Counts the parts of a form without reading them: a megabyte has room for 13,000, each of which becomes an object. */
export function hasTooManyParts(bytes: Buffer, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? [];
  const delimiter = `--${quoted ?? plain ?? ""}`;
  let at = -delimiter.length;
  // The last delimiter ends the form.
  for (let parts = 0; parts <= MAX_FIELDS + 1; parts++) {
    at = bytes.indexOf(delimiter, at + delimiter.length, "latin1");
    if (at === -1) return false;
  }
  return true;
}

import * as z from "zod/mini";
import type { Call } from "./call.js";
import { LANGUAGES } from "./language.js";
import { messages, type MessageKey } from "./messages/index.js";
import { table } from "./table.js";

type Json = Record<string, unknown>;

/** HTTP status with which the panel sends each error code; what is not listed is a 422 (C0). */
export const ERROR_STATUS: Partial<Record<MessageKey, number>> = {
  bad_request: 400,
  idempotency_key_required: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  origin_forbidden: 403,
  email_unverified: 403,
  account_blocked: 403,
  store_inactive: 403,
  not_owner: 403,
  signature_invalid: 401,
  not_found: 404,
  method_not_allowed: 405,
  vendor_conflict: 409,
  stock_exceeded: 409,
  stale_cart: 409,
  price_changed: 409,
  quote_changed: 409,
  store_closed: 409,
  store_closed_today: 409,
  in_progress: 409,
  already_verified: 409,
  coupon_code_taken: 409,
  slot_full: 409,
  already_reviewed: 409,
  payment_pending: 409,
  payment_final: 409,
  already_paid: 409,
  already_member: 409,
  not_member: 409,
  family_full: 409,
  stale_basket: 409,
  already_applied: 409,
  rider_busy: 409,
  family_code: 404,
  address_in_use: 409,
  invalid_transition: 409,
  stale_version: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  resend_cooldown: 429,
  server_error: 500,
  not_served: 501,
  maintenance: 503,
};

/** The HTTP status of an error code (C0). */
export function statusOf(code: MessageKey): number {
  return ERROR_STATUS[code] ?? 422;
}

/**
 * The OpenAPI 3.1 document of the table. `serverUrl` is the address under which the panel is reached; calls that are
 * not `served` are marked so (all are when it is left out).
 */
export function openApiDocument(options: {
  serverUrl: string;
  version: string;
  served?: ReadonlySet<string>;
}): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(table)) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(name, call, options.served?.has(name) ?? true);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Talabee panel",
      version: options.version,
      description: [
        "The wire between a Talabee storefront and its panel. Money is in dirhams (100 = QAR 1), times are ISO-8601.",
        "In forms, nested values are written as `addons[0][id]`, true and false as 1 and 0, null as the empty string.",
      ].join("\n\n"),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: options.serverUrl }],
    tags: [...new Set(Object.values(table).map((call) => call.tag))].map((tag) => ({ name: tag })),
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
      parameters: {
        AcceptLanguage: {
          name: "Accept-Language",
          in: "header",
          description: "Language of names and messages",
          schema: { type: "string", enum: LANGUAGES, default: "en" },
        },
      },
      schemas: {
        Error: {
          type: "object",
          required: ["message", "code", "errors", "data", "request_id"],
          properties: {
            message: { type: "string" },
            code: { type: "string" },
            errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
            data: {},
            request_id: { type: ["string", "null"] },
          },
        },
      },
    },
  };
}

/** Every error code a call can answer with: its own, and those that come with who may call and what it takes (C0). */
export function errorsOf(call: Call): MessageKey[] {
  const codes = new Set<MessageKey>(call.errors);
  const add = (...more: MessageKey[]) => more.forEach((code) => codes.add(code));
  if (call.access !== "public") add("unauthenticated", "account_blocked");
  if (call.access === "staff") add("forbidden");
  if (call.body || call.query) add("bad_request", "validation_failed");
  if (call.body) add("origin_forbidden", "unsupported_media_type", "payload_too_large");
  add("too_many_requests", "server_error", "maintenance");
  return [...codes];
}

function operation(name: string, call: Call, isServed: boolean): Json {
  return {
    operationId: name,
    tags: [call.tag],
    summary: call.summary,
    "x-served": isServed,
    security: call.access === "public" ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [
      { $ref: "#/components/parameters/AcceptLanguage" },
      ...call.parameters.map((parameter) => ({
        name: parameter,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...Object.entries(call.query ?? {}).map(([parameter, schema]) => ({
        name: parameter,
        in: "query",
        required: false,
        schema: jsonSchema(schema, "input"),
      })),
      ...(call.idempotent
        ? [
            {
              name: "Idempotency-Key",
              in: "header",
              required: true,
              schema: { type: "string", maxLength: 255 },
            },
          ]
        : []),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { "multipart/form-data": { schema: jsonSchema(call.body, "input") } },
          },
        }
      : {}),
    responses: {
      [String(call.status ?? 200)]: {
        description: "Success",
        content: call.stream
          ? { "text/event-stream": { schema: { type: "string" } } }
          : {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["message", "data"],
                  properties: { message: { type: "string" }, data: jsonSchema(call.data, "output") },
                },
              },
            },
      },
      ...errorResponses(errorsOf(call)),
    },
  };
}

function errorResponses(codes: readonly MessageKey[]): Json {
  return Object.fromEntries(
    [...new Set(codes.map(statusOf))].map((status) => [
      String(status),
      {
        description: codes
          .filter((code) => statusOf(code) === status)
          .map((code) => `\`${code}\`: ${messages[code].en}`)
          .join("\n"),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

function jsonSchema(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}

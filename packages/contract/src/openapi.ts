import * as z from "zod/mini";
import type { Call } from "./call.js";
import { messages, type MessageKey } from "./messages/index.js";
import { table } from "./table.js";

type Json = Record<string, unknown>;

/** Status with which the panel sends each error code; what is not listed is a 422. */
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
  address_in_use: 409,
  invalid_transition: 409,
  stale_version: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  resend_cooldown: 429,
  server_error: 500,
  maintenance: 503,
};

/** The status of an error code. */
export function statusOf(code: MessageKey): number {
  return ERROR_STATUS[code] ?? 422;
}

/** The OpenAPI 3.1 document of the table. `serverUrl` is the address under which the panel is reached. */
export function openApiDocument(options: { serverUrl: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(table)) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Talabee panel",
      version: options.version,
      description:
        "The wire between a Talabee storefront and its panel. Money is in dirhams (100 = QAR 1), times are ISO-8601.",
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
          schema: { type: "string", enum: ["en", "ar"], default: "en" },
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
            request_id: { type: "string" },
          },
        },
      },
    },
  };
}

function operation(name: string, call: Call): Json {
  const codes = [
    ...(call.errors ?? []),
    ...(call.access === "public" ? [] : (["unauthenticated"] as const)),
    ...(call.access === "staff" ? (["forbidden"] as const) : []),
    ...(call.body || call.query ? (["validation_failed"] as const) : []),
    "too_many_requests" as const,
    "server_error" as const,
  ];
  return {
    operationId: name,
    tags: [call.tag],
    summary: call.summary,
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
      ...errorResponses(codes),
    },
  };
}

function errorResponses(codes: readonly MessageKey[]): Json {
  const byStatus = Map.groupBy(new Set(codes), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\`: ${messages[code].en}`).join("\n"),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

function jsonSchema(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}

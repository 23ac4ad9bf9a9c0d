import * as z from "zod/mini";
import { type Access, type Call, successMessages } from "./call.js";
import { LANGUAGES } from "./language.js";
import { fillMessage, messages, type MessageKey } from "./messages/index.js";
import { exampleOf, requestExample } from "./examples.js";
import * as wire from "./index.js";
import { registry } from "./registry.js";

type Json = Record<string, unknown>;

/** HTTP status with which the panel sends each error code; what is not listed is a 422 (REQ-API-28). */
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
  // Sent by a proxy while no server runs; the server never sends it itself.
  maintenance: 503,
};

/** The HTTP status of an error code (REQ-API-28). */
export function statusOf(code: MessageKey): number {
  return ERROR_STATUS[code] ?? 422;
}

/** What the groups of calls are about. */
const TAGS: Readonly<Record<string, string>> = {
  Account: "Registration, sign-in, passwords and the profile.",
  "Start-up": "What a storefront reads before it shows anything.",
  Catalogue: "Stores, collections, products, search and reviews, for everybody.",
  Favourites: "What a customer keeps.",
  Cart: "One cart a customer, of one vendor at a time.",
  Coupons: "Coupons of customers and of stores.",
  Addresses: "Where a customer has things delivered.",
  Orders: "Orders from the cart to the door.",
  Events: "What happens while the customer looks on.",
  Payments: "Payments, cards by token, and what gateways tell.",
  Wallet: "Money kept for the customer.",
  Notifications: "What the customer was told, and where pushes go.",
  Family: "Families, their allowances and the basket they share.",
  Applicants: "Applications and messages to the brand.",
  Panel: "For the people of stores, riders and the brand.",
};

/**
 * The OpenAPI 3.1 document of the table. `serverUrl` is the address under which the panel is reached; `x-served` says
 * of each call whether it is among the `served` ones (all are when they are left out).
 */
export function openApiDocument(options: {
  serverUrl: string;
  version: string;
  served?: ReadonlySet<string>;
}): Json {
  const shapes = createShapes();
  const paths: Record<string, Json> = {};
  // By path: a module's exports have no order of their own.
  for (const [name, call] of Object.entries(registry).toSorted(([, a], [, b]) =>
    a.path < b.path ? -1 : 1,
  )) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(name, call, shapes, options.served?.has(name) ?? true);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Talabee panel",
      version: options.version,
      description: [
        "The wire between a Talabee storefront and its panel. Money is in dirhams (100 = QAR 1), times are ISO-8601.",
        "In forms, nested values are written as `addons[0][id]`, true and false as 1 and 0, null as the empty string.",
        "Every answer names its request in `X-Request-Id`. Errors have one shape; programs look at `code` and `errors`, people read `message`.",
        "A call marked `x-served: false` is answered with 501 `not_served` by this panel.",
      ].join("\n\n"),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: options.serverUrl, description: "This panel" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          description: "The token of a session, as `login` and `email-verify` hand it out.",
        },
        signature: {
          type: "apiKey",
          in: "header",
          name: "X-Signature",
          description: "The payment provider's signature over the body, with its time.",
        },
      },
      parameters: {
        AcceptLanguage: {
          name: "Accept-Language",
          in: "header",
          description: "Language of names and messages",
          schema: { type: "string", enum: LANGUAGES, default: "en" },
          example: "ar",
        },
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: true,
          description:
            "A new UUID for what is to happen once, the same for every try: a second request with it gets the first one's answer",
          schema: { type: "string", minLength: 1, maxLength: 255 },
          example: "1f0a8a3e-7c7b-4d8a-9a52-6b0d5a0e1c11",
        },
      },
      headers: {
        RequestId: {
          description: "Names the exchange in the panel's log",
          schema: { type: "string" },
          example: "4be0643f-1d98-573b-97cd-ca98a65347dd",
        },
        RetryAfter: {
          description: "Seconds after which another try makes sense",
          schema: { type: "integer" },
          example: 42,
        },
      },
      schemas: {
        ...shapes.components(),
        Error: {
          type: "object",
          description: "What every call that fails is answered with (REQ-API-27)",
          required: ["message", "code", "errors", "data", "request_id"],
          properties: {
            message: { type: "string", description: "For people, in the language of the request" },
            code: { type: "string", description: "For programs" },
            errors: {
              type: "object",
              description: "What is wrong with which field of the request",
              additionalProperties: { type: "array", items: { type: "string" } },
            },
            data: { description: "What helps to go on; its shape belongs to the code" },
            request_id: { type: ["string", "null"] },
          },
        },
      },
    },
  };
}

/**
 * Every error code a call can answer with: its own, and those that come with who may call and what it takes
 * (REQ-API-27).
 */
export function errorsOf(call: Call): MessageKey[] {
  const codes = new Set(Object.keys(call.errors ?? {}) as MessageKey[]);
  const add = (...more: MessageKey[]) => more.forEach((code) => codes.add(code));
  if (call.access !== "public") add("unauthenticated", "account_blocked");
  if (["staff", "admin", "super_admin"].includes(call.access)) add("forbidden");
  if (call.body || call.query) add("bad_request", "validation_failed");
  if (call.body) add("origin_forbidden", "unsupported_media_type", "payload_too_large");
  add("too_many_requests", "server_error", "maintenance");
  return [...codes];
}

function operation(name: string, call: Call, shapes: Shapes, isServed: boolean): Json {
  return {
    operationId: name,
    tags: [call.tag],
    summary: call.summary,
    description: [
      isServed ? "" : "Not served by this panel yet.",
      ACCESS[call.access],
      call.invalidates === undefined
        ? ""
        : `Makes stale what was read under: ${call.invalidates.join(", ")}.`,
    ]
      .filter((text) => text !== "")
      .join("\n\n"),
    "x-served": isServed,
    security: SECURITY[call.access],
    parameters: [
      { $ref: "#/components/parameters/AcceptLanguage" },
      ...call.parameters.map((parameter) => ({
        name: parameter,
        in: "path",
        required: true,
        schema: { type: "string" },
        example: exampleOf(wire.Id, parameter),
      })),
      ...Object.entries(call.query ?? {}).map(([parameter, schema]) => ({
        name: parameter,
        in: "query",
        required: schema._zod.def.type !== "optional",
        schema: shapes.of(schema, "input"),
        example: exampleOf(schema, parameter),
      })),
      ...(call.idempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: {
              [call.encoding === "json" ? "application/json" : "multipart/form-data"]: {
                schema: shapes.of(call.body, "input"),
                example: requestExample(name, call.body),
              },
            },
          },
        }
      : {}),
    responses: {
      [String(call.redirect ? 303 : (call.status ?? 200))]: success(call, shapes),
      ...errorResponses(call, shapes),
    },
  };
}

/** Who may call, where a session alone does not say it. */
const ACCESS: Readonly<Record<Access, string>> = {
  public: "",
  user: "",
  staff: "For the people of the store it is about, its riders, and admins.",
  admin: "For admins.",
  super_admin: "For super admins.",
  gateway: "",
};

const SECURITY = {
  public: [{}, { session: [] }],
  user: [{ session: [] }],
  staff: [{ session: [] }],
  admin: [{ session: [] }],
  super_admin: [{ session: [] }],
  gateway: [{ signature: [] }],
};

const REQUEST_ID = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };

function success(call: Call, shapes: Shapes): Json {
  if (call.redirect) {
    return {
      description: "Leads to a page of the storefront",
      headers: {
        ...REQUEST_ID,
        Location: { description: "The page", schema: { type: "string" }, example: "/orders/9b1deb4d" },
      },
    };
  }
  const data = exampleOf(call.data);
  const says = successMessages(call);
  return {
    description: call.stream ? "Server-sent events; the data of each is JSON of this schema" : "Success",
    headers: REQUEST_ID,
    content: call.stream
      ? { "text/event-stream": { schema: shapes.of(call.data, "output"), example: data } }
      : {
          "application/json": {
            schema: {
              type: "object",
              required: ["message", "data"],
              properties: {
                message: {
                  type: "string",
                  description: `For people: ${says.map((key) => (key === null ? "empty, as there is nothing to say" : `“${messages[key].en}”`)).join(", or ")}`,
                },
                data: shapes.of(call.data, "output"),
              },
            },
            example: { message: says[0] === null ? "" : messages[says[0]!].en, data },
          },
        },
  };
}

function errorResponses(call: Call, shapes: Shapes): Json {
  const codes = errorsOf(call);
  const statuses = [...new Set(codes.map(statusOf))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => statusOf(code) === status);
      const data = here.flatMap((code) =>
        call.errors?.[code] ? [JSON.stringify(shapes.of(call.errors[code], "output"))] : [],
      );
      return [
        String(status),
        {
          description: here.map((code) => `\`${code}\`: ${messages[code].en}`).join("\n"),
          headers: {
            ...REQUEST_ID,
            ...(status === 429 || status === 503
              ? { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }
              : {}),
          },
          content: {
            "application/json": {
              schema:
                data.length === 0
                  ? { $ref: "#/components/schemas/Error" }
                  : {
                      allOf: [
                        { $ref: "#/components/schemas/Error" },
                        {
                          type: "object",
                          properties: {
                            data: {
                              anyOf: [
                                ...[...new Set(data)].map((part) => JSON.parse(part) as Json),
                                { type: "null" },
                              ],
                            },
                          },
                        },
                      ],
                    },
              examples: Object.fromEntries(here.map((code) => [code, { value: errorExample(code, call) }])),
            },
          },
        },
      ];
    }),
  );
}

/** How a panel answers a call with this code, in English. */
export function errorExample(code: MessageKey, call?: Call): Json {
  const data = call?.errors?.[code];
  return {
    message: fillMessage(messages[code], "en", {
      time: "18:30",
      amount: "QAR 10.25",
      min: 1,
      max: 3,
      group: "Sauces",
    }),
    code,
    errors: code === "validation_failed" ? { email: [messages.email_invalid.en] } : {},
    data: data ? exampleOf(data) : null,
    request_id: "4be0643f-1d98-573b-97cd-ca98a65347dd",
  };
}

/** Schemas as JSON Schema: those with a name are written once, under the document's components. */
interface Shapes {
  of(schema: z.core.$ZodType, io: "input" | "output"): Json;
  components(): Json;
}

/** Component names of the document that differ from the export's name, so that the document stays as published. */
const COMPONENT_NAMES: Readonly<Record<string, string>> = { MinorUnits: "Dirhams" };

function createShapes(): Shapes {
  const names = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(wire)) {
    if (isSchema(schema) && !names.has(schema)) names.add(schema, { id: COMPONENT_NAMES[name] ?? name });
  }
  const components: Json = {};
  return {
    of(schema, io) {
      // Inside an object, so that a schema with a name becomes a reference too.
      const whole: unknown = z.toJSONSchema(z.object({ it: schema }), {
        io,
        metadata: names,
        unrepresentable: "any",
        override: ({ jsonSchema }) => keepToTheWire(jsonSchema),
      });
      const { properties, $defs = {} } = whole as { properties: { it: Json }; $defs?: Record<string, Json> };
      for (const [name, { id: _, ...definition }] of Object.entries($defs)) {
        const shape = refer(definition);
        if (name in components && JSON.stringify(components[name]) !== JSON.stringify(shape)) {
          throw new Error(`${name} has one shape in requests and another in answers`);
        }
        components[name] = shape;
      }
      return refer(properties.it);
    },
    components: () => Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

/** What zod says that the wire does not: the bounds of JavaScript's integers, and that an answer never gains a field. */
function keepToTheWire(shape: { minimum?: number; maximum?: number; additionalProperties?: unknown }): void {
  if (shape.minimum === Number.MIN_SAFE_INTEGER) delete shape.minimum;
  if (shape.maximum === Number.MAX_SAFE_INTEGER) delete shape.maximum;
  if (shape.additionalProperties === false) delete shape.additionalProperties;
}

/** Turns references within one schema into references within the document. */
function refer(shape: Json): Json {
  return JSON.parse(JSON.stringify(shape).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}

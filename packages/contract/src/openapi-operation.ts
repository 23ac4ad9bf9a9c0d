import { type Access, type Call, successMessages } from "./call.js";
import { exampleOf, requestExample } from "./examples.js";
import * as wire from "./index.js";
import { messages } from "./messages/index.js";
import { errorExample, errorsOf, statusOf } from "./openapi-errors.js";
import type { Json, Shapes } from "./openapi-shapes.js";

/** The OpenAPI operation of one call. */
export function operation(name: string, call: Call, shapes: Shapes, isServed: boolean): Json {
  return {
    operationId: name,
    tags: [call.tag],
    summary: call.summary,
    description: [
      isServed ? "" : "Not served by this panel yet.",
      ACCESS[call.access],
      call.invalidates === undefined ? "" : `Invalidates the queries: ${call.invalidates.join(", ")}.`,
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

/** Who may make the call, when a session is not enough. */
const ACCESS: Readonly<Record<Access, string>> = {
  public: "",
  user: "",
  staff: "For staff of the store, its riders, and admins.",
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
      description: "Redirects to a page of the storefront",
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
                  description: `For display: ${says.map((key) => (key === null ? "empty" : `“${messages[key].en}”`)).join(", or ")}`,
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

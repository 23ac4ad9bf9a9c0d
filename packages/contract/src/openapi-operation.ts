import { isStoreRole, rolesWith } from "@talabee/domain";
import type * as z from "zod/mini";
import { acceptsIdempotencyKey, type Call, successMessages } from "./call.js";
import { exampleOf, requestExample } from "./examples.js";
import * as wire from "./index.js";
import { messages } from "./messages/index.js";
import { errorExample, errorsOf, statusOf } from "./openapi-errors.js";
import { formExample, formShape, hasFile } from "./openapi-form.js";
import type { Json, Shapes } from "./openapi-shapes.js";

/** The OpenAPI operation of one call. */
export function operation(name: string, call: Call, shapes: Shapes, isServed: boolean): Json {
  return {
    operationId: name,
    tags: [call.tag],
    summary: call.summary,
    description: [
      isServed ? "" : "Not served by this panel yet.",
      whoMay(call),
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
      ...Object.entries(call.query ?? {}).map(([parameter, schema]) => {
        const required = schema._zod.def.type !== "optional";
        return {
          name: parameter,
          in: "query",
          required,
          schema: shapes.of(schema, "input"),
          // The API reference sends examples: those of all filters together find nothing, and a made-up cursor is refused.
          ...(required && { example: exampleOf(schema, parameter) }),
        };
      }),
      ...idempotencyParameters(call),
      ...(call.stream ? [{ $ref: "#/components/parameters/LastEventId" }] : []),
    ],
    ...(call.body ? { requestBody: requestBody(name, call, call.body, shapes) } : {}),
    responses: {
      [String(call.redirect ? 303 : (call.status ?? 200))]: success(call, shapes),
      ...errorResponses(call, shapes),
    },
  };
}

/** The key is needed, accepted (a customer's other writes), or without a meaning. */
function idempotencyParameters(call: Call): Json[] {
  if (call.idempotent) return [{ $ref: "#/components/parameters/IdempotencyKey" }];
  return acceptsIdempotencyKey(call) ? [{ $ref: "#/components/parameters/OptionalIdempotencyKey" }] : [];
}

function requestBody(name: string, call: Call, body: z.core.$ZodType, shapes: Shapes): Json {
  const example = requestExample(name, body);
  // Made when used: a shape becomes a component of the document.
  const json = () => ({ "application/json": { schema: shapes.of(body, "input"), example } });
  const form = { "multipart/form-data": { schema: formShape(body, shapes), example: formExample(example) } };
  // A file cannot be sent as JSON; a gateway sends nothing else.
  const content = call.encoding === "json" ? json() : hasFile(body) ? form : { ...json(), ...form };
  return { required: true, content };
}

/** Which roles may make the call, when a session is not enough. */
function whoMay({ right }: Call): string {
  if (right === undefined) return "";
  const roles = rolesWith(right).map((role) => `${role}${isStoreRole(role) ? " of the store" : ""}`);
  return `Needs the right \`${right}\`: ${roles.join(", ")}.`;
}

const SECURITY = {
  public: [{}, { session: [] }],
  user: [{ session: [] }],
  staff: [{ session: [] }],
  admin: [{ session: [] }],
  super_admin: [{ session: [] }],
  gateway: [{ signature: [] }],
};

const PERSONAL = { "Cache-Control": { $ref: "#/components/headers/NoStore" } };
const REPLAYED = { "Idempotent-Replayed": { $ref: "#/components/headers/IdempotentReplayed" } };
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
    description: call.stream ? "Server-sent events, until either side closes the connection" : "Success",
    headers: {
      ...REQUEST_ID,
      ...(call.method === "POST" || call.access !== "public" ? PERSONAL : {}),
      ...(call.idempotent || acceptsIdempotencyKey(call) ? REPLAYED : {}),
    },
    content: call.stream
      ? {
          "text/event-stream": {
            // OpenAPI 3.1 cannot describe the items of a stream.
            schema: {
              type: "string",
              description: `Events with an id; the data of each is JSON: ${JSON.stringify(shapes.inline(call.data))}`,
            },
            example: `id: 7\ndata: ${JSON.stringify(data)}\n\n`,
          },
        }
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
            ...PERSONAL,
            ...(status === 429 || status === 503
              ? { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }
              : {}),
          },
          content: {
            "application/json": {
              schema: {
                allOf: [
                  { $ref: "#/components/schemas/Error" },
                  {
                    type: "object",
                    properties: {
                      code: { type: "string", enum: here },
                      ...(data.length === 0
                        ? {}
                        : {
                            data: {
                              anyOf: [
                                ...[...new Set(data)].map((part) => JSON.parse(part) as Json),
                                { type: "null" },
                              ],
                            },
                          }),
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

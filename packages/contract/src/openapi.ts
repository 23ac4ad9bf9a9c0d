import { LANGUAGES } from "./language.js";
import { operation } from "./openapi-operation.js";
import { createShapes, type Json } from "./openapi-shapes.js";
import { registry } from "./registry.js";

export { ERROR_STATUS, errorExample, errorsOf, statusOf } from "./openapi-errors.js";

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

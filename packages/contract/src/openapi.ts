import { LANGUAGES } from "./language.js";
import { operation } from "./openapi-operation.js";
import { createShapes, type Json } from "./openapi-shapes.js";
import { registry } from "./registry.js";

export { ERROR_STATUS, errorExample, errorsOf, statusOf } from "./openapi-errors.js";

/** Descriptions of the groups of calls. */
const TAGS: Readonly<Record<string, string>> = {
  Account: "Registration, sign-in, passwords and the profile.",
  "Start-up": "What a storefront loads before its first page.",
  Catalogue: "Stores, collections, products, search and reviews; public.",
  Favourites: "Favourite stores and products of a customer.",
  Cart: "One cart per customer, of one store at a time.",
  Coupons: "Coupons of customers and of stores.",
  Addresses: "Delivery addresses of a customer.",
  Orders: "Orders from checkout to delivery.",
  Events: "Server-sent events of a customer.",
  Payments: "Payments, cards by token, and callbacks of gateways.",
  Wallet: "Balance, vouchers and top-ups of a customer.",
  Notifications: "Notifications and push tokens of a customer.",
  Family: "Families, their allowances and the basket they share.",
  Applicants: "Applications and messages to the brand.",
  Panel: "For staff of stores, riders and admins.",
  "Stores of the panel": "Stores in both languages, from a draft to its opening, for those who run them.",
  "Opening times of stores": "Closures, pauses and busy times, beside a store's week.",
  Menus: "Sections, products and options in both languages, for those who write them.",
  "People of the panel": "Members of stores and riders, and the audit log of what people changed.",
  "Content of the panel": "Banners, collections and pages of text in both languages.",
  Board: "Open orders of a store, and what its people do with them.",
  Devices: "Paired devices of a store: a tablet on the wall, and who stands before it.",
  Customers: "Customers, for those of the office who help them.",
  Inbox: "Messages from the contact page, for those who answer them.",
  "Reviews of the panel": "Reviews of stores, for those who answer them.",
  Vouchers: "Vouchers, for those who issue them.",
  Bills: "Bills that customers pay on their own, for those who issue them.",
  Rides: "What riders do: take a job, fetch an order, hand it over, and hand in the cash.",
  Refunds: "What goes back of delivered orders, by line.",
  Reports: "What a store took and gave back.",
  Office: "What needs a person, and what the signed-in one may do.",
};

/**
 * Creates the OpenAPI 3.1 document of the registry. `serverUrl` is the address of the server; `x-served` of each call
 * is whether `served` contains its name (true without `served`).
 */
export function openApiDocument(options: {
  serverUrl: string;
  version: string;
  served?: ReadonlySet<string>;
}): Json {
  const shapes = createShapes();
  const paths: Record<string, Json> = {};
  // Sorted by path, because the exports of a module have no defined order.
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
        "The API between a Talabee storefront and its panel. Money is in minor units of the market's currency (100 = QAR 1, 1000 = KWD 1), times are ISO-8601.",
        "A body is JSON or a multipart form. In forms, nested values are fields such as `addons[0][id]`, true and false are 1 and 0, null is the empty string.",
        "Within a version calls, fields, error codes and values of lists of names are only added: ignore fields that you do not know, and treat an unknown `code` as its status.",
        "Every response has an `X-Request-Id`. Errors have one shape: programs use `code` and `errors`; `message` is for display.",
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
          description: "The token of a session, as `login` and `email-verify` return it.",
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
        LastEventId: {
          name: "Last-Event-ID",
          in: "header",
          description: "Id of the last event that was received: the stream continues after it",
          schema: { type: "string" },
          example: "7",
        },
        OptionalIdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          description: "As for calls that need one; without it a repeated request is done again",
          schema: { type: "string", minLength: 1, maxLength: 255 },
          example: "1f0a8a3e-7c7b-4d8a-9a52-6b0d5a0e1c11",
        },
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: true,
          description:
            "A new UUID per operation, the same for every retry: a second request with it gets the response of the first",
          schema: { type: "string", minLength: 1, maxLength: 255 },
          example: "1f0a8a3e-7c7b-4d8a-9a52-6b0d5a0e1c11",
        },
      },
      headers: {
        NoStore: {
          description: "The response is personal or of the moment: `no-store`",
          schema: { type: "string", const: "no-store" },
          example: "no-store",
        },
        IdempotentReplayed: {
          description: "`true` for the stored response of an earlier request with the same key; else absent",
          schema: { type: "string", const: "true" },
          example: "true",
        },
        RequestId: {
          description: "Id of the request in the log of the panel",
          schema: { type: "string" },
          example: "4be0643f-1d98-573b-97cd-ca98a65347dd",
        },
        RetryAfter: {
          description: "Seconds after which to retry",
          schema: { type: "integer" },
          example: 42,
        },
      },
      schemas: {
        ...shapes.components(),
        Error: {
          type: "object",
          description: "The response of every call that fails (REQ-API-27)",
          required: ["message", "code", "errors", "data", "request_id"],
          properties: {
            message: { type: "string", description: "For display, in the language of the request" },
            code: { type: "string", description: "For programs" },
            errors: {
              type: "object",
              description: "Error messages by field of the request",
              additionalProperties: { type: "array", items: { type: "string" } },
            },
            data: { description: "Data of the error; its shape depends on the code" },
            request_id: { type: ["string", "null"] },
          },
        },
      },
    },
  };
}

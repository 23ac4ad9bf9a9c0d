import { describe, expect, it } from "vitest";
import { createExamplePanel, HEADERS } from "../../test/example-panel.js";
import { type Call, successMessages } from "../call.js";
import { exampleOf } from "../examples.js";
import { messages } from "../messages/index.js";
import { errorExample, errorsOf, statusOf } from "../openapi.js";
import { registry } from "../registry.js";
import type { Access } from "./accounts.js";
import { checkResponse } from "./response-rules.js";
import { formatReport } from "./report.js";
import { verifyPanel } from "./verify.js";

describe("verifyPanel", () => {
  it.each<[string, Access]>([
    ["codes from an outbox", { readCode: async () => "123456" }],
    ["no code", { readCode: async () => null }],
    ["one account", { existing: [{ email: "a@example.com", password: "x" }] }],
    ["no account", {}],
  ])("detects a server that accepts every request, with %s", async (_, access) => {
    const { fetch } = createExamplePanel();
    const report = await verifyPanel({ baseUrl: "http://panel.example", access, fetch });
    expect(report.conforms).toBe(false);
    expect(report.calls.every(({ served }) => served)).toBe(true);
    const failed = report.calls.filter((call) => call.failed.some(({ check }) => check === "sign-in"));
    // A server that accepts any session fails the sign-in check of every call that is not public.
    const closed = Object.entries(registry).filter(([, call]) => call.access !== "public");
    expect(failed.map(({ call }) => call)).toEqual(expect.arrayContaining(closed.map(([name]) => name)));
    expect(report.calls.find(({ call }) => call === "store")!.failed).toContainEqual({
      check: "unknown ids",
      details: ["success instead of not_found"],
    });
    const text = formatReport(report);
    expect(text).toContain("✗ does not conform");
    expect(text).not.toContain("Not served");
  });
});

describe("checkResponse", () => {
  const failures = (call: Call, status: number, body: unknown, changed: Record<string, string> = {}) =>
    [
      ...checkResponse(call, "en", {
        status,
        headers: new Headers({ ...HEADERS, ...changed }),
        text: typeof body === "string" ? body : JSON.stringify(body),
      }),
    ].flatMap(([check, detail]) => (detail === null ? [] : [check]));
  const error = { ...errorExample("not_found"), request_id: "r-1" };

  it.each(Object.entries(registry))("accepts the documented responses of %s", (_, call) => {
    for (const code of errorsOf(call)) {
      expect([
        code,
        failures(call, statusOf(code), { ...errorExample(code, call), request_id: "r-1" }),
      ]).toEqual([code, []]);
    }
    if (call.stream || call.redirect) return;
    for (const key of successMessages(call)) {
      const message = key === null ? "" : messages[key].en;
      expect(failures(call, call.status ?? 200, { message, data: exampleOf(call.data) })).toEqual([]);
    }
  });

  it.each([
    ["no JSON", 200, "<h1>Hello</h1>", {}, ["envelope"]],
    ["no object", 200, "3", {}, ["envelope"]],
    [
      "a message that is not a string",
      200,
      { message: 1, data: exampleOf(registry["cart"]!.data) },
      {},
      ["envelope"],
    ],
    ["a message in the wrong language", 404, { ...error, message: "تعذّر" }, {}, ["language"]],
    ["a message with an unfilled placeholder", 404, { ...error, message: "Try at {time}" }, {}, ["language"]],
    ["an error without a message", 404, { ...error, message: "" }, {}, ["envelope"]],
    ["errors that are not a map of texts", 404, { ...error, errors: [] }, {}, ["envelope"]],
    ["a field error in the wrong language", 404, { ...error, errors: { a: ["خطأ"] } }, {}, ["language"]],
    ["an unknown code", 404, { ...error, code: "gone" }, {}, ["error code"]],
    ["a code of another call", 422, { ...error, code: "otp_invalid" }, {}, ["error code"]],
    ["the status of another code", 400, error, {}, ["status"]],
    ["data of another code", 409, { ...error, code: "stale_cart" }, {}, ["error code"]],
    [
      "a message that the registry does not declare",
      200,
      { message: "Hi", data: exampleOf(registry["cart"]!.data) },
      {},
      ["message"],
    ],
    ["data where the code has none", 404, { ...error, data: { id: "x" } }, {}, ["error data"]],
    ["another request id", 404, { ...error, request_id: "r-2" }, {}, ["request id"]],
    ["a cacheable response", 404, error, { "Cache-Control": "public" }, ["cache control"]],
    [
      "a response without the declared shape",
      200,
      { message: "مرحبا", data: null, more: 1 },
      {},
      ["envelope", "message", "shape"],
    ],
    ["no request id", 404, { ...error, request_id: "" }, { "X-Request-Id": "" }, ["request id"]],
    [
      "a wrong status of success",
      201,
      { message: "", data: exampleOf(registry["cart"]!.data) },
      {},
      ["status"],
    ],
    ["no content type", 404, error, { "Content-Type": "" }, ["content type"]],
  ])("finds %s", (_, status, body, changed, found) => {
    expect(failures(registry["cart"]!, status, body, changed)).toEqual(found);
  });

  it("accepts no-cache for a stream", () => {
    const events = registry["orderEvents"]!;
    const type = { "Content-Type": "text/event-stream" };
    expect(failures(events, 200, "", { ...type, "Cache-Control": "no-cache" })).toEqual([]);
    expect(failures(events, 200, "", { ...type, "Cache-Control": "max-age=3" })).toEqual(["cache control"]);
  });

  it("requires every header", () => {
    const bare = { status: 200, headers: new Headers(), text: '{"message":"","data":null}' };
    expect(
      [...checkResponse(registry["logout"]!, "en", bare)].filter(([, detail]) => detail !== null),
    ).toEqual([
      ["request id", "no X-Request-Id"],
      ["content type", "none instead of application/json"],
      ["cache control", '"" allows caches to store the response'],
      ["message", '"" instead of "Logged out successfully"'],
    ]);
  });

  it("requires Arabic texts in Arabic", () => {
    const inArabic = (message: string) =>
      [
        ...checkResponse(registry["cart"]!, "ar", {
          status: 404,
          headers: new Headers(HEADERS),
          text: JSON.stringify({ ...error, message }),
        }),
      ].flatMap(([, detail]) => (detail === null ? [] : [detail]));
    expect(inArabic("تعذّر العثور عليه")).toEqual([]);
    expect(inArabic("It was not found")).toEqual(['"It was not found" is not Arabic']);
  });

  it("requires a redirect of a return page", () => {
    expect(failures(registry["paymentReturn"]!, 303, "")).toEqual([]);
    expect(failures(registry["paymentReturn"]!, 200, "")).toEqual(["status"]);
  });

  it("checks the data of an error against the schema of the call", () => {
    const body = { ...errorExample("stock_exceeded"), request_id: "r-1" };
    const one = { product_id: "p1", available: 2 };
    const whole = { items: [{ item_id: "l1", product_id: "p1", name: "Karak", available: 2 }] };
    for (const [call, fits, other] of [
      [registry["addToCart"]!, one, whole],
      [registry["createOrder"]!, whole, one],
    ] as const) {
      expect(failures(call, 409, { ...body, data: fits })).toEqual([]);
      expect(failures(call, 409, { ...body, data: other })).toEqual(["error data"]);
    }
  });
});

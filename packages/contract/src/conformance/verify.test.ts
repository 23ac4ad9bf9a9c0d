import { describe, expect, it } from "vitest";
import { createExamplePanel, HEADERS } from "../../test/example-panel.js";
import { type Call, successMessages } from "../call.js";
import { exampleOf } from "../examples.js";
import { messages } from "../messages/index.js";
import { errorExample, errorsOf, statusOf } from "../openapi.js";
import { registry } from "../registry.js";
import type { Access } from "./accounts.js";
import { checkAnswer } from "./answer-rules.js";
import { formatReport } from "./report.js";
import { verifyPanel } from "./verify.js";

describe("verifyPanel", () => {
  it.each<[string, Access]>([
    ["a code from its mail", { readCode: async () => "123456" }],
    ["no code", { readCode: async () => null }],
    ["one account", { existing: [{ email: "a@example.com", password: "x" }] }],
    ["nobody", {}],
  ])("is taken in by no server that says yes to everything, with %s", async (_, access) => {
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
      details: ["success in place of not_found"],
    });
    const text = formatReport(report);
    expect(text).toContain("✗ does not conform");
    expect(text).not.toContain("Not served");
  });
});

describe("checkAnswer", () => {
  const failures = (call: Call, status: number, body: unknown, changed: Record<string, string> = {}) =>
    [
      ...checkAnswer(call, "en", {
        status,
        headers: new Headers({ ...HEADERS, ...changed }),
        text: typeof body === "string" ? body : JSON.stringify(body),
      }),
    ].flatMap(([check, detail]) => (detail === null ? [] : [check]));
  const error = { ...errorExample("not_found"), request_id: "r-1" };

  it.each(Object.entries(registry))("finds nothing wrong with what the document says of %s", (_, call) => {
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
      "a message that is no text",
      200,
      { message: 1, data: exampleOf(registry["cart"]!.data) },
      {},
      ["envelope"],
    ],
    ["a message of another language", 404, { ...error, message: "تعذّر" }, {}, ["language"]],
    ["a message that was not filled in", 404, { ...error, message: "Try at {time}" }, {}, ["language"]],
    ["an error without a message", 404, { ...error, message: "" }, {}, ["envelope"]],
    ["errors that are no texts by field", 404, { ...error, errors: [] }, {}, ["envelope"]],
    ["a field's error of another language", 404, { ...error, errors: { a: ["خطأ"] } }, {}, ["language"]],
    ["a code of no contract", 404, { ...error, code: "gone" }, {}, ["error code"]],
    ["a code of another call", 422, { ...error, code: "otp_invalid" }, {}, ["error code"]],
    ["a status of another code", 400, error, {}, ["status"]],
    ["data that belongs to another code", 409, { ...error, code: "stale_cart" }, {}, ["error code"]],
    [
      "a message the table does not name",
      200,
      { message: "Hi", data: exampleOf(registry["cart"]!.data) },
      {},
      ["message"],
    ],
    ["data where the code has none", 404, { ...error, data: { id: "x" } }, {}, ["error data"]],
    ["another request id", 404, { ...error, request_id: "r-2" }, {}, ["request id"]],
    ["an answer others may keep", 404, error, { "Cache-Control": "public" }, ["cache control"]],
    [
      "an answer that is kept nowhere but has no shape",
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

  it("lets a stream be kept from caches in its own way", () => {
    const events = registry["orderEvents"]!;
    const type = { "Content-Type": "text/event-stream" };
    expect(failures(events, 200, "", { ...type, "Cache-Control": "no-cache" })).toEqual([]);
    expect(failures(events, 200, "", { ...type, "Cache-Control": "max-age=3" })).toEqual(["cache control"]);
  });

  it("asks for every header", () => {
    const bare = { status: 200, headers: new Headers(), text: '{"message":"","data":null}' };
    expect([...checkAnswer(registry["logout"]!, "en", bare)].filter(([, detail]) => detail !== null)).toEqual(
      [
        ["request id", "no X-Request-Id"],
        ["content type", "none in place of application/json"],
        ["cache control", '"" lets others keep the answer'],
        ["message", '"" in place of "Logged out successfully"'],
      ],
    );
  });

  it("asks for Arabic in Arabic", () => {
    const inArabic = (message: string) =>
      [
        ...checkAnswer(registry["cart"]!, "ar", {
          status: 404,
          headers: new Headers(HEADERS),
          text: JSON.stringify({ ...error, message }),
        }),
      ].flatMap(([, detail]) => (detail === null ? [] : [detail]));
    expect(inArabic("تعذّر العثور عليه")).toEqual([]);
    expect(inArabic("It was not found")).toEqual(['"It was not found" is not Arabic']);
  });

  it("asks a page that leads on to do so", () => {
    expect(failures(registry["paymentReturn"]!, 303, "")).toEqual([]);
    expect(failures(registry["paymentReturn"]!, 200, "")).toEqual(["status"]);
  });

  it("holds the data of an error to what the call says of it", () => {
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

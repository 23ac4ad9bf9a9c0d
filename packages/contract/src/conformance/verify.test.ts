import { describe, expect, it } from "vitest";
import type { Call } from "../call.js";
import { exampleOf } from "../examples.js";
import { errorExample, errorsOf, statusOf } from "../openapi.js";
import { table } from "../table.js";
import { judge } from "./answer-rules.js";
import { formatReport } from "./report.js";
import { verifyPanel } from "./verify.js";

const headers = { "X-Request-Id": "r-1", "Content-Type": "application/json", "Cache-Control": "no-store" };

/** A server that says yes to everything with the examples of the document: every call is there, no rule is held. */
const yesSayer = async (url: string, init: RequestInit): Promise<Response> => {
  const path = new URL(url).pathname;
  const call = Object.values(table).find(
    (one) =>
      one.method === init.method && new RegExp(`^${one.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
  )!;
  if (call.redirect) return new Response(null, { status: 303, headers: { ...headers, Location: "/" } });
  const data = exampleOf(call.data) as Record<string, unknown> | null;
  // So that the way goes on: a registration that has to be verified, a quote that can be ordered, cash at the door.
  if (call === table["register"]) delete data!["token"];
  if (call === table["quoteCart"]) data!["problems"] = [];
  if (call === table["paymentMethods"]) data!["items"] = [{ code: "cod", enabled: true, reason: null }];
  if (call.stream) {
    const stream = { ...headers, "Content-Type": "text/event-stream" };
    return new Response(`data: ${JSON.stringify(data)}\n\n`, { headers: stream });
  }
  return new Response(JSON.stringify({ message: "", data }), { status: call.status ?? 200, headers });
};

describe("verifyPanel", () => {
  it.each([
    ["a code from its mail", { readCode: async () => "123456" }],
    ["no code", { readCode: async () => null }],
    ["one account", { existing: [{ email: "a@example.com", password: "x" }] }],
    ["nobody", {}],
  ])("is taken in by no server that says yes to everything, with %s", async (_, access) => {
    const report = await verifyPanel({ baseUrl: "http://panel.example", access, fetch: yesSayer });
    expect(report.conforms).toBe(false);
    expect(report.calls.every(({ served }) => served)).toBe(true);
    const failed = report.calls.filter((call) => call.failed.some(({ check }) => check === "sign-in"));
    // Whoever lets everybody in is found out at every call that is not public.
    const closed = Object.entries(table).filter(([, call]) => call.access !== "public");
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

describe("judge", () => {
  const failures = (call: Call, status: number, body: unknown, changed: Record<string, string> = {}) =>
    [
      ...judge(call, "en", {
        status,
        headers: new Headers({ ...headers, ...changed }),
        text: typeof body === "string" ? body : JSON.stringify(body),
      }),
    ].flatMap(([check, detail]) => (detail === null ? [] : [check]));
  const error = { ...errorExample("not_found"), request_id: "r-1" };

  it.each(Object.entries(table))("finds nothing wrong with what the document says of %s", (_, call) => {
    for (const code of errorsOf(call)) {
      expect([code, failures(call, statusOf(code), { ...errorExample(code), request_id: "r-1" })]).toEqual([
        code,
        [],
      ]);
    }
    if (call.stream || call.redirect) return;
    expect(failures(call, call.status ?? 200, { message: "", data: exampleOf(call.data) })).toEqual([]);
  });

  it.each([
    ["no JSON", 200, "<h1>Hello</h1>", {}, ["envelope"]],
    ["no object", 200, "3", {}, ["envelope"]],
    [
      "a message that is no text",
      200,
      { message: 1, data: exampleOf(table["cart"]!.data) },
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
    [
      "data that belongs to another code",
      409,
      { ...error, code: "stale_cart" },
      {},
      ["error code", "error data"],
    ],
    ["another request id", 404, { ...error, request_id: "r-2" }, {}, ["request id"]],
    ["an answer others may keep", 404, error, { "Cache-Control": "public" }, ["cache control"]],
    ["no content type", 404, error, { "Content-Type": "" }, ["content type"]],
  ])("finds %s", (_, status, body, changed, found) => {
    expect(failures(table["cart"]!, status, body, changed)).toEqual(found);
  });

  it("asks a page that leads on to do so", () => {
    expect(failures(table["paymentReturn"]!, 303, "")).toEqual([]);
    expect(failures(table["paymentReturn"]!, 200, "")).toEqual(["status"]);
  });
});

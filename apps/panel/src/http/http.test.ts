import { encodeForm, registry } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createTestPanel, type Person, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({ origins: ["https://shop.example"] })));
afterAll(() => test.close());

const calls = Object.entries(registry);

describe("REQ-SEC-21: errors", () => {
  it("have one shape, in the language of the request, with the request's id", async () => {
    for (const [path, method, status, code] of [
      ["/api/nothing", "GET", 404, "not_found"],
      ["/api/login", "GET", 405, "method_not_allowed"],
      ["/api/home", "DELETE", 405, "method_not_allowed"],
      ["/api/stores/spice", "PUT", 405, "method_not_allowed"],
    ] as const) {
      const answer = await test.send(method, path, null, { language: "ar" });
      expect([path, answer.status, answer.body.code]).toEqual([path, status, code]);
      expect(Object.keys(answer.body).toSorted()).toEqual([
        "code",
        "data",
        "errors",
        "message",
        "request_id",
      ]);
      expect(answer.body.message).toMatch(/[\u0621-\u064a]/);
      expect(answer.body.request_id).toBe(answer.headers.get("X-Request-Id"));
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("hide internal details when something unexpected fails", async () => {
    const someone = await test.person();
    await test.post("/api/cart/add", { product_id: "spice.tea" }, someone);
    const form = await test.orderForm(someone);
    test.atStep(() => {
      throw new Error("secret detail in C:\\panel");
    });
    const failed = await test.post("/api/orders", form, { ...someone, key: randomUUID() });
    test.atStep(() => undefined);
    expect([failed.status, failed.body.message]).toEqual([500, "Something went wrong. Try again"]);
    expect(JSON.stringify(failed.body)).not.toContain("secret");
    expect(test.logged.at(-1)).toContain(failed.body.request_id);
  });
});

describe("REQ-API-03: a body as JSON", () => {
  const json = (body: object, who: Person, key?: string) =>
    test.send("POST", "/api/cart/add", JSON.stringify(body), {
      token: who.token,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        ...(key === undefined ? {} : { "Idempotency-Key": key }),
      },
    });

  it("does what the same form does, with lists, groups and null", async () => {
    const body = { product_id: "spice.tea", quantity: 2, addons: [], note: null };
    const [byForm, byJson] = [await test.person(), await test.person()];
    const form = await test.post("/api/cart/add", body, byForm);
    const answer = await json(body, byJson);
    expect(answer.status).toBe(200);
    const lines = (from: typeof form) =>
      (from.body.data as { items: object[] }).items.map((line) => ({ ...line, id: "" }));
    expect(lines(answer)).toEqual(lines(form));
    const note = await json({ product_id: "spice.tea", note: "one\r\ntwo" }, byJson);
    expect(JSON.stringify(note.body.data)).toContain("one\\ntwo");
  });

  it("is the same request as the form for an idempotency key", async () => {
    const someone = await test.person();
    const key = randomUUID();
    const body = { product_id: "spice.tea", quantity: 1 };
    expect((await json(body, someone, key)).status).toBe(200);
    const again = await test.post("/api/cart/add", body, { ...someone, key });
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
  });

  it("may be sent from an allowed origin", async () => {
    const answer = await test.send("OPTIONS", "/api/cart/add", null, {
      headers: {
        Origin: "https://shop.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });
    expect(answer.headers.get("Access-Control-Allow-Headers")).toContain("Content-Type");
  });
});

describe("REQ-SEC-20: bad input", () => {
  const post = (path: string, body: BodyInit, type?: string, who?: Person) =>
    test.send("POST", path, body, {
      token: who?.token,
      ...(type === undefined ? {} : { headers: { "Content-Type": type } }),
    });

  it("that is neither a multipart form nor JSON gets 400 or 415, never 500", async () => {
    expect((await post("/api/login", "email=x", "application/x-www-form-urlencoded")).status).toBe(415);
    for (const body of [
      "",
      "garbage",
      "--b\r\n\r\n",
      "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--",
      "--b--",
    ]) {
      const answer = await post("/api/login", body, "multipart/form-data; boundary=b");
      expect([body, [400, 422].includes(answer.status)]).toEqual([body, true]);
    }
    expect((await post("/api/login", "x", "multipart/form-data")).status).toBe(400);
  });

  it("as JSON that is no object, too deep, too long or of wrong types is rejected", async () => {
    const json = (path: string, body: string, who?: Person) => post(path, body, "application/json", who);
    const deep = `{"email":${'{"a":'.repeat(7)}1${"}".repeat(7)}}`;
    const many = JSON.stringify({ email: Array.from({ length: 201 }, () => "x") });
    // Empty lists and objects have no values, and take the same work.
    const empty = ["{}", "[]", "[[]]"].map((part) => `{"email":[${Array(201).fill(part).join()}]}`);
    const keys = `{${Array.from({ length: 201 }, (_, at) => `"k${at}":{}`).join()}}`;
    for (const body of ["", "{", "[]", "1", "null", deep, `${"[".repeat(100_000)}`, many, ...empty, keys]) {
      const answer = await json("/api/login", body);
      expect([body.slice(0, 40), answer.status, answer.body.code]).toEqual([
        body.slice(0, 40),
        400,
        "bad_request",
      ]);
    }
    expect((await json("/api/login", "{}")).status).toBe(422);
    expect((await json("/api/login", `{"email":"${"x".repeat(1024 * 1024)}"}`)).status).toBe(413);
    const someone = await test.person();
    const text = JSON.stringify({ product_id: "spice.tea", quantity: "2" });
    expect((await json("/api/cart/add", text, someone)).body.errors).toHaveProperty("quantity");
    const polluted = '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"email":"a@example.com"}';
    expect((await json("/api/login", polluted)).status).toBe(422);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  it("that is too large, too long or too deep is rejected", async () => {
    const large = await post("/api/login", encodeForm({ email: "x".repeat(1024 * 1024 + 1) }));
    expect([large.status, large.body.code]).toEqual([413, "payload_too_large"]);
    const many = new FormData();
    for (let i = 0; i < 1000; i++) many.append(`field${i}`, "x");
    expect((await post("/api/login", many)).status).toBe(400);
    for (const name of [
      `a${"[b]".repeat(50)}`,
      `a${"[]".repeat(400_000)}`,
      "a".repeat(1_000_000),
      "a[",
      "a]b",
      "",
      "__proto__[x]",
      "constructor[prototype][x]",
    ]) {
      const form = new FormData();
      form.append(name, "1");
      expect((await post("/api/login", form)).status).toBeLessThan(500);
    }
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
    const twice = new FormData();
    twice.append("email", "a@example.com");
    twice.append("email", "b@example.com");
    expect((await post("/api/login", twice)).status).toBe(400);
  });

  it("that PostgreSQL cannot store gets a field error or 404", async () => {
    const someone = await test.person();
    const note = await test.post("/api/cart/add", { product_id: "spice.tea", note: "a\0b" }, someone);
    expect([note.status, note.body.errors.note]).toEqual([422, ["This value is not valid"]]);
    expect((await test.get("/api/products/a%00b")).status).toBe(404);
    expect((await test.get("/api/stores/%ED%A0%80")).status).toBe(404);
    expect((await test.get("/api/stores/%E0%A4%A")).status).toBe(404);
    expect((await test.get("/api/vendors?category_id=%00")).status).toBe(422);
    expect((await test.get("/api/vendors?cursor=%00")).status).toBe(422);
    expect((await test.post("/api/login", { email: "a\0@example.com", password: "x\0" })).status).toBe(422);
  });

  it("has bidirectional control characters removed from notes", async () => {
    const someone = await test.person();
    const cart = await test.post(
      "/api/cart/add",
      { product_id: "spice.tea", note: "no \u202Eonion\u2069" },
      someone,
    );
    expect(cart.body.data.items[0].note).toBe("no onion");
  });
});

describe("REQ-SEC-14: origins", () => {
  const login = (origin: string | null, token?: string) =>
    test.post(
      "/api/login",
      {},
      { token, headers: { Host: "panel.example", ...(origin === null ? {} : { Origin: origin }) } },
    );

  it("may post without a session only if they are known", async () => {
    for (const origin of ["https://evil.example", "null", "https://panel.example.evil.example"]) {
      const answer = await login(origin);
      expect([origin, answer.status, answer.body.code]).toEqual([origin, 403, "origin_forbidden"]);
    }
    for (const origin of ["https://shop.example", "https://panel.example", null]) {
      expect([origin, (await login(origin)).status]).toEqual([origin, 422]);
    }
  });

  it("get CORS headers only if they are configured", async () => {
    const preflight = (origin: string) =>
      test.send("OPTIONS", "/api/orders", null, {
        headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
      });
    const ours = await preflight("https://shop.example");
    expect(ours.headers.get("Access-Control-Allow-Origin")).toBe("https://shop.example");
    expect(ours.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key");
    expect((await preflight("https://evil.example")).headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

it("serves the API document, which marks for every call whether it is served", async () => {
  const document = (await test.get("/api/openapi.json")).body;
  expect(Object.keys(document.paths)).toHaveLength(new Set(calls.map(([, call]) => call.path)).size);
  for (const [name, call] of calls) {
    const path = call.path.replace(/\{\w+\}/g, "x");
    const answer = await test.send(call.method, path, call.method === "POST" ? new FormData() : null, {});
    expect([name, answer.status]).not.toEqual([name, 405]);
    const isServed = document.paths[call.path][call.method.toLowerCase()]["x-served"];
    expect([name, answer.body.code === "not_served", answer.status === 501]).toEqual([
      name,
      !isServed,
      !isServed,
    ]);
  }
});

it("limits requests of any kind from one address", async () => {
  const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_REQUESTS: "3" });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await limited.get("/api/app-settings")).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await limited.get("/health")).status).toBe(200);
  await limited.close();
});

import fc from "fast-check";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineCall } from "./call.js";
import {
  addToCart,
  cart,
  categories,
  clearCart,
  createOrder,
  login,
  logout,
  orderEvents,
  store,
  vendors,
} from "./calls.js";
import { callUrl, type ClientOptions, createClient, joinUrl } from "./client.js";
import { decodeForm } from "./form-data.js";
import type { Language } from "./language.js";
import { PanelError } from "./panel-error.js";
import type { StoreCard } from "./schemas/catalogue.js";

/** A request as it arrived over the wire. */
interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
}

let received: Received;
let answer: (response: ServerResponse) => void;
let token: string | null;
let language: Language;
let badItems: Parameters<NonNullable<ClientOptions["onBadItem"]>>[0][];

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    received = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    answer(response);
  });
});
let baseUrl: string;
const clientOf = (url: string) =>
  createClient({
    baseUrl: url,
    language: () => language,
    token: () => token,
    onBadItem: (report) => badItems.push(report),
  });
const client = () => clientOf(baseUrl);

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => {
  token = null;
  language = "en";
  badItems = [];
});

/** Answers as the panel does. */
function reply(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answer = (response) =>
    response
      .writeHead(status, { "Content-Type": "application/json", "X-Request-Id": "req-1", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));
}
async function refusal(promise: Promise<unknown>): Promise<PanelError> {
  const error = await promise.then(
    () => new Error("was not refused"),
    (cause: unknown) => cause,
  );
  if (!(error instanceof PanelError)) throw error;
  return error;
}
const readForm = (request: Received) =>
  new Response(request.body, { headers: { "Content-Type": request.headers["content-type"]! } }).formData();

const category = (id: string) => ({ id, name: `Category ${id}`, image: null, tint: "sand", stores_count: 3 });
const storeCard = (id: string, cuisines: unknown[] = []): StoreCard => ({
  id,
  name: `Store ${id}`,
  logo: null,
  brand_color: "#008080",
  cover: null,
  rating: 4.5,
  reviews_count: 10,
  cuisines: cuisines as string[],
  tags: [],
  is_open: true,
  opens_at: null,
  closes_at: "2026-01-01T23:00:00+03:00",
  min_order: 2000,
  delivery_fee: 500,
  free_delivery_over: null,
  delivery_time: { min: 20, max: 30 },
  order_types: ["delivery"],
  offer: null,
});
const list = (items: unknown[]) => ({ message: "", data: { items, next_cursor: null } });

describe("a call on its way", () => {
  it("asks in the stored language and with the bearer token", async () => {
    reply(200, { message: "", data: null });
    language = "ar";
    token = "t0ken";
    await client().send(logout, { body: {} });
    expect(received).toMatchObject({
      method: "POST",
      url: "/api/logout",
      headers: { "accept-language": "ar", authorization: "Bearer t0ken", accept: "application/json" },
    });
    expect(received.headers["idempotency-key"]).toBeUndefined();
  });

  it("sends no Authorization while signed out, and no body with a GET", async () => {
    reply(200, list([]));
    await client().send(categories);
    expect(received.headers).toMatchObject({ "accept-language": "en" });
    expect(received.headers.authorization).toBeUndefined();
    expect(received.headers["content-type"]).toBeUndefined();
    expect(received.body.length).toBe(0);
  });

  it("asks for language and token anew at every call", async () => {
    reply(200, list([]));
    const panel = client();
    await panel.send(categories);
    language = "ar";
    token = "later";
    await panel.send(categories);
    expect(received.headers).toMatchObject({ "accept-language": "ar", authorization: "Bearer later" });
  });

  it("sends the key of a call that counts once", async () => {
    reply(409, { message: "Your order is being placed", code: "in_progress", errors: {}, data: null });
    const error = await refusal(
      client().send(createOrder, {
        idempotencyKey: "8f14e45f-ceea-467f-a0e6-0b9a2d1c3a11",
        body: { order_type: "delivery", payment_method: "cod", quote_hash: "h" },
      }),
    );
    expect(received.headers["idempotency-key"]).toBe("8f14e45f-ceea-467f-a0e6-0b9a2d1c3a11");
    expect(error).toMatchObject({ status: 409, code: "in_progress", requestId: "req-1" });
  });

  it("sends a body that decodeForm reads back", async () => {
    reply(500, {});
    const body = {
      product_id: "p 1/ط",
      quantity: 3,
      addons: [{ id: "a1", quantity: 2 }, { id: "a2" }],
      note: 'First line\nsecond «line» "q" & ١٢',
      on_conflict: "replace" as const,
    };
    await refusal(client().send(addToCart, { body }));
    expect(received.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(decodeForm(addToCart.body!, (await readForm(received)).entries())).toEqual(body);
  });

  it("sends a form even when there is nothing to say", async () => {
    reply(500, {});
    await refusal(client().send(clearCart));
    expect([...(await readForm(received)).entries()]).toEqual([]);
  });
});

describe("an answer", () => {
  it("brings message, data and request id", async () => {
    reply(200, { message: "تم", data: { items: [category("c1")], next_cursor: "next" } });
    expect(await client().send(categories)).toEqual({
      message: "تم",
      data: { items: [category("c1")], next_cursor: "next" },
      requestId: "req-1",
    });
    expect(badItems).toEqual([]);
  });

  it.each([
    [{ message: "outer", data: { message: "inner" } }, "outer"],
    [{ data: { message: "inner" } }, "inner"],
    [{ message: null, data: { message: "inner" } }, "inner"],
    [{ message: "", data: { message: "inner" } }, ""],
    [{ message: 7 }, ""],
    [{ data: null }, ""],
    [[], ""],
    ["null", ""],
    ['"text"', ""],
  ])("%j says %j (REQ-MESSAGE-47)", async (body, message) => {
    reply(422, body);
    expect((await refusal(client().send(cart))).message).toBe(message);
  });

  it("with an error brings code, fields and data", async () => {
    reply(422, {
      message: "Please check the marked fields",
      code: "validation_failed",
      errors: { email: ["Email is required", 7], password: "Password is required" },
      data: { at: 1 },
      request_id: "req-of-the-body",
    });
    const error = await refusal(client().send(login, { body: { email: "", password: "" } }));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: "PanelError",
      message: "Please check the marked fields",
      status: 422,
      code: "validation_failed",
      errors: { email: ["Email is required"], password: ["Password is required"] },
      data: { at: 1 },
      requestId: "req-of-the-body",
      retryAfter: null,
    });
  });

  it.each([
    [500, "<html><h1>Internal Server Error</h1></html>", "server_error"],
    [502, "", "server_error"],
    [404, "<html>", "bad_answer"],
    [401, "{}", "bad_answer"],
    [503, '{"code":5,"errors":"none"}', "server_error"],
  ])("of status %i that is not the panel's (%j) is a %s", async (status, body, code) => {
    reply(status, body, { "Content-Type": "text/html" });
    expect(await refusal(client().send(cart))).toMatchObject({
      message: "",
      status,
      code,
      errors: {},
      data: null,
      requestId: "req-1",
    });
  });

  it.each([
    ["", "bad_answer"],
    ['{"message":"","data":{"items":[{"id"', "bad_answer"],
    ["<html>Sign in to the airport's network</html>", "bad_answer"],
    ["null", "bad_answer"],
    ["{}", "bad_answer"],
    ['{"data":{"items":{},"next_cursor":null}}', "bad_answer"],
    ['{"data":{"items":[]}}', "bad_answer"],
  ])("of 200 with %j is a %s", async (body, code) => {
    reply(200, body);
    expect(await refusal(client().send(categories))).toMatchObject({ status: 200, code, requestId: "req-1" });
    expect(badItems).toEqual([]);
  });

  it.each([
    ["7", 7],
    ["0", 0],
    ["-5", null],
    ["soon", null],
    ["", null],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
  ])("with Retry-After %j asks to wait %j seconds", async (header, seconds) => {
    reply(429, { message: "", code: "too_many_requests" }, { "Retry-After": header });
    expect(await refusal(client().send(cart))).toMatchObject({
      code: "too_many_requests",
      retryAfter: seconds,
    });
  });
});

describe("no answer", () => {
  it("is a network error when nobody listens", async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const error = await refusal(clientOf(`http://127.0.0.1:${port}`).send(cart));
    expect(error).toMatchObject({ status: 0, code: "network", message: "", requestId: null });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it("is a network error when the connection breaks before the headers", async () => {
    answer = (response) => response.destroy();
    expect(await refusal(client().send(cart))).toMatchObject({ status: 0, code: "network" });
  });

  it.each([200, 500])("is a network error when it breaks in the middle of a %i", async (status) => {
    answer = (response) => {
      response.writeHead(status, { "Content-Length": "1000", "X-Request-Id": "req-1" });
      response.write('{"data":', () => response.destroy());
    };
    expect(await refusal(client().send(cart))).toMatchObject({
      status: 0,
      code: "network",
      requestId: "req-1",
    });
  });

  it("is no error of the panel when the call was called off", async () => {
    const before = new AbortController();
    before.abort();
    await expect(client().send(cart, { signal: before.signal })).rejects.toHaveProperty("name", "AbortError");

    const meanwhile = new AbortController();
    answer = () => meanwhile.abort();
    await expect(client().send(cart, { signal: meanwhile.signal })).rejects.toHaveProperty(
      "name",
      "AbortError",
    );

    const inTheBody = new AbortController();
    answer = (response) => {
      response.writeHead(200).write('{"data":', () => setTimeout(() => inTheBody.abort(), 20));
    };
    await expect(client().send(cart, { signal: inTheBody.signal })).rejects.toHaveProperty(
      "name",
      "AbortError",
    );

    answer = () => undefined;
    await expect(client().send(cart, { signal: AbortSignal.timeout(20) })).rejects.toHaveProperty(
      "name",
      "TimeoutError",
    );
  });
});

describe("an item that does not fit", () => {
  it("is dropped and reported, the rest stays", async () => {
    reply(200, list([category("c1"), { ...category("c2"), tint: "plaid" }, category("c3"), null]));
    const { data } = await client().send(categories);
    expect(data.items.map((item) => item.id)).toEqual(["c1", "c3"]);
    expect(badItems).toEqual([
      { path: "/api/categories", item: "items.1", requestId: "req-1" },
      { path: "/api/categories", item: "items.3", requestId: "req-1" },
    ]);
  });

  it("is dropped even when nobody wants to know", async () => {
    reply(200, list([7]));
    const quiet = createClient({ baseUrl, language: () => "en", token: () => null });
    expect((await quiet.send(categories)).data.items).toEqual([]);
  });

  it("is the innermost one, wherever the others stand", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ fits: fc.boolean(), cuisines: fc.array(fc.option(fc.string()), { maxLength: 4 }) }),
          { maxLength: 12 },
        ),
        async (stores) => {
          badItems = [];
          reply(
            200,
            list(
              stores.map(({ fits, cuisines }, index) => ({
                ...storeCard(`s${index}`, cuisines),
                ...(fits ? {} : { rating: "many stars" }),
              })),
            ),
          );
          const { data } = await client().send(vendors);
          expect(data.items).toEqual(
            stores.flatMap(({ fits, cuisines }, index) =>
              fits
                ? [
                    storeCard(
                      `s${index}`,
                      cuisines.filter((cuisine) => cuisine !== null),
                    ),
                  ]
                : [],
            ),
          );
          const dropped = stores.flatMap(({ fits, cuisines }, index) => [
            ...(fits ? [] : [`items.${index}`]),
            ...cuisines.flatMap((cuisine, at) => (cuisine === null ? [`items.${index}.cuisines.${at}`] : [])),
          ]);
          expect(badItems.map((report) => report.item).toSorted()).toEqual(dropped.toSorted());
        },
      ),
    );
  });

  it("does not save an answer that needed it", async () => {
    const winners = defineCall({
      method: "GET",
      path: "/api/winners",
      tag: "Events",
      summary: "Never nobody",
      access: "public",
      data: z.object({ items: z.array(z.string()).check(z.minLength(1)) }),
    });
    reply(200, { message: "", data: { items: [7, "Aisha"] } });
    expect((await client().send(winners)).data.items).toEqual(["Aisha"]);
    expect(badItems.splice(0)).toHaveLength(1);
    reply(200, { message: "", data: { items: [7] } });
    expect(await refusal(client().send(winners))).toMatchObject({ status: 200, code: "bad_answer" });
    expect(badItems).toEqual([]);
  });

  it("does not save an answer whose root is wrong", async () => {
    reply(200, { message: "", data: { items: [null], next_cursor: 7 } });
    expect(await refusal(client().send(categories))).toMatchObject({ status: 200, code: "bad_answer" });
    expect(badItems).toEqual([]);
  });
});

describe("a stream", () => {
  const track = {
    order_id: "o1",
    order_status: "pending",
    payment_status: "unpaid",
    eta: null,
    steps: [{ step: "placed", state: "now", at: null }],
    rider: null,
    store_location: null,
    destination: null,
    version: 1,
  };

  it("is opened with its headers and read as it comes", async () => {
    answer = (response) =>
      response
        .writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" })
        .end(`event: status\nid: 1\ndata: ${JSON.stringify(track)}\n\n`);
    token = "t0ken";
    const panel = client();
    const response = await panel.open(orderEvents, { params: { id: "o1" }, lastEventId: "41" });
    expect(received).toMatchObject({
      method: "GET",
      url: "/api/orders/o1/events",
      headers: { accept: "text/event-stream", "last-event-id": "41", authorization: "Bearer t0ken" },
    });
    const data = /^data: (.*)$/m.exec(await response.text())![1]!;
    expect(panel.readEvent(orderEvents, data)).toEqual(track);
  });

  it("without an earlier event asks for none", async () => {
    answer = (response) => response.writeHead(200, { "Content-Type": "text/event-stream" }).end();
    await client().open(orderEvents, { params: { id: "o1" } });
    expect(received.headers["last-event-id"]).toBeUndefined();
  });

  it("that is refused is the panel's error", async () => {
    reply(404, { message: "This could not be found", code: "not_found", errors: {}, data: null });
    expect(await refusal(client().open(orderEvents, { params: { id: "o1" } }))).toMatchObject({
      status: 404,
      code: "not_found",
      requestId: "req-1",
    });
  });

  it.each(["text/html", "application/json"])("that is %s is a bad answer", async (type) => {
    reply(200, "{}", { "Content-Type": type });
    expect(await refusal(client().open(orderEvents, { params: { id: "o1" } }))).toMatchObject({
      status: 200,
      code: "bad_answer",
      requestId: "req-1",
    });
  });

  it("reads an event that does not fit as null, one with a step it does not know without that step", () => {
    const panel = client();
    expect(panel.readEvent(orderEvents, "{")).toBeNull();
    expect(panel.readEvent(orderEvents, JSON.stringify({ ...track, version: "1" }))).toBeNull();
    const steps = [...track.steps, { step: "by drone", state: "next", at: null }];
    expect(panel.readEvent(orderEvents, JSON.stringify({ ...track, steps }))).toEqual(track);
    expect(badItems).toEqual([{ path: "/api/orders/{id}/events", item: "steps.1", requestId: null }]);
  });
});

it.each([
  ["https://panel.example", "/api/cart", "https://panel.example/api/cart"],
  ["https://panel.example/", "/api/cart", "https://panel.example/api/cart"],
  ["https://panel.example//", "api/cart", "https://panel.example/api/cart"],
  ["https://panel.example/shop", "//api/cart", "https://panel.example/shop/api/cart"],
  ["", "/api/cart", "/api/cart"],
  ["/", "api/login", "/api/login"],
])("joins %j and %j", (base, path, url) => expect(joinUrl(base, path)).toBe(url));

describe("callUrl", () => {
  it("fills in parameters and query", () => {
    expect(callUrl("/", store, { params: { id: "a b/ج?" } })).toBe("/api/stores/a%20b%2F%D8%AC%3F");
    expect(
      callUrl("https://p.example", vendors, {
        query: { open_now: true, category_id: "c&d", per_page: 50, order_type: undefined },
      }),
    ).toBe("https://p.example/api/vendors?open_now=1&category_id=c%26d&per_page=50");
    expect(callUrl("", vendors, { query: { open_now: false } })).toBe("/api/vendors?open_now=0");
    expect(callUrl("", vendors, { query: {} })).toBe("/api/vendors");
  });

  it.each([undefined, "", ".", ".."])("refuses the parameter %j", async (id) => {
    const options = { params: id === undefined ? {} : { id } };
    expect(() => callUrl("", store, options)).toThrow(TypeError);
    await expect(client().send(store, options)).rejects.toThrow(TypeError);
  });
});

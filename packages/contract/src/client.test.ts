import { describe, expect, it } from "vitest";
import { list, type Received, refusal, startClientTestServer } from "../test/client-server.js";
import { addToCart, categories, clearCart, createOrder, logout, store, vendors } from "./calls.js";
import { callUrl, createClient, joinUrl } from "./client.js";
import { decodeForm } from "./form-data.js";

const { state, client, reply } = startClientTestServer();

const readForm = (request: Received) =>
  new Response(request.body, { headers: { "Content-Type": request.headers["content-type"]! } }).formData();

describe("a request", () => {
  it("sends the stored language and the bearer token", async () => {
    reply(200, { message: "", data: null });
    state.language = "ar";
    state.token = "t0ken";
    await client().send(logout, { body: {} });
    expect(state.received).toMatchObject({
      method: "POST",
      url: "/api/logout",
      headers: { "accept-language": "ar", authorization: "Bearer t0ken", accept: "application/json" },
    });
    expect(state.received.headers["idempotency-key"]).toBeUndefined();
  });

  it("sends no Authorization while signed out, and no body with a GET", async () => {
    reply(200, list([]));
    await client().send(categories);
    expect(state.received.headers).toMatchObject({ "accept-language": "en" });
    expect(state.received.headers.authorization).toBeUndefined();
    expect(state.received.headers["content-type"]).toBeUndefined();
    expect(state.received.body.length).toBe(0);
  });

  it("reads language and token for every call", async () => {
    reply(200, list([]));
    const panel = client();
    await panel.send(categories);
    state.language = "ar";
    state.token = "later";
    await panel.send(categories);
    expect(state.received.headers).toMatchObject({ "accept-language": "ar", authorization: "Bearer later" });
  });

  it("sends the idempotency key", async () => {
    reply(409, { message: "Your order is being placed", code: "in_progress", errors: {}, data: null });
    const error = await refusal(
      client().send(createOrder, {
        idempotencyKey: "8f14e45f-ceea-467f-a0e6-0b9a2d1c3a11",
        body: { order_type: "delivery", payment_method: "cod", quote_hash: "h" },
      }),
    );
    expect(state.received.headers["idempotency-key"]).toBe("8f14e45f-ceea-467f-a0e6-0b9a2d1c3a11");
    expect(error).toMatchObject({ status: 409, code: "in_progress", requestId: "req-1" });
  });

  it("is no failure where the code that reads its response is lost once and asked for again", async () => {
    reply(200, { message: "Done", data: null });
    let loads = 0;
    const lateCall = {
      ...clearCart,
      load: () => (++loads % 2 === 1 ? Promise.reject(new TypeError("lost")) : Promise.resolve(logout)),
    };
    const patient = createClient({
      baseUrl: state.baseUrl,
      language: () => "en",
      token: () => null,
      loadCode: (load) => load().catch(load),
    });
    expect((await patient.send(lateCall, { body: {} })).message).toBe("Done");
    expect((await refusal(client().send(lateCall, { body: {} }))).code).toBe("network");
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
    expect(state.received.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(decodeForm(addToCart.body!, (await readForm(state.received)).entries())).toEqual(body);
  });

  it("sends a form without fields", async () => {
    reply(500, {});
    await refusal(client().send(clearCart));
    expect([...(await readForm(state.received)).entries()]).toEqual([]);
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

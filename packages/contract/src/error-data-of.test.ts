import { expect, expectTypeOf, it } from "vitest";
import type { Call } from "./call.js";
import { addToCart, createOrder } from "./calls.js";
import { createClient, errorDataOf } from "./client.js";

/** The error of a call whose products are no longer in stock. */
async function short(call: Call, data: unknown): Promise<unknown> {
  const body = { message: "No more", code: "stock_exceeded", errors: {}, data };
  const fetch = () => Promise.resolve(Response.json(body, { status: 409 }));
  return createClient({ baseUrl: "", language: () => "en", token: () => null, fetch })
    .send(call)
    .catch((error: unknown) => error);
}
const whole = { items: [{ item_id: "l1", product_id: "p1", name: "Karak", available: 2 }] };

it("reads the typed data of an error", async () => {
  const data = errorDataOf(createOrder, await short(createOrder, whole), "stock_exceeded");
  expectTypeOf(data?.items[0]?.available).toEqualTypeOf<number | undefined>();
  expect(data).toEqual(whole);
  const one = await short(addToCart, { product_id: "p1", available: 0 });
  expect(errorDataOf(addToCart, one, "stock_exceeded")?.available).toBe(0);
});

it("is null for another code, for data of another call, and for other errors", async () => {
  expect(errorDataOf(createOrder, await short(createOrder, whole), "slot_full")).toBeNull();
  expect(errorDataOf(addToCart, await short(addToCart, whole), "stock_exceeded")).toBeNull();
  expect(errorDataOf(createOrder, new TypeError("no"), "slot_full")).toBeNull();
  expect(errorDataOf(createOrder, null, "slot_full")).toBeNull();
});

it("loads the schemas of a call that comes without them", async () => {
  const { data: _, errors: __, ...light } = addToCart;
  const deferred = { ...light, load: () => Promise.resolve(addToCart) } as unknown as typeof addToCart;
  const one = await short(deferred, { product_id: "p1", available: 0 });
  expect(errorDataOf(deferred, one, "stock_exceeded")?.available).toBe(0);
});

it("reports schemas that cannot be loaded as a broken connection", async () => {
  const deferred = { ...addToCart, load: () => Promise.reject(new TypeError("no chunk")) };
  expect(await short(deferred, null)).toMatchObject({ code: "network", status: 0 });
});

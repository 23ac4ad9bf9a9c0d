import { expect, expectTypeOf, it } from "vitest";
import { addToCart, createOrder } from "./calls.js";
import { errorDataOf } from "./client.js";
import { PanelError } from "./panel-error.js";

const short = (data: unknown) =>
  new PanelError({ message: "No more", status: 409, code: "stock_exceeded", data });
const whole = { items: [{ item_id: "l1", product_id: "p1", name: "Karak", available: 2 }] };

it("reads the typed data of an error", () => {
  const data = errorDataOf(createOrder, short(whole), "stock_exceeded");
  expectTypeOf(data?.items[0]?.available).toEqualTypeOf<number | undefined>();
  expect(data).toEqual(whole);
  expect(errorDataOf(addToCart, short({ product_id: "p1", available: 0 }), "stock_exceeded")?.available).toBe(
    0,
  );
});

it("is null for another code, for data of another call, and for other errors", () => {
  expect(errorDataOf(createOrder, short(whole), "slot_full")).toBeNull();
  expect(errorDataOf(addToCart, short(whole), "stock_exceeded")).toBeNull();
  expect(errorDataOf(createOrder, new TypeError("no"), "slot_full")).toBeNull();
  expect(errorDataOf(createOrder, null, "slot_full")).toBeNull();
});

import * as z from "zod/mini";
import { registry } from "../registry.js";
import type { Customer } from "./accounts.js";
import { checkAddresses } from "./addresses.js";
import { type CatalogueSample, UNKNOWN_ID } from "./browsing.js";
import { order } from "./ordering.js";
import type { Staff } from "./admin-calls.js";
import type { TestClient } from "./test-client.js";

/** Checks the calls of cart, addresses and orders, from the first product to a canceled order. */
export async function shop(
  client: TestClient,
  catalogue: CatalogueSample,
  owner: Customer,
  other: Customer | null,
  staff: Staff | null,
): Promise<void> {
  const { product } = catalogue;
  const { token } = owner;
  const addressId = await checkAddresses(client, owner, other);
  if (product === null) return;
  const needed = Math.max(1, Math.ceil(product.minOrder / Math.max(1, product.price)));
  const item = { product_id: product.id, quantity: needed, addons: product.addons };

  await client.call("clearCart", { token, body: {} }, "success");
  await client.call("addToCart", { token, body: {}, language: "ar", check: "validation" }, [
    "validation_failed",
  ]);
  await client.call("addToCart", { token, body: { product_id: UNKNOWN_ID }, check: "unknown ids" }, [
    "not_found",
  ]);
  let added = await client.call("addToCart", { token, body: item, language: "ar" }, "success");
  // The event stream of the customer reports the change of the cart.
  const event = await client.firstEvent("events", { token }, async () => {
    await client.call("clearCart", { token, body: {} }, "success");
    added = await client.call("addToCart", { token, body: item }, "success");
  });
  const fits = event !== null && z.safeParse(registry["events"]!.data, event.data).success;
  client.claim(
    "events",
    "shape",
    fits,
    event === null ? "no event arrived" : "the first event does not match the schema",
  );
  const line = added.data?.items[0];
  client.claim("addToCart", "behaviour", line?.quantity === needed, "the line has a wrong quantity");
  await client.call(
    "addToCart",
    { token, body: { ...item, quantity: product.maxQuantity + 1 }, check: "behaviour" },
    ["stock_exceeded"],
  );
  if (catalogue.other !== null) {
    const theirs = { product_id: catalogue.other.id, addons: catalogue.other.addons };
    await client.call("addToCart", { token, body: theirs, language: "ar", check: "behaviour" }, [
      "vendor_conflict",
    ]);
  }
  const read = await client.call("cart", { token }, "success");
  client.claim(
    "cart",
    "behaviour",
    read.data?.items.length === 1,
    "the cart does not contain the added product",
  );
  if (line !== undefined) {
    const item_id: string = line.id;
    const more = { item_id, quantity: needed + 1, version: read.data?.version };
    await client.call("updateCartLine", { token, body: more, language: "ar" }, "success");
    await client.call("updateCartLine", { token, body: more, check: "behaviour" }, ["stale_cart"]);
    for (const name of ["updateCartLine", "removeCartLine"]) {
      const theirs = other && (await client.call("cart", { token: other.token }, "success"));
      const body = { item_id, quantity: 1, version: theirs?.data?.version ?? 0 };
      if (other) await client.call(name, { token: other.token, body, check: "ownership" }, ["not_found"]);
      await client.call(name, { token, body: {}, check: "validation" }, ["validation_failed"]);
    }
    await client.call("removeCartLine", { token, body: { item_id } }, "success");
    await client.call("addToCart", { token, body: item }, "success");
  }
  await order(client, catalogue, owner, other, addressId, item, staff);
  await checkParkedCart(client, catalogue, token, item);
  await client.call("clearCart", { token, body: {} }, "success");
}

/** Checks that a parked cart is restored as it was. */
async function checkParkedCart(
  client: TestClient,
  { product, other }: CatalogueSample,
  token: string,
  item: object,
): Promise<void> {
  if (other === null || !client.recorder.isServed("restoreParkedCart")) return;
  await client.call("clearCart", { token, body: {} }, "success");
  await client.call("addToCart", { token, body: item }, "success");
  const theirs = { product_id: other.id, addons: other.addons, on_conflict: "park" };
  const parked = await client.call("addToCart", { token, body: theirs }, "success");
  client.claim("addToCart", "behaviour", parked.data?.parked.length > 0, "no cart was parked");
  const vendor = product!.vendorId;
  const back = { token, params: { vendor }, body: {} };
  const restored = await client.call("restoreParkedCart", back, "success");
  client.claim(
    "restoreParkedCart",
    "behaviour",
    restored.data?.vendor?.id === vendor,
    "the cart of another store was restored",
  );
}

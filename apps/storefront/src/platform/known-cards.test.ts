// @vitest-environment jsdom
import { expect, it } from "vitest";
import { knownProduct, knownStore } from "./known-cards.js";
import { createShop } from "./shop.js";

const store = { id: "s1", name: "Bayt Al Machboos", cover: null, delivery_time: {}, order_types: [] };
const product = { id: "p1", name: "Lamb saloona", price: 4200, has_addons: false, vendor_id: "s1" };

it("finds cards in rails, pages and lists, in the present language alone", () => {
  const shop = createShop();
  const put = (name: string, data: unknown, language = "en") =>
    shop.queryClient.setQueryData([name, language], data);
  put("settings", null);
  put("text", "s1");
  expect(knownStore(shop, "s1")).toBeUndefined();
  put("home", { rails: [{ items: [{ ...store, name: "بيت المجبوس" }] }] }, "ar");
  expect(knownStore(shop, "s1")).toBeUndefined();
  put("home", { rails: [{ items: [{ id: "s1", title: "A coupon" }, null, store] }] });
  put("menu", { pages: [{ items: [] }, { items: [product] }] });
  expect(knownStore(shop, "s1")).toEqual(store);
  expect(knownProduct(shop, "p1")).toEqual(product);
  expect(knownProduct(shop, "s1")).toBeUndefined();
});

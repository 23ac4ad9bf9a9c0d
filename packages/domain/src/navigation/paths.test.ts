import { expect, it } from "vitest";
import { isProductPath, isStoreSearch, paths } from "./paths.js";

const product = { id: "p 1", vendor_id: "v/1" };

it.each([
  paths.product(product),
  paths.cartLine(product, "line 1"),
  paths.collectionProduct("c1", "p1"),
  `${paths.collectionProduct("c1", "p1")}?sub=s1`,
])("knows %s as the address of a product", (address) => expect(isProductPath(address)).toBe(true));

it.each([paths.home, paths.store("product"), paths.storeCategory("s1", "product"), "/store/s1/product/"])(
  "knows %s as another address",
  (address) => expect(isProductPath(address)).toBe(false),
);

it("knows the search in a store's menu", () => {
  const at = (address: string) => isStoreSearch(new URL(address, "https://shop.example"));
  expect(at(paths.storeSearch("s/1"))).toBe(true);
  expect(at(`${paths.store("s1")}?q=milk`)).toBe(true);
  expect(at(paths.store("s1"))).toBe(false);
  expect(at(paths.search("milk"))).toBe(false);
  expect(at(`${paths.storeReviews("s1")}?q=`)).toBe(false);
});

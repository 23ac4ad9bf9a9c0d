// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { ProductCard } from "../product-card/index.js";
import { ViewCartBar } from "../view-cart-bar/index.js";
import { storyProduct } from "../../story-data/products.js";

const SOURCE = readFileSync(`${import.meta.dirname}/early-count.js`, "utf8");

/** A page of a store as the server has rendered it, for a customer. */
beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset["session"] = "customer";
  const card = (id: string) => (
    <ProductCard
      key={id}
      product={{ ...storyProduct("en", "coffee"), id, name: id, has_addons: false, in_stock: true }}
      href={`/en/store/s1/product/${id}`}
      onQuantityChange={() => {}}
    />
  );
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider language="en">
      {["tea", "rice"].map(card)}
      <ViewCartBar data-slot="early-cart-bar" hidden count={1} />
    </LocaleProvider>,
  );
  window.takeEarlyPresses = () => [];
  // oxlint-disable-next-line typescript/no-implied-eval -- the script of the page, as it is
  new Function(SOURCE)();
});
afterEach(() => {
  window.dropEarlyCounts!();
  delete window.takeEarlyPresses;
  delete document.documentElement.dataset["session"];
  vi.restoreAllMocks();
});

const plus = (id: string) =>
  document
    .querySelector(`a[href$="/${id}"]`)!
    .closest("article")!
    .querySelector<HTMLElement>("[data-slot=stepper-more]")!;
const bars = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>("[data-slot=view-cart-bar]:not([hidden])"),
    (bar) => bar.querySelector<HTMLElement>("[data-count]")!.dataset["count"],
  );

it("counts pieces in the stepper and products in the bar, and takes it all back", () => {
  const before = document.body.innerHTML;
  plus("tea").click();
  expect([plus("tea").dataset["count"], bars()]).toEqual(["1", ["1"]]);
  plus("tea").click();
  plus("rice").click();
  expect([plus("tea").dataset["count"], plus("rice").dataset["count"], bars()]).toEqual(["2", "1", ["2"]]);
  window.dropEarlyCounts!();
  expect(bars()).toEqual([]);
  expect(plus("tea").dataset["count"]).toBeUndefined();
  expect(document.body.innerHTML.replaceAll(' style=""', "")).toBe(before);
});

it("goes on from the cart that is stored", () => {
  localStorage.setItem("productQuantities", JSON.stringify({ tea: 2, soup: 1 }));
  localStorage.setItem("vendorAtCart", JSON.stringify("s1"));
  plus("tea").click();
  expect([plus("tea").dataset["count"], bars()]).toEqual(["3", ["2"]]);
});

it.each([
  ["a guest, who signs in first", () => delete document.documentElement.dataset["session"]],
  ["a cart of another store, which is asked about", () => localStorage.setItem("vendorAtCart", '"s2"')],
  ["a page that the app has taken over", () => delete window.takeEarlyPresses],
  ["a card that the app has taken over", () => Object.assign(plus("tea"), { __reactProps$1: {} })],
])("shows nothing for %s", (_name, change) => {
  change();
  plus("tea").click();
  expect([plus("tea").dataset["count"], bars()]).toEqual([undefined, []]);
});

it("reads damaged storage as an empty cart", () => {
  localStorage.setItem("productQuantities", "{");
  localStorage.setItem("vendorAtCart", "{");
  plus("tea").click();
  expect(bars()).toEqual(["1"]);
});

// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchElements } from "../../conformance/element-watch.js";
import { LocaleProvider } from "../../locale/index.js";
import { ProductCard, type ProductCardData } from "../product-card/index.js";
import { ProductGrid } from "../product-grid/index.js";
import { ProductList } from "./product-list.js";

vi.mock(import("react/jsx-runtime"), async (real) =>
  (await import("../../conformance/element-watch.js")).watched(await real()),
);
vi.mock(import("react/jsx-dev-runtime"), async (real) =>
  (await import("../../conformance/element-watch.js")).watched(await real()),
);
/** Calls of hooks, by name. `use` is a context read. */
const hooks = vi.hoisted(() => ({ counts: {} as Record<string, number> }));
vi.mock(import("react"), async (real) => {
  const react = await real();
  const counted = Object.entries(react)
    .filter(([name, value]) => /^use([A-Z]|$)/.test(name) && typeof value === "function")
    .map(([name, hook]) => [
      name,
      (...parameters: unknown[]) => {
        hooks.counts[name] = (hooks.counts[name] ?? 0) + 1;
        return (hook as (...all: unknown[]) => unknown)(...parameters);
      },
    ]);
  return { ...react, ...Object.fromEntries(counted) } as typeof react;
});

const products = Array.from({ length: 40 }, (_, i): ProductCardData & { image: null } => ({
  id: `p${i}`,
  vendor_id: "v1",
  name: `Karak ${i}`,
  description: "Tea, milk and cardamom",
  price: 1200,
  sale_price: null,
  on_sale: false,
  in_stock: true,
  stock_left: null,
  max_quantity: 10,
  image: null,
  has_addons: false,
}));
const stable = {
  productHref: (product: ProductCardData) => `/p/${product.id}`,
  onQuantityChange: () => {},
  onLimit: () => {},
};
const onToggle = () => {};

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

interface Shown {
  quantities?: Record<string, number>;
  saved?: readonly string[];
}
/** Renders a list as an app does: callbacks are stable, quantities and favourites are new objects. */
async function show(List: typeof ProductList | typeof ProductGrid, { quantities = {}, saved = [] }: Shown) {
  const rendered: string[] = [];
  await watchElements(
    (_, props) => {
      if (typeof props["data-slot"] === "string") rendered.push(props["data-slot"]);
      return props;
    },
    () =>
      act(async () =>
        root.render(
          <LocaleProvider language="en">
            <List
              products={products}
              {...stable}
              quantities={quantities}
              favourites={{ ids: new Set(saved), onToggle }}
            />
          </LocaleProvider>,
        ),
      ),
  );
  return rendered.filter((slot) => slot === "product-card").length;
}

for (const [name, List] of Object.entries({ ProductList, ProductGrid })) {
  it(`renders only the card whose product was added, changed, removed or saved: ${name}`, async () => {
    expect(await show(List, {})).toBeGreaterThanOrEqual(32);
    expect(await show(List, { quantities: { p3: 1 } })).toBe(1);
    expect(await show(List, { quantities: { p3: 2 } })).toBe(1);
    expect(await show(List, { quantities: { p3: 2, p9: 1 } })).toBe(1);
    expect(await show(List, { quantities: { p9: 1 } })).toBe(1);
    expect(await show(List, { quantities: { p9: 1 }, saved: ["p5"] })).toBe(1);
    expect(await show(List, { quantities: { p9: 1 }, saved: [] })).toBe(1);
    expect(await show(List, { quantities: { p9: 1 } })).toBe(0);
  });
}

it("keeps a card light: elements, context reads and other hooks", async () => {
  const cards = 10;
  const many = Array.from({ length: cards }, (_, i) => ({ ...products[0]!, id: `m${i}` }));
  hooks.counts = {};
  await act(async () =>
    root.render(
      <>
        {many.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            href="#"
            onQuantityChange={stable.onQuantityChange}
            favourite={{ saved: false, onToggle }}
          />
        ))}
      </>,
    ),
  );
  const elements = container.getElementsByTagName("*").length / cards;
  const { use: contextReads = 0, ...others } = hooks.counts;
  expect(elements).toBeLessThanOrEqual(22);
  expect(contextReads / cards).toBeLessThanOrEqual(6);
  // The state of Picture, what a stepper was asked for and announces, and whether a heart is of a server's page: no effects,
  // refs or callbacks.
  expect(Object.keys(others).toSorted()).toEqual(["useState", "useSyncExternalStore"]);
  expect((others["useSyncExternalStore"] ?? 0) / cards).toBeLessThanOrEqual(1);
  expect((others["useState"] ?? 0) / cards).toBeLessThanOrEqual(3);
});

it("moves the focus to plus when the last piece is removed", async () => {
  await show(ProductList, { quantities: { p3: 1 } });
  const card = [...container.querySelectorAll<HTMLElement>('[data-slot="product-card"]')][3]!;
  card.querySelector<HTMLElement>('[data-slot="stepper-less"]')!.focus();
  await show(ProductList, {});
  expect(document.activeElement).toBe(card.querySelector('[data-slot="stepper-more"]'));
});

it("keeps the focus in a stepper at the limit when a link takes the place of plus", async () => {
  const product = { ...products[0]!, has_addons: true, max_quantity: 1 };
  let settle = () => {};
  const onQuantityChange = () => new Promise<void>((done) => (settle = done));
  const render = (quantity: number) =>
    act(async () =>
      root.render(
        <LocaleProvider language="en">
          <ProductCard {...{ product, quantity, onQuantityChange }} href="/p/p0" />
        </LocaleProvider>,
      ),
    );
  await render(1);
  await act(async () => container.querySelector<HTMLElement>('[data-slot="stepper-less"]')!.click());
  await render(0);
  await act(async () => settle());
  expect(document.activeElement).toBe(container.querySelector('a[data-slot="stepper-more"]'));
});

// @vitest-environment jsdom
import { cart as cartCall, store as storeCall, storeProducts } from "@talabee/contract";
import { apiQuery, reconcileCart } from "@talabee/contract/react";
import { authActions, selectPendingQuantities } from "@talabee/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CartActionsProvider } from "../features/cart/index.js";
import { createShop, type Shop } from "../platform/index.js";
import { Providers } from "../shell/providers.js";
import StoreRoute from "./store.js";

/** Rendered parts by their `data-slot`, in the order in which their elements were made. */
const { rendered, counted } = vi.hoisted(() => {
  type Make = (type: unknown, props: Record<string, unknown>, ...rest: unknown[]) => unknown;
  const slots: string[] = [];
  const count =
    (make: Make): Make =>
    (type, props, ...rest) => {
      if (typeof props["data-slot"] === "string") slots.push(props["data-slot"]);
      return make(type, props, ...rest);
    };
  return {
    rendered: slots,
    counted: <Runtime extends object>(runtime: Runtime) =>
      Object.fromEntries(
        Object.entries(runtime).map(([name, value]) => [
          name,
          name.startsWith("jsx") ? count(value as Make) : (value as unknown),
        ]),
      ) as Runtime,
  };
});
vi.mock(import("react/jsx-runtime"), async (real) => counted(await real()));
vi.mock(import("react/jsx-dev-runtime"), async (real) => counted(await real()));

const store = {
  id: "s1",
  name: "Bayt Al Machboos",
  logo: null,
  cover: null,
  cuisines: ["Qatari"],
  brand_color: "#8a3e1f",
  rating: 4.8,
  reviews_count: 12,
  is_open: true,
  opens_at: null,
  closes_at: null,
  preorder_from: null,
  order_types: ["delivery"],
  offer: null,
  delivery_time: { min: 20, max: 30 },
  delivery_fee: 500,
  free_delivery_over: null,
  delivers_here: true,
  min_order: 0,
  menu_layout: "list",
  share_url: "/store/s1",
  categories: ["a", "b"].map((id) => ({ id, name: `Category ${id}`, products_count: 3 })),
};
const products = store.categories.flatMap(({ id: category_id }) =>
  [1, 2, 3].map((i) => ({
    id: `${category_id}${i}`,
    vendor_id: store.id,
    category_id,
    name: `Dish ${category_id}${i}`,
    description: "Rice and lamb",
    price: 1200,
    sale_price: null,
    on_sale: false,
    in_stock: true,
    stock_left: null,
    max_quantity: 10,
    image: null,
    has_addons: false,
    featured: false,
  })),
);
const cartOf = (version: number, quantities: Record<string, number>) => ({
  id: "c1",
  version,
  vendor: null,
  items: Object.entries(quantities).map(([product_id, quantity]) => ({
    id: `line-${product_id}`,
    product_id,
    name: product_id,
    image: null,
    unit_price: 1200,
    quantity,
    line_total: 1200 * quantity,
    addons: [],
    note: null,
    in_stock: true,
    max_quantity: 10,
  })),
  coupon: null,
  parked: [],
  quote: null,
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let shop: Shop;
/** The calls that change the cart, and how the oldest that is open is answered. */
let sent: { path: string; quantity: unknown }[];
let answer: (data: unknown, status?: number) => void;
let container: HTMLElement;
let unmount: () => Promise<void>;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("ResizeObserver", Observer);
  sent = [];
  const open: ((response: Response) => void)[] = [];
  answer = (data, status = 200) =>
    open.shift()!(
      new Response(JSON.stringify(status === 200 ? { message: "", data } : data), {
        status,
        headers: { "content-type": "application/json" },
      }),
    );
  shop = createShop({
    fetch: (address, { body, method } = {}) => {
      const { pathname } = new URL(address as string, window.location.href);
      if (method === "POST") sent.push({ path: pathname, quantity: (body as FormData).get("quantity") });
      return new Promise((done) => void (method === "POST" && open.push(done)));
    },
  });
  shop.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
  const put = (key: readonly unknown[], data: unknown) => shop.queryClient.setQueryData(key, data);
  put(apiQuery(shop, storeCall, { params: { id: store.id }, query: {} }).queryKey, store);
  const menuKey = apiQuery(shop, storeProducts, {
    params: { id: store.id },
    query: { per_page: 50 },
  }).queryKey;
  put([...menuKey.slice(0, -1), "paged", menuKey.at(-1)], {
    pages: [{ items: products, next_cursor: null }],
    pageParams: [undefined],
  });
  put(["addresses", "/api/addresses", {}, {}, "en"], { items: [] });
  put(apiQuery(shop, cartCall).queryKey, cartOf(1, { a1: 1 }));
  reconcileCart(shop);
  container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  unmount = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[`/store/${store.id}`]}>
        <Providers shop={shop}>
          <CartActionsProvider>
            <Routes>
              <Route path="/store/:storeId" element={<StoreRoute />} />
            </Routes>
          </CartActionsProvider>
        </Providers>
      </MemoryRouter>,
    ),
  );
});
afterEach(async () => {
  await unmount();
  container.remove();
  shop.store.dispatch(authActions.loggedOut());
  vi.unstubAllGlobals();
});

const PARTS = [
  "store-header",
  "store-compact-bar",
  "category-navigation",
  "product-list",
  "product-card",
  "add-stepper",
];
const cardOf = (dish: number) => container.querySelectorAll("[data-slot=product-card]")[dish]!;
const shown = (dish: number) => cardOf(dish).querySelector("[data-slot=stepper-value]")?.textContent;
/** Whether a stepper has the color of a product in the cart, which a first piece shows before the stepper unfolds. */
const isFilled = (dish: number) =>
  cardOf(dish).querySelector("[data-slot=add-stepper]")!.classList.contains("bg-primary");
/** Presses a button and returns how often each part rendered before the next paint. */
function press(button: Element) {
  rendered.length = 0;
  // Not asynchronous: nothing is painted within.
  act(() => (button as HTMLElement).click());
  const times = PARTS.map((part) => [part, rendered.filter((slot) => slot === part).length] as const);
  return Object.fromEntries(times.filter(([, count]) => count > 0));
}
const more = (dish: number) => cardOf(dish).querySelector("[data-slot=stepper-more]")!;
const until = (condition: () => void) => act(() => vi.waitFor(condition));

it("renders the stepper alone when a dish is added or its quantity changes, and its card after the paint", async () => {
  expect(container.querySelectorAll("[data-slot=product-card]")).toHaveLength(6);
  const asked = vi.spyOn(window, "matchMedia");
  expect([press(more(0)), shown(0)]).toEqual([{ "add-stepper": 1 }, "2"]);
  expect([press(more(1)), isFilled(1), shown(1)]).toEqual([{ "add-stepper": 1 }, true, undefined]);
  rendered.length = 0;
  await until(() => expect(rendered.filter((slot) => slot === "product-card")).toHaveLength(2));
  expect(shown(1)).toBe("1");
  // The cart beside the menu asks for the size of the window whenever it renders.
  expect(asked).not.toHaveBeenCalled();
});

it("counts a first piece in the bar in the paint of its press, and takes it back where the server refuses", async () => {
  const bar = () =>
    container.querySelector("[data-slot=view-cart-bar] [data-count]")?.getAttribute("data-count");
  expect(bar()).toBe("1");
  expect([press(more(1)), bar()]).toEqual([{ "add-stepper": 1 }, "2"]);
  // Quicker than the answer: still one product.
  expect([press(more(1)), bar()]).toEqual([{ "add-stepper": 1 }, "2"]);
  await until(() => expect(sent).toHaveLength(1));
  expect(bar()).toBe("2");
  answer({ message: "Sold out", code: "product_unavailable", errors: {} }, 422);
  await until(() => expect(sent).toHaveLength(2));
  answer({ message: "Sold out", code: "product_unavailable", errors: {} }, 422);
  await until(() => expect(bar()).toBe("1"));
  expect(shop.store.getState().cartWrites).toEqual([]);
});

it("renders the pills alone when a category is pressed, and scrolls after the paint", async () => {
  const pill = container.querySelectorAll("[data-slot=category-pill]")[1]!;
  const section = document.getElementById("menu-b")!;
  const scroll = (section.scrollIntoView = vi.fn());
  expect(press(pill)).toEqual({ "category-navigation": 1 });
  expect(pill.getAttribute("aria-current")).toBe("true");
  expect(scroll).not.toHaveBeenCalled();
  await until(() => expect(section.contains(document.activeElement)).toBe(true));
  expect(scroll).toHaveBeenCalledOnce();
});

it("stores and sends what was pressed after the paint", async () => {
  const stored = vi.spyOn(Storage.prototype, "setItem");
  for (const dish of [0, 1]) press(more(dish));
  // What needs no task of its own: nothing is painted before it.
  for (let turn = 0; turn < 200; turn++) await Promise.resolve();
  expect([shown(0), isFilled(1), stored.mock.calls, sent]).toEqual(["2", true, [], []]);
  await until(() => expect(sent).toHaveLength(2));
  expect(stored).toHaveBeenCalled();
  stored.mockRestore();
});

it("takes a press while the first piece is being sent", async () => {
  press(more(1));
  await until(() => expect(sent).toEqual([{ path: "/api/cart/add", quantity: "1" }]));
  press(more(1));
  expect(shown(1)).toBe("2");
  answer(cartOf(2, { a1: 1, a2: 1 }));
  await until(() => expect(sent.slice(1)).toEqual([{ path: "/api/cart/update", quantity: "2" }]));
  expect(shown(1)).toBe("2");
  answer(cartOf(3, { a1: 1, a2: 2 }));
  await until(() => expect(selectPendingQuantities(shop.store.getState())).toEqual([]));
  expect(shown(1)).toBe("2");
});

// @vitest-environment jsdom
import { ClientAppProvider, showCart } from "@talabee/contract/react";
import { authActions, initialShopState, setLocalQuantity } from "@talabee/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShopProvider } from "../../platform/index.js";
import { createShop } from "../../platform/shop.js";
import { CartActionsProvider } from "./cart-actions.js";
import { useProductQuantities } from "./use-product-quantities.js";

const KARAK = { id: "p1", vendor_id: "v1" } as never;
const cartWith = (version: number, quantity: number) =>
  ({
    id: "c1",
    version,
    vendor: null,
    items:
      quantity === 0
        ? []
        : [
            {
              id: "l1",
              product_id: "p1",
              name: "Karak",
              image: null,
              unit_price: 100,
              quantity,
              line_total: 100 * quantity,
              addons: [],
              note: null,
              in_stock: true,
              max_quantity: 99,
            },
          ],
    coupon: null,
    parked: [],
    quote: null,
  }) as never;

let shop: ReturnType<typeof createShop>;
let root: ReturnType<typeof createRoot>;
let menu: ReturnType<typeof useProductQuantities>;
/** What the server was asked to change. */
let sent: string[];
/** The server's cart comes. */
let comesCart: (quantity: number) => void;

function Menu() {
  const rendered = useProductQuantities();
  useEffect(() => {
    menu = rendered;
  });
  return null;
}
const press = (quantity: number) => act(() => void menu.onQuantityChange(KARAK, quantity));
/** Until the presses are done. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 100)));

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sent = [];
  let version = 1;
  let inCart = 0;
  let answerCart: (response: Response) => void;
  const cartCame = new Promise<Response>((done) => (answerCart = done));
  const json = () =>
    new Response(JSON.stringify({ message: "", data: cartWith(version++, inCart) }), {
      headers: { "content-type": "application/json" },
    });
  comesCart = (quantity) => {
    inCart = quantity;
    answerCart(json());
  };
  vi.stubGlobal("fetch", (address: string, { body }: RequestInit) => {
    const { pathname } = new URL(address, "https://shop.example");
    if (!(body instanceof FormData)) return cartCame.then((response) => response.clone());
    const quantity = Number(body.get("quantity"));
    const isAdded = pathname.endsWith("/add");
    sent.push(`${isAdded ? "add" : "set"} ${quantity}`);
    inCart = isAdded ? inCart + quantity : quantity;
    return Promise.resolve(json());
  });
  shop = createShop();
  shop.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  act(() => root.unmount());
  shop.store.dispatch(authActions.loggedOut());
  vi.unstubAllGlobals();
});

const open = () =>
  act(() =>
    root.render(
      <ShopProvider value={shop}>
        <ClientAppProvider value={shop}>
          <Provider store={shop.store} serverState={initialShopState}>
            <QueryClientProvider client={shop.queryClient}>
              <MemoryRouter>
                <CartActionsProvider>
                  <Menu />
                </CartActionsProvider>
              </MemoryRouter>
            </QueryClientProvider>
          </Provider>
        </ClientAppProvider>
      </ShopProvider>,
    ),
  );

it("counts a press on a dish that turns out to be in the cart already", async () => {
  open();
  press(1);
  // Before the press is done, which waits for a paint.
  act(() => showCart(shop, cartWith(1, 2)));
  comesCart(2);
  await settle();
  expect(sent).toEqual(["set 3"]);
});

it("adds the pieces pressed before the cart has come to those that were stored", async () => {
  for (const action of setLocalQuantity({}, "p1", 2)) shop.store.dispatch(action);
  open();
  expect(menu.quantities).toEqual({ p1: 2 });
  press(3);
  await settle();
  expect(sent).toEqual(["add 1"]);
});

it("takes away from a cart that has not come yet, once it comes", async () => {
  for (const action of setLocalQuantity({}, "p1", 3)) shop.store.dispatch(action);
  open();
  press(2);
  await settle();
  expect(sent).toEqual([]);
  comesCart(3);
  await settle();
  expect(sent).toEqual(["set 2"]);
});

it("counts each of some quick presses", async () => {
  open();
  comesCart(1);
  await settle();
  press(2);
  press(3);
  press(4);
  await settle();
  expect(sent.at(-1)).toBe("set 4");
});

// @vitest-environment jsdom
import { showCart } from "@talabee/contract/react";
import {
  authActions,
  selectCartCount,
  selectQuantity,
  selectVendorAtCart,
  takeIntent,
} from "@talabee/domain";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createShop } from "../../platform/shop.js";
import { addToCart } from "./add-to-cart.js";
import { setLineQuantity } from "./cart-quantities.js";
import { reorder } from "./reorder.js";

const shop = createShop();

const choice = { productId: "p1", quantity: 2, addons: [], note: null, vendorId: "v1" };
const line = (id: string, productId: string, quantity: number) => ({
  id,
  product_id: productId,
  name: productId,
  image: null,
  unit_price: 100,
  quantity,
  line_total: 100 * quantity,
  addons: [],
  note: null,
});
const cartWith = (version: number, vendorId: string | null, ...items: ReturnType<typeof line>[]) =>
  ({
    id: "c1",
    version,
    vendor: vendorId === null ? null : { id: vendorId },
    items,
    coupon: null,
    parked: [],
    quote: null,
  }) as never;

/** Answers the oldest call that is still open. */
let answer: (status: number, body: unknown) => Promise<void>;
let dispatched: string[];

/** Client-side cart: badge, quantities of the two products, vendor lock. */
function localCart() {
  const state = shop.store.getState();
  return [
    selectCartCount(state),
    selectQuantity(state, "p1"),
    selectQuantity(state, "p2"),
    selectVendorAtCart(state),
  ];
}

beforeEach(() => {
  const open: ((response: Response) => void)[] = [];
  answer = async (status, body) => {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
    const headers = { "content-type": "application/json" };
    open.shift()!(new Response(JSON.stringify(body), { status, headers }));
  };
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => open.push(done)));
  shop.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
  dispatched = [];
  const dispatch = shop.store.dispatch.bind(shop.store);
  vi.spyOn(shop.store, "dispatch").mockImplementation((action) => {
    if (!/^(persist|cartWrites|pendingQuantities)\//.test(action.type)) dispatched.push(action.type);
    return dispatch(action);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  shop.store.dispatch(authActions.loggedOut());
  shop.queryClient.clear();
  vi.unstubAllGlobals();
});

const empty = { id: "c1", version: 2, vendor: null, items: [], coupon: null, parked: [], quote: null };
const refusal = { message: "no", code: "product_unavailable", errors: {} };
const conflict = {
  message: "no",
  code: "vendor_conflict",
  errors: {},
  data: {
    current_vendor: { id: "v2", name: "Karak", logo: null, brand_color: "#8a3b1e" },
    items_count: 1,
    items: [],
  },
};

it("adds a product at once and then takes over the server's cart", async () => {
  const added = addToCart(shop, choice, { returnTo: "/" });
  expect(localCart()).toEqual([1, 2, 0, "v1"]);
  expect(dispatched).toEqual(["cart/productAdded", "productQuantities/set", "vendorAtCart/set"]);
  await answer(200, { message: "", data: empty });
  expect((await added).outcome).toBe("added");
  expect(localCart()).toEqual([0, 0, 0, null]);
  expect(dispatched.at(-1)).toBe("cart/reconciled");
});

it("restores the cart when an add is refused", async () => {
  showCart(shop, cartWith(1, "v1", line("l1", "p1", 1)));
  const added = addToCart(shop, { ...choice, productId: "p2" }, { returnTo: "/" });
  expect(localCart()).toEqual([2, 1, 2, "v1"]);
  await answer(422, refusal);
  expect((await added).outcome).toBe("failed");
  expect(localCart()).toEqual([1, 1, 0, "v1"]);
});

it("restores what was stored when an add is refused before the cart has loaded", async () => {
  const added = addToCart(shop, choice, { returnTo: "/" });
  await answer(422, refusal);
  await added;
  expect(localCart()).toEqual([0, 0, 0, null]);
});

it("keeps an add in flight while another answer is applied", async () => {
  const first = addToCart(shop, { ...choice, quantity: 1 }, { returnTo: "/" });
  const second = addToCart(shop, { ...choice, productId: "p2", quantity: 1 }, { returnTo: "/" });
  await answer(200, { message: "", data: empty });
  await first;
  expect(localCart()).toEqual([1, 0, 1, "v1"]);
  await answer(422, refusal);
  await second;
  expect(localCart()).toEqual([0, 0, 0, null]);
});

it("changes nothing while the vendor lock keeps a product out, and empties the cart to replace it", async () => {
  showCart(shop, cartWith(1, "v2", line("l1", "p2", 1)));
  const asked = addToCart(shop, choice, { returnTo: "/" });
  expect(localCart()).toEqual([1, 0, 1, "v2"]);
  await answer(409, conflict);
  expect((await asked).outcome).toBe("conflict");

  dispatched.length = 0;
  const replaced = addToCart(shop, choice, { returnTo: "/", onConflict: "replace" });
  expect(localCart()).toEqual([1, 2, 0, "v1"]);
  expect(dispatched.slice(0, 3)).toEqual([
    "cart/cleared",
    "productQuantities/resetAll",
    "vendorAtCart/cleared",
  ]);
  await answer(422, refusal);
  await replaced;
  expect(localCart()).toEqual([1, 0, 1, "v2"]);
});

it("takes over the vendor lock of a conflict that this browser did not foresee", async () => {
  const asked = reorder(shop, { id: "o1", vendor: { id: "v1" } as never }, "ask");
  expect(localCart()).toEqual([0, 0, 0, "v1"]);
  await answer(409, conflict);
  expect((await asked).outcome).toBe("conflict");
  expect(localCart()).toEqual([0, 0, 0, "v2"]);
});

it("keeps a choice for after the sign-in when its session has expired (REQ-AUTH-48)", async () => {
  const added = addToCart(shop, choice, { returnTo: "/store/v1" });
  await answer(401, { message: "Please Login First", code: "unauthenticated", errors: {} });
  expect(await added).toEqual({ outcome: "sign-in-first" });
  expect(localCart()).toEqual([0, 0, 0, null]);
  expect(takeIntent(shop.sessionStorage, new Date())).toMatchObject({
    productId: "p1",
    returnTo: "/store/v1",
  });
});

it("leaves an ended session's cart empty", async () => {
  const added = addToCart(shop, choice, { returnTo: "/" });
  shop.store.dispatch(authActions.loggedOut());
  await answer(422, refusal);
  await added;
  expect(localCart()).toEqual([0, 0, 0, null]);
});

it("applies quantities of lines at once and reconciles a refusal", async () => {
  showCart(shop, cartWith(1, "v1", line("l1", "p1", 1), line("l2", "p2", 1)));
  dispatched.length = 0;
  setLineQuantity(shop, "l1", 2);
  setLineQuantity(shop, "l1", 1);
  setLineQuantity(shop, "l1", 5);
  setLineQuantity(shop, "l2", 0);
  expect(dispatched).toEqual([
    "productQuantities/increment",
    "productQuantities/decrement",
    "productQuantities/set",
    "cart/productRemoved",
    "productQuantities/resetOne",
  ]);
  expect(localCart()).toEqual([1, 5, 0, "v1"]);
  setLineQuantity(shop, "l1", 0);
  expect(localCart()).toEqual([0, 0, 0, null]);
  expect(dispatched.slice(-3)).toEqual([
    "cart/cleared",
    "productQuantities/resetAll",
    "vendorAtCart/cleared",
  ]);

  await answer(422, refusal);
  await answer(422, refusal);
  await vi.waitFor(() => expect(localCart()).toEqual([2, 1, 1, "v1"]));
});

// @vitest-environment jsdom
import { authActions, keepIntent } from "@talabee/domain";
import { toast } from "@talabee/ui/primitives/toast";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addToCart } from "./add-to-cart.js";
import { replayIntent } from "./replay-intent.js";
import { createShop } from "../../platform/shop.js";

const shop = createShop();

const choice = { productId: "p1", quantity: 1, addons: [], note: null, vendorId: "v1" };
const CART = { id: "c1", version: 1, vendor: null, items: [], coupon: null, parked: [], quote: null };
const toastTitles = () => toast.snapshot().map(({ title }) => title);

beforeEach(() => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(JSON.stringify({ message: "Added to your cart", data: CART }), {
        headers: { "content-type": "application/json" },
      }),
    ),
  );
  shop.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
});
afterEach(() => {
  shop.store.dispatch(authActions.loggedOut());
  shop.queryClient.clear();
  vi.unstubAllGlobals();
});

it("shows no toast of its own after the sign-in's", async () => {
  keepIntent(shop.sessionStorage, { kind: "add-to-cart", ...choice, returnTo: "/store/v1" }, new Date());
  const replayed = await replayIntent(shop);
  expect(replayed?.result?.outcome).toBe("added");
  expect(toastTitles()).toEqual([]);
  await addToCart(shop, choice, { returnTo: "/store/v1" });
  expect(toastTitles()).toEqual(["Added to your cart"]);
});

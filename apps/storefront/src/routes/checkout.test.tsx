// @vitest-environment jsdom
import {
  addresses,
  cards,
  cart as cartCall,
  paymentMethods,
  type Call,
  type CallOptions,
  wallet,
} from "@talabee/contract";
import { apiQuery } from "@talabee/contract/react";
import { authActions } from "@talabee/domain";
import type { CheckoutScreenProps } from "@talabee/ui/screens/checkout-screen";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createShop } from "../platform/index.js";
import { Providers } from "../shell/providers.js";
import CheckoutRoute from "./checkout.js";

/** The renders of the screen: its status and how many payment methods it knows. */
const renders = vi.hoisted((): [CheckoutScreenProps["cart"]["status"], number][] => []);
vi.mock(import("@talabee/ui/screens/checkout-screen"), async (real) => {
  const { CheckoutScreen, ...others } = await real();
  const Counted: typeof CheckoutScreen = (props) => {
    renders.push([props.cart.status, props.payment.methods.length]);
    return <CheckoutScreen {...props} />;
  };
  return { ...others, CheckoutScreen: Counted };
});

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

it("shows the steps in a render of their own, after the one that takes in the last answer", async () => {
  const shop = createShop({ fetch: () => new Promise(() => {}) });
  shop.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
  const put = <C extends Call>(call: C, data: unknown, query?: CallOptions<C>["query"]) =>
    shop.queryClient.setQueryData<unknown>(
      apiQuery<C>(shop, call, query === undefined ? {} : { query }).queryKey,
      data,
    );
  put(addresses, { items: [] });
  put(wallet, { balance: 0 });
  put(cards, { items: [] });
  put(cartCall, {
    id: "c1",
    version: 1,
    vendor: {
      id: "s1",
      is_open: true,
      preorder_from: null,
      order_types: ["delivery"],
      delivery_time: { min: 20, max: 30 },
    },
    items: [],
    coupon: null,
    parked: [],
    quote: null,
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Providers shop={shop}>
          <CheckoutRoute />
        </Providers>
      </MemoryRouter>,
    ),
  );
  expect(renders.at(-1)).toEqual(["loading", 0]);
  renders.length = 0;
  await act(async () => {
    put(
      paymentMethods,
      { items: [{ code: "cod", enabled: true }] },
      { vendor_id: "s1", order_type: "delivery" },
    );
    await new Promise((done) => setTimeout(done));
  });
  expect(renders).toEqual([
    ["loading", 1],
    ["ready", 1],
  ]);
  await act(async () => root.unmount());
});

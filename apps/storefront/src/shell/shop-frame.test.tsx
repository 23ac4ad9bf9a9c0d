// @vitest-environment jsdom
import { dispatchAll } from "@talabee/contract/react";
import { selectQuantities, setLocalQuantity } from "@talabee/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CartActionsProvider } from "../features/cart/index.js";
import { createShop } from "../platform/index.js";
import { Providers } from "./providers.js";
import { ShopFrame } from "./shop-frame.js";

/** Renders of the frame: of its shell, which no cart concerns. */
const frame = vi.hoisted(() => ({ renders: 0 }));
vi.mock(import("@talabee/ui/screens/page-shell"), async (real) => {
  const { PageShell, ...others } = await real();
  const Counted: typeof PageShell = (props) => {
    frame.renders++;
    return PageShell(props);
  };
  return { ...others, PageShell: Counted };
});

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it("follows the cart without rendering the frame around a menu", async () => {
  // No call is answered: the cart is what the customer has pressed.
  const shop = createShop({ fetch: () => new Promise(() => {}) });
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Providers shop={shop}>
          <CartActionsProvider>
            <ShopFrame />
          </CartActionsProvider>
        </Providers>
      </MemoryRouter>,
    ),
  );
  const label = () => container.querySelector("[data-slot=cart-button]")?.getAttribute("aria-label");
  const before = frame.renders;
  expect([before > 0, label()]).toEqual([true, "Cart"]);
  await act(async () =>
    dispatchAll(shop, setLocalQuantity(selectQuantities(shop.store.getState()), "p1", 1)),
  );
  expect([label(), frame.renders]).toEqual([expect.stringContaining("1"), before]);
  await act(async () => root.unmount());
});

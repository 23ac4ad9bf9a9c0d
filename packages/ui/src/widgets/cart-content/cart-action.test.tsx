// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { CartAction } from "./cart-action.js";
import type { CartViewModel } from "./cart-data.js";

it("leads from the cart of a store that is gone to the other stores", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const container = document.body.appendChild(document.createElement("div"));
  const quote = {
    min_order_missing: 500,
    amount_due: 1000,
    problems: [{ code: "store_inactive", message: "This store is no longer available" }],
  };
  const cart = {
    status: "ready",
    data: { items: [{}], vendor: { id: "gone" }, quote },
    storeHref: (id: string) => `/store/${id}`,
    checkoutHref: "/checkout",
    browseHref: "/stores",
  } as unknown as CartViewModel;
  await act(async () =>
    createRoot(container).render(
      <LocaleProvider language="en">
        <CartAction cart={cart} />
      </LocaleProvider>,
    ),
  );
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/stores"]);
});

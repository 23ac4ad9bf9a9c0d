import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authActions } from "./auth.js";
import { cartReconciled } from "./cart-reconciled.js";
import { productQuantitiesActions } from "./product-quantities.js";
import { Browser, full, settled } from "./testing/browser.js";
import { vendorAtCartActions } from "./vendor-at-cart.js";

const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());
afterEach(() => expect(errors).not.toHaveBeenCalled());

describe("several tabs", () => {
  it("follow each other in cart and session", async () => {
    const browser = new Browser(full);
    const [a, b] = [browser.newTab(), browser.newTab()];
    await settled();
    a.store.dispatch(cartReconciled({ lines: [{ productId: "p7", quantity: 4 }], vendorId: "v2" }));
    const { cart, productQuantities, vendorAtCart } = b.store.getState();
    expect({ cart, productQuantities, vendorAtCart }).toEqual({
      cart: { count: 1, ids: ["p7"] },
      productQuantities: { p7: 4 },
      vendorAtCart: "v2",
    });
    a.store.dispatch(authActions.loggedOut());
    expect(b.store.getState()).toMatchObject({
      auth: { isAuthenticated: false, token: null, user: null },
      cart: { count: 0, ids: [] },
      vendorAtCart: null,
    });
    await settled();
    expect(browser.contents).toEqual({ language: "ar", theme: "dark" });
  });

  it("never write back what they followed", async () => {
    const browser = new Browser(full);
    const [a] = [browser.newTab(), browser.newTab(), browser.newTab()];
    await settled();
    a.store.dispatch(productQuantitiesActions.increment("p1"));
    await settled();
    expect(browser.writes).toEqual(["productQuantities"]);
  });

  it("stop following each other when unsubscribed", async () => {
    const browser = new Browser(full);
    const [a, b] = [browser.newTab(), browser.newTab()];
    await settled();
    b.stop();
    a.store.dispatch(vendorAtCartActions.set("v9"));
    expect(b.store.getState().vendorAtCart).toBe("v1");
  });

  it("follow a storage that the user cleared", async () => {
    const browser = new Browser(full);
    const tab = browser.newTab();
    await settled();
    browser.values.clear();
    for (const listener of [...browser.tabs.values()][0] ?? []) listener();
    expect(tab.store.getState().auth.isAuthenticated).toBe(false);
    expect(tab.store.getState().productQuantities).toEqual({});
  });
});

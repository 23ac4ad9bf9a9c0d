import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authActions } from "./auth.js";
import { cartActions } from "./cart.js";
import { productQuantitiesActions } from "./product-quantities.js";
import { selectCartLines } from "./selectors.js";
import { openStorage } from "./shop-storage.js";
import { initialShopState } from "./shop-state.js";
import { createShopStore } from "./shop-store.js";
import { Browser, full, settled, user } from "./testing/browser.js";
import { vendorAtCartActions } from "./vendor-at-cart.js";

const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());
afterEach(() => expect(errors).not.toHaveBeenCalled());

describe("restoring", () => {
  it("is complete when the store is created", () => {
    expect(new Browser(full).newTab().store.getState()).toMatchObject({
      auth: { isAuthenticated: true, token: "tok", user },
      cart: { count: 2, ids: [] },
      productQuantities: { p1: 3, p2: 1 },
      vendorAtCart: "v1",
    });
  });

  it("writes nothing when every value is valid", async () => {
    const browser = new Browser(full);
    browser.newTab();
    await settled();
    expect(browser.writes).toEqual([]);
    expect(browser.contents).toEqual(full);
  });

  it.each([
    ["3", 3],
    ['"3"', 3],
    ['{"count":3}', 3],
    ['{"count":"3","ids":["a"]}', 3],
  ])("reads the count from %s", async (raw, count) => {
    const browser = new Browser({ cartState: raw });
    expect(browser.newTab().store.getState().cart).toEqual({ count, ids: [] });
    await settled();
    expect(browser.contents).toEqual({ cartState: '{"count":3}' });
  });

  it("takes a vendor id that was stored as a number", () => {
    expect(new Browser({ vendorAtCart: "17" }).newTab().store.getState().vendorAtCart).toBe("17");
  });

  it("keeps the valid quantities beside invalid ones", async () => {
    const raw = '{"p1":2,"p2":-1,"p3":1.5,"p4":"2","p5":null,"p6":1e99,"__proto__":4,"":1,"p7":0}';
    const browser = new Browser({ productQuantities: raw });
    expect(browser.newTab().store.getState().productQuantities).toEqual({ p1: 2, p7: 0 });
    await settled();
    expect(browser.contents).toEqual({ productQuantities: '{"p1":2,"p7":0}' });
  });

  it("keeps changes made before redux-persist starts to save", async () => {
    const browser = new Browser(full);
    const { store } = browser.newTab();
    store.dispatch(productQuantitiesActions.increment("p1"));
    store.dispatch(vendorAtCartActions.set("v2"));
    await settled();
    expect(store.getState()).toMatchObject({ productQuantities: { p1: 4, p2: 1 }, vendorAtCart: "v2" });
    expect(browser.contents).toEqual({ ...full, productQuantities: '{"p1":4,"p2":1}', vendorAtCart: '"v2"' });
  });
});

describe("damage", () => {
  const damages: Record<string, string> = {
    "bad JSON": "{oops",
    "a wrong type": "[[]]",
    "a negative number": "-5",
    "a fraction": "1.5",
    "a huge number": "1e99",
    "one megabyte": "x".repeat(1_000_000),
    "one megabyte of JSON": JSON.stringify("x".repeat(1_000_000)),
    "the prototype": '{"__proto__":{"isAdmin":true}}',
    "another version": '{"_persist":"{}","count":{"n":1}}',
    nothing: "",
    null: "null",
  };
  const keys = ["cartState", "productQuantities", "vendorAtCart", "talabee_USER"] as const;
  const cases = keys.flatMap((key) => Object.keys(damages).map((damage) => [key, damage] as const));

  it.each(cases)("of %s by %s resets only that key", async (key, damage) => {
    const browser = new Browser({ ...full, [key]: damages[damage] ?? "" });
    const { store } = browser.newTab();
    await settled();
    const { auth, cart, productQuantities, vendorAtCart } = store.getState();
    expect(auth).toEqual({ isAuthenticated: true, token: "tok", user: key === "talabee_USER" ? null : user });
    expect(cart).toEqual({ count: key === "cartState" ? 0 : 2, ids: [] });
    expect(productQuantities).toEqual(key === "productQuantities" ? {} : { p1: 3, p2: 1 });
    expect(vendorAtCart).toBe(key === "vendorAtCart" ? null : "v1");

    const { [key]: left, ...others } = browser.contents;
    const { [key]: _damaged, ...expected } = full;
    expect(others).toEqual(expected);
    expect(left).toBeUndefined();
    expect(browser.writes.every((written) => written === key)).toBe(true);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(["tok", "17|aB3_-.~+/x==", "a".repeat(4096)])("keeps the token %s", async (token) => {
    const browser = new Browser({ ...full, talabee_TOKEN: token });
    const { store } = browser.newTab();
    await settled();
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, token });
    expect(browser.writes).toEqual([]);
  });

  it.each(["", "with blank", "new\nline", "رمز", "x".repeat(1_000_000)])(
    "of the token signs out and leaves the rest",
    async (token) => {
      const browser = new Browser({ ...full, talabee_TOKEN: token });
      const { store } = browser.newTab();
      await settled();
      expect(store.getState().auth).toMatchObject({ isAuthenticated: false, token: null });
      const { talabee_TOKEN: _token, ...others } = full;
      expect(browser.contents).toEqual(others);
    },
  );

  it("of everything at once leaves a store that works", () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...Object.values(damages)));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(full)), anything), (stored) => {
        const { store } = new Browser(stored).newTab();
        store.dispatch(cartActions.productAdded("p1"));
        store.dispatch(productQuantitiesActions.increment("p1"));
        const { cart, productQuantities } = store.getState();
        for (const n of [cart.count, ...Object.values(productQuantities)]) {
          expect(Number.isSafeInteger(n) && n >= 0).toBe(true);
        }
      }),
    );
  });
});

describe("saving", () => {
  it("stores each change before dispatch returns", { tags: ["REQ-CART-07", "REQ-CART-13"] }, async () => {
    const browser = new Browser();
    const { store } = browser.newTab();
    await settled();
    store.dispatch(cartActions.productAdded("p1"));
    expect(browser.contents).toEqual({ cartState: '{"count":1}' });
    store.dispatch(productQuantitiesActions.set({ productId: "p1", quantity: 2 }));
    store.dispatch(vendorAtCartActions.set("v1"));
    store.dispatch(authActions.loggedIn({ token: "tok", user }));
    expect(browser.contents).toEqual({
      cartState: '{"count":1}',
      productQuantities: '{"p1":2}',
      vendorAtCart: '"v1"',
      talabee_TOKEN: "tok",
      talabee_USER: JSON.stringify(user),
    });
    expect(browser.writes).toHaveLength(5);
  });

  it(
    "stores the reset of one product and removes the map when all are reset",
    { tags: ["REQ-CART-11", "REQ-CART-12"] },
    async () => {
      const browser = new Browser(full);
      const { store } = browser.newTab();
      await settled();
      store.dispatch(productQuantitiesActions.resetOne("p1"));
      expect(browser.contents["productQuantities"]).toBe('{"p1":0,"p2":1}');
      store.dispatch(productQuantitiesActions.resetAll());
      store.dispatch(vendorAtCartActions.cleared());
      store.dispatch(cartActions.cleared());
      expect(Object.keys(browser.contents)).not.toContain("productQuantities");
      expect(Object.keys(browser.contents)).not.toContain("vendorAtCart");
      expect(Object.keys(browser.contents)).not.toContain("cartState");
    },
  );

  it("leaves language and theme alone at logout", async () => {
    const browser = new Browser({ ...full, talabee_OTHER: "x", unrelated: "y" });
    const { store } = browser.newTab();
    await settled();
    store.dispatch(authActions.loggedOut());
    expect(browser.contents).toEqual({ language: "ar", theme: "dark", unrelated: "y" });
    await settled();
    expect(browser.contents).toEqual({ language: "ar", theme: "dark", unrelated: "y" });
  });

  it("clears the storage at a logout before redux-persist starts to save", async () => {
    const browser = new Browser(full);
    browser.newTab().store.dispatch(authActions.loggedOut());
    await settled();
    expect(browser.contents).toEqual({ language: "ar", theme: "dark" });
  });

  it.each(["full", "read-only", "blocked"] as const)("survives a %s storage, in memory", async (fails) => {
    const browser = new Browser(full);
    browser.fails = fails;
    const { store, storage } = browser.newTab();
    await settled();
    store.dispatch(productQuantitiesActions.increment("p9"));
    storage.set("talabee_USER_EMAIL", "new@talabee.example");
    expect(store.getState().productQuantities["p9"]).toBe(1);
    expect(storage.get("talabee_USER_EMAIL")).toBe("new@talabee.example");
    store.dispatch(authActions.loggedOut());
    expect(store.getState().auth.isAuthenticated).toBe(false);
    if (fails === "full") expect(browser.contents).toEqual({ language: "ar", theme: "dark" });
  });

  it("does not bring back an outdated value that could not be replaced", async () => {
    const browser = new Browser(full);
    const { store } = browser.newTab();
    await settled();
    browser.fails = "full";
    store.dispatch(productQuantitiesActions.set({ productId: "p1", quantity: 9 }));
    expect(browser.newTab().store.getState().productQuantities).toEqual({});
  });

  it("handles a storage whose property throws, and reports it once", () => {
    const onFailure = vi.fn();
    const storage = openStorage(() => {
      throw new DOMException("denied", "SecurityError");
    }, onFailure);
    const { store } = createShopStore({ storage, sessionStorage: openStorage(() => null) });
    store.dispatch(cartActions.productAdded("p1"));
    expect(store.getState().cart.count).toBe(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it("touches one key and nothing else where 10,000 products have a quantity", async () => {
    const quantities = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`product-${i}`, 1]));
    const browser = new Browser({ ...full, productQuantities: JSON.stringify(quantities) });
    const { store } = browser.newTab();
    await settled();
    const before = store.getState();
    store.dispatch(productQuantitiesActions.increment("product-5000"));
    const after = store.getState();
    expect(after.productQuantities["product-5000"]).toBe(2);
    expect(browser.writes).toEqual(["productQuantities"]);
    expect([after.auth, after.cart, after.settings]).toEqual([before.auth, before.cart, before.settings]);
    expect(after.cart).toBe(before.cart);
    const lines = selectCartLines(after);
    store.dispatch(cartActions.productAdded("product-1"));
    expect(selectCartLines(store.getState())).toBe(lines);
  });
});

it("keeps the initial slices when nothing is stored, so that a hydrated page is not rendered again", () => {
  const state = new Browser().newTab().store.getState();
  for (const slice of ["productQuantities", "pendingFavourites", "pendingQuantities"] as const)
    expect(state[slice]).toBe(initialShopState[slice]);
});

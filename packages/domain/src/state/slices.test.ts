import { describe, expect, it } from "vitest";
import { authActions } from "./auth.js";
import { cartReconciled } from "./cart-reconciled.js";
import { cartActions } from "./cart.js";
import { fulfilmentActions } from "./fulfilment.js";
import { productQuantitiesActions } from "./product-quantities.js";
import * as select from "./selectors.js";
import { settingsActions } from "./settings.js";
import { openStorage } from "./shop-storage.js";
import { createShopStore } from "./shop-store.js";
import { subCollectionActions } from "./sub-collection.js";
import { vendorAtCartActions } from "./vendor-at-cart.js";

const user = {
  id: "u1",
  first_name: "Maha",
  last_name: "K",
  email: "maha@talabee.example",
  role: "user" as const,
  avatar: null,
};
const open = () =>
  createShopStore({ storage: openStorage(() => null), sessionStorage: openStorage(() => null) }).store;

describe("the initial state", () => {
  it("is the one of the specification", () => {
    expect(open().getState()).toMatchObject({
      auth: { isAuthenticated: false, token: null, user: null },
      settings: { data: null },
      cart: { count: 0, ids: [] },
      productQuantities: {},
      vendorAtCart: null,
      subCollection: { id: null },
    });
  });
});

describe("auth", () => {
  it("holds the signed-in user and token", () => {
    const store = open();
    store.dispatch(authActions.loggedIn({ token: "t", user }));
    expect(store.getState().auth).toEqual({ isAuthenticated: true, token: "t", user });
    store.dispatch(authActions.userRefreshed({ ...user, first_name: "Noor" }));
    expect(select.selectUser(store.getState())?.first_name).toBe("Noor");
    store.dispatch(authActions.loggedOut());
    expect(store.getState().auth).toEqual({ isAuthenticated: false, token: null, user: null });
  });

  it("ignores a response with the user after logout", () => {
    const store = open();
    store.dispatch(authActions.userRefreshed(user));
    expect(store.getState().auth.user).toBeNull();
  });

  it("clears the cart at logout but not the settings", () => {
    const store = open();
    store.dispatch(settingsActions.loaded({ name: "Talabee" }));
    store.dispatch(authActions.loggedIn({ token: "t", user }));
    store.dispatch(cartReconciled({ lines: [{ productId: "p1", quantity: 2 }], vendorId: "v1" }));
    store.dispatch(authActions.loggedOut());
    expect(store.getState()).toMatchObject({
      cart: { count: 0, ids: [] },
      vendorAtCart: null,
      settings: { data: { name: "Talabee" } },
    });
    expect(store.getState().productQuantities).toEqual({});
  });
});

describe("cart", () => {
  it("counts a product once", { tags: ["REQ-CART-04"] }, () => {
    const store = open();
    for (const id of ["p1", "p1", "p2"]) store.dispatch(cartActions.productAdded(id));
    expect(store.getState().cart).toEqual({ count: 2, ids: ["p1", "p2"] });
  });

  it(
    "lowers the count on removal, also of an unknown product, and never below 0",
    { tags: ["REQ-CART-05"] },
    () => {
      const store = open();
      store.dispatch(cartActions.productAdded("p1"));
      store.dispatch(cartActions.productRemoved("p9"));
      expect(store.getState().cart).toEqual({ count: 0, ids: ["p1"] });
      store.dispatch(cartActions.productRemoved("p1"));
      expect(store.getState().cart).toEqual({ count: 0, ids: [] });
    },
  );

  it("is cleared", { tags: ["REQ-CART-06"] }, () => {
    const store = open();
    store.dispatch(cartActions.productAdded("p1"));
    store.dispatch(cartActions.cleared());
    expect(store.getState().cart).toEqual({ count: 0, ids: [] });
  });

  it("is reconciled by one action, which sums the lines of a product", () => {
    const store = open();
    store.dispatch(cartActions.productAdded("gone"));
    const lines = [
      { productId: "p1", quantity: 2 },
      { productId: "p2", quantity: 1 },
      { productId: "p1", quantity: 3 },
      { productId: "p3", quantity: 0 },
      { productId: "p4", quantity: -2 },
      { productId: "__proto__", quantity: 1 },
    ];
    store.dispatch(cartReconciled({ lines, vendorId: "v1" }));
    expect(store.getState()).toMatchObject({
      cart: { count: 2, ids: ["p1", "p2"] },
      vendorAtCart: "v1",
    });
    expect(store.getState().productQuantities).toEqual({ p1: 5, p2: 1 });
    store.dispatch(cartReconciled({ lines: [], vendorId: "v1" }));
    expect(store.getState()).toMatchObject({ cart: { count: 0, ids: [] }, vendorAtCart: null });
  });

  it("is reconciled with the stored quantities", () => {
    const store = open();
    store.dispatch(productQuantitiesActions.set({ productId: "p1", quantity: 2 }));
    store.dispatch(productQuantitiesActions.set({ productId: "p2", quantity: 0 }));
    const state = store.getState();
    store.dispatch(cartReconciled({ lines: select.selectCartLines(state), vendorId: "v1" }));
    expect(store.getState().cart).toEqual({ count: 1, ids: ["p1"] });
  });
});

describe("product quantities", () => {
  it(
    "are set, raised, lowered and reset",
    { tags: ["REQ-CART-08", "REQ-CART-09", "REQ-CART-10", "REQ-CART-11", "REQ-CART-12"] },
    () => {
      const store = open();
      const { set, increment, decrement, resetOne, resetAll } = productQuantitiesActions;
      const now = () => store.getState().productQuantities;
      store.dispatch(set({ productId: "p1", quantity: 3 }));
      store.dispatch(increment("p1"));
      store.dispatch(increment("p2"));
      expect(now()).toEqual({ p1: 4, p2: 1 });
      store.dispatch(decrement("p2"));
      store.dispatch(decrement("p2"));
      store.dispatch(decrement("p3"));
      expect(now()).toEqual({ p1: 4, p2: 0 });
      store.dispatch(resetOne("p1"));
      expect(now()).toEqual({ p1: 0, p2: 0 });
      store.dispatch(resetAll());
      expect(now()).toEqual({});
    },
  );

  it.each([
    [-1, 0],
    [1.5, 1],
    [NaN, 0],
    [Infinity, 99_999],
    [1e9, 99_999],
  ])("set to %s are %s", (quantity, expected) => {
    const store = open();
    store.dispatch(productQuantitiesActions.set({ productId: "p1", quantity }));
    expect(store.getState().productQuantities).toEqual({ p1: expected });
  });

  it("accept product ids that are names of object properties, but not `__proto__`", () => {
    const store = open();
    expect(select.selectQuantity(store.getState(), "constructor")).toBe(0);
    store.dispatch(productQuantitiesActions.increment("constructor"));
    store.dispatch(productQuantitiesActions.increment("__proto__"));
    expect(select.selectQuantity(store.getState(), "constructor")).toBe(1);
    expect(Object.keys(store.getState().productQuantities)).toEqual(["constructor"]);
  });
});

describe("selectors", () => {
  it("return the state of guests and of customers", () => {
    const store = open();
    const selected = () => {
      const state = store.getState();
      return [
        select.selectIsAuthenticated(state),
        select.selectToken(state),
        select.selectUser(state),
        select.selectSettings(state),
        select.selectCartCount(state),
      ];
    };
    expect(selected()).toEqual([false, null, null, null, 0]);
    store.dispatch(authActions.loggedIn({ token: "t", user }));
    store.dispatch(settingsActions.loaded({ name: "Talabee" }));
    store.dispatch(cartActions.productAdded("p1"));
    expect(selected()).toEqual([true, "t", user, { name: "Talabee" }, 1]);
  });
});

describe("the fulfilment (REQ-CATALOG-44)", () => {
  const pickup = { orderType: "pickup", place: { lat: 25.3, lng: 51.5 }, at: null } as const;

  it("is what was chosen last; an invalid one is ignored", () => {
    const store = open();
    expect(select.selectFulfilment(store.getState())).toBeNull();
    store.dispatch(fulfilmentActions.chosen(pickup));
    store.dispatch(fulfilmentActions.chosen({ ...pickup, at: "soon" }));
    expect(select.selectFulfilment(store.getState())).toEqual(pickup);
  });

  it("stays when a guest signs in and goes when they sign out (REQ-STORAGE-28)", () => {
    const storage = openStorage(() => null);
    const { store } = createShopStore({ storage, sessionStorage: openStorage(() => null) });
    store.dispatch(fulfilmentActions.chosen(pickup));
    store.dispatch(authActions.loggedIn({ token: "t", user }));
    expect(select.selectFulfilment(store.getState())).toEqual(pickup);
    expect(storage.get("talabee_FULFILMENT")).toBe(JSON.stringify(pickup));
    store.dispatch(authActions.loggedOut());
    expect(select.selectFulfilment(store.getState())).toBeNull();
    expect(storage.get("talabee_FULFILMENT")).toBeNull();
  });
});

describe("vendor at cart and sub-collection", () => {
  it("ignore invalid ids", () => {
    const store = open();
    store.dispatch(vendorAtCartActions.set("v1"));
    store.dispatch(vendorAtCartActions.set(""));
    expect(select.selectVendorAtCart(store.getState())).toBe("v1");
  });

  it("are set and cleared", () => {
    const store = open();
    store.dispatch(vendorAtCartActions.set("v1"));
    expect(select.selectVendorAtCart(store.getState())).toBe("v1");
    store.dispatch(vendorAtCartActions.cleared());
    expect(select.selectVendorAtCart(store.getState())).toBeNull();

    store.dispatch(subCollectionActions.chosen("s1"));
    expect(select.selectSubCollectionId(store.getState())).toBe("s1");
    store.dispatch(subCollectionActions.reset());
    expect(select.selectSubCollectionId(store.getState())).toBeNull();
  });
});

it("selects the same lines until a quantity changes", () => {
  const store = open();
  store.dispatch(productQuantitiesActions.increment("p1"));
  const lines = select.selectCartLines(store.getState());
  store.dispatch(subCollectionActions.chosen("s1"));
  expect(select.selectCartLines(store.getState())).toBe(lines);
});

import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authActions } from "./auth.js";
import { cartReconciled } from "./cart-reconciled.js";
import { cartActions } from "./cart.js";
import { productQuantitiesActions } from "./product-quantities.js";
import { openStorage, type WebStorage } from "./shop-storage.js";
import { createShopStore } from "./shop-store.js";
import { vendorAtCartActions } from "./vendor-at-cart.js";

const user = {
  id: "u1",
  first_name: "Maha",
  last_name: "K",
  email: "maha@talabee.example",
  role: "user" as const,
  avatar: null,
};

/** A browser profile: one Web Storage that several tabs share, and the event each of the others hears. */
class Browser {
  readonly kept = new Map<string, string>();
  readonly tabs = new Map<WebStorage, Set<() => void>>();
  writes: string[] = [];
  fails: "no" | "full" | "read-only" | "blocked" = "no";

  constructor(kept: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(kept)) this.kept.set(key, value);
  }

  newTab() {
    const { kept } = this;
    const change = (key: string, apply: () => void) => {
      const before = kept.get(key);
      apply();
      this.writes.push(key);
      if (kept.get(key) === before) return;
      for (const [tab, listeners] of this.tabs) if (tab !== web) for (const hear of listeners) hear();
    };
    const refuse = (...when: string[]) => {
      if (when.includes(this.fails)) throw new DOMException("refused", "QuotaExceededError");
    };
    const web: WebStorage = {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => {
        refuse("blocked");
        return kept.get(key) ?? null;
      },
      setItem: (key, value) => {
        refuse("blocked", "full", "read-only");
        change(key, () => kept.set(key, value));
      },
      removeItem: (key) => {
        refuse("blocked", "read-only");
        change(key, () => kept.delete(key));
      },
    };
    const listeners = new Set<() => void>();
    this.tabs.set(web, listeners);
    const storage = openStorage(() => web);
    const shop = createShopStore({ storage });
    const stop = shop.followOtherTabs({
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    });
    return { ...shop, storage, stop };
  }

  get contents() {
    return Object.fromEntries(this.kept);
  }
}

/** Until redux-persist has begun to save: a few microtasks after creation. */
const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());
afterEach(() => expect(errors).not.toHaveBeenCalled());

const full = {
  talabee_TOKEN: "tok",
  talabee_USER: JSON.stringify(user),
  talabee_USER_EMAIL: user.email,
  cartState: '{"count":2}',
  productQuantities: '{"p1":3,"p2":1}',
  vendorAtCart: '"v1"',
  fcmToken: "fcm",
  language: "ar",
  theme: "dark",
};

describe("restoring", () => {
  it("is complete when the store is created", () => {
    expect(new Browser(full).newTab().store.getState()).toMatchObject({
      auth: { isAuthenticated: true, token: "tok", user },
      cart: { count: 2, ids: [] },
      productQuantities: { p1: 3, p2: 1 },
      vendorAtCart: "v1",
    });
  });

  it("writes nothing where all is well", async () => {
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
  ])("reads the count out of %s", async (raw, count) => {
    const browser = new Browser({ cartState: raw });
    expect(browser.newTab().store.getState().cart).toEqual({ count, ids: [] });
    await settled();
    expect(browser.contents).toEqual({ cartState: '{"count":3}' });
  });

  it("takes a vendor id that was stored as a number", () => {
    expect(new Browser({ vendorAtCart: "17" }).newTab().store.getState().vendorAtCart).toBe("17");
  });

  it("keeps the good quantities beside bad ones", async () => {
    const raw = '{"p1":2,"p2":-1,"p3":1.5,"p4":"2","p5":null,"p6":1e99,"__proto__":4,"":1,"p7":0}';
    const browser = new Browser({ productQuantities: raw });
    expect(browser.newTab().store.getState().productQuantities).toEqual({ p1: 2, p7: 0 });
    await settled();
    expect(browser.contents).toEqual({ productQuantities: '{"p1":2,"p7":0}' });
  });

  it("keeps what changes while redux-persist wakes up", async () => {
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

  it.each(cases)("of %s by %s costs that key alone", async (key, damage) => {
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
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(full)), anything), (kept) => {
        const { store } = new Browser(kept).newTab();
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
  it("stores each change before dispatch returns", async () => {
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

  it("stores the reset of one product and removes the map when all are reset", async () => {
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
  });

  it("leaves language and theme alone at logout", async () => {
    const browser = new Browser({ ...full, talabee_OTHER: "x", unrelated: "y" });
    const { store } = browser.newTab();
    await settled();
    store.dispatch(authActions.loggedOut());
    expect(browser.contents).toEqual({ language: "ar", theme: "dark", unrelated: "y" });
    await settled();
    expect(browser.contents).toEqual({ language: "ar", theme: "dark", unrelated: "y" });
  });

  it("cleans up at logout in the very tick of the start", async () => {
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

  it("opens a storage whose very property throws, and tells once", () => {
    const onFailure = vi.fn();
    const storage = openStorage(() => {
      throw new DOMException("denied", "SecurityError");
    }, onFailure);
    const { store } = createShopStore({ storage });
    store.dispatch(cartActions.productAdded("p1"));
    expect(store.getState().cart.count).toBe(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it("stays quick with 10,000 quantities", async () => {
    const quantities = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`product-${i}`, 1]));
    const browser = new Browser({ productQuantities: JSON.stringify(quantities) });
    const { store } = browser.newTab();
    await settled();
    const started = performance.now();
    for (let i = 0; i < 20; i++) store.dispatch(productQuantitiesActions.increment("product-5000"));
    expect((performance.now() - started) / 20).toBeLessThan(50);
    expect(store.getState().productQuantities["product-5000"]).toBe(21);
  });
});

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

  it("stop when told to", async () => {
    const browser = new Browser(full);
    const [a, b] = [browser.newTab(), browser.newTab()];
    await settled();
    b.stop();
    a.store.dispatch(vendorAtCartActions.set("v9"));
    expect(b.store.getState().vendorAtCart).toBe("v1");
  });

  it("follow a storage that was cleared by hand", async () => {
    const browser = new Browser(full);
    const tab = browser.newTab();
    await settled();
    browser.kept.clear();
    for (const hear of [...browser.tabs.values()][0] ?? []) hear();
    expect(tab.store.getState().auth.isAuthenticated).toBe(false);
    expect(tab.store.getState().productQuantities).toEqual({});
  });
});

describe("any run of actions in two tabs with reloads", () => {
  type Model = {
    token: string | null;
    count: number;
    quantities: Record<string, number>;
    vendor: string | null;
  };
  type Tab = ReturnType<Browser["newTab"]>;
  const product = fc.constantFrom("p1", "p2", "p3");
  const step = fc.oneof(
    product.map((id) => ({ do: "add", id }) as const),
    product.map((id) => ({ do: "remove", id }) as const),
    fc.record({ do: fc.constant("set" as const), id: product, quantity: fc.integer({ min: -2, max: 5 }) }),
    product.map((id) => ({ do: "decrement", id }) as const),
    fc.constantFrom("v1", "v2").map((id) => ({ do: "vendor", id }) as const),
    fc.constant({ do: "reconcile" } as const),
    fc.constant({ do: "login" } as const),
    fc.constant({ do: "logout" } as const),
    fc.constant({ do: "resetAll" } as const),
    fc.constant({ do: "reload" } as const),
  );

  it("keeps store, storage and the plain model the same", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(1)), { maxLength: 25 }), async (steps) => {
        const browser = new Browser();
        const tabs: Tab[] = [browser.newTab(), browser.newTab()];
        await settled();
        let model: Model = { token: null, count: 0, quantities: {}, vendor: null };
        for (const [{ do: action, ...given }, at] of steps) {
          const id = "id" in given ? given.id : "";
          const tab = tabs[at] as Tab;
          const { dispatch } = tab.store;
          switch (action) {
            case "add":
              // What is listed is each tab's own knowledge (the list is never stored).
              if (!tab.store.getState().cart.ids.includes(id)) model.count += 1;
              dispatch(cartActions.productAdded(id));
              break;
            case "remove":
              dispatch(cartActions.productRemoved(id));
              model.count = Math.max(0, model.count - 1);
              break;
            case "set": {
              const quantity = "quantity" in given ? given.quantity : 0;
              dispatch(productQuantitiesActions.set({ productId: id, quantity }));
              model.quantities = { ...model.quantities, [id]: Math.max(0, quantity) };
              break;
            }
            case "decrement": {
              dispatch(productQuantitiesActions.decrement(id));
              const had = model.quantities[id] ?? 0;
              if (had > 0) model.quantities = { ...model.quantities, [id]: had - 1 };
              break;
            }
            case "vendor":
              dispatch(vendorAtCartActions.set(id));
              model.vendor = id;
              break;
            case "reconcile":
              dispatch(cartReconciled({ lines: [{ productId: "p2", quantity: 3 }], vendorId: "v2" }));
              model = { ...model, count: 1, quantities: { p2: 3 }, vendor: "v2" };
              break;
            case "login":
              dispatch(authActions.loggedIn({ token: "tok", user }));
              model.token = "tok";
              break;
            case "logout":
              dispatch(authActions.loggedOut());
              model = { token: null, count: 0, quantities: {}, vendor: null };
              break;
            case "resetAll":
              dispatch(productQuantitiesActions.resetAll());
              model.quantities = {};
              break;
            case "reload":
              tab.stop();
              tabs[at] = browser.newTab();
              await settled();
              break;
          }
          for (const { store } of tabs) {
            const { auth, cart, productQuantities, vendorAtCart } = store.getState();
            expect({
              token: auth.token,
              count: cart.count,
              quantities: productQuantities,
              vendor: vendorAtCart,
            }).toEqual({
              token: model.token,
              count: model.count,
              quantities: model.quantities,
              vendor: model.vendor,
            });
          }
          expect(browser.contents["cartState"]).toBe(model.count ? `{"count":${model.count}}` : undefined);
          expect(browser.contents["talabee_TOKEN"]).toBe(model.token ?? undefined);
        }
      }),
      { numRuns: 300 },
    );
  });
});

import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { authActions } from "./auth.js";
import { cartReconciled } from "./cart-reconciled.js";
import { cartActions } from "./cart.js";
import type { Fulfilment } from "../orders/fulfilment.js";
import { fulfilmentActions } from "./fulfilment.js";
import { pendingQuantitiesActions } from "./pending-quantities.js";
import { productQuantitiesActions } from "./product-quantities.js";
import { selectNextQuantity, selectPendingQuantities } from "./selectors.js";
import { Browser, settled, user } from "./testing/browser.js";
import { deepFreeze } from "./testing/deep-freeze.js";
import { vendorAtCartActions } from "./vendor-at-cart.js";

/** The state that two tabs of a browser and their storage must agree on, in its simplest form. */
interface Model {
  token: string | null;
  count: number;
  quantities: Record<string, number>;
  vendor: string | null;
  fulfilment: Fulfilment | null;
  /** Quantities by cart line that each tab has not sent. */
  pending: [Record<string, number>, Record<string, number>];
}

/**
 * The system under test: two tabs on one storage. The product ids of a tab are never stored (REQ-STORAGE-24).
 */
interface Real {
  browser: Browser;
  tabs: [Tab, Tab];
}
type Tab = ReturnType<Browser["newTab"]>;
type Which = 0 | 1;

const empty = (): Model => ({
  token: null,
  count: 0,
  quantities: {},
  vendor: null,
  fulfilment: null,
  pending: [{}, {}],
});

/** Checks that both tabs and the storage equal the model; freezes the states before the next command. */
function agree(model: Model, { browser, tabs }: Real): void {
  for (const [at, { store, sessionStorage }] of tabs.entries()) {
    deepFreeze(store.getState());
    const { auth, cart, productQuantities, vendorAtCart, fulfilment } = store.getState();
    const pending = selectPendingQuantities(store.getState());
    expect(Object.fromEntries(pending.map(({ lineId, quantity }) => [lineId, quantity]))).toEqual(
      model.pending[at],
    );
    expect(sessionStorage.keys()).toHaveLength(pending.length === 0 ? 0 : 1);
    expect({
      token: auth.token,
      isAuthenticated: auth.isAuthenticated,
      count: cart.count,
      quantities: productQuantities,
      vendor: vendorAtCart,
      fulfilment,
      pending: model.pending,
    }).toEqual({ ...model, isAuthenticated: model.token !== null });
  }
  const stored = browser.contents;
  expect(stored["talabee_TOKEN"]).toBe(model.token ?? undefined);
  expect(stored["cartState"]).toBe(model.count === 0 ? undefined : `{"count":${model.count}}`);
  expect(stored["vendorAtCart"]).toBe(model.vendor === null ? undefined : JSON.stringify(model.vendor));
  expect(JSON.parse(stored["productQuantities"] ?? "{}")).toEqual(model.quantities);
  expect(stored["unrelated"]).toBe("kept");
}

/** A command in one tab: changes the model and the tab, then checks that both agree. */
function command<Given>(
  name: string,
  act: (given: Given, model: Model, tab: Tab, real: Real, at: Which) => void | Promise<void>,
) {
  return (at: Which, given: Given): fc.AsyncCommand<Model, Real> => ({
    check: () => true,
    async run(model, real) {
      await act(given, model, real.tabs[at], real, at);
      agree(model, real);
    },
    toString: () => `tab ${at}: ${name} ${JSON.stringify(given)?.slice(0, 80) ?? ""}`,
  });
}

const add = command<string>("add", (id, model, { store }) => {
  if (!store.getState().cart.ids.includes(id)) model.count += 1;
  store.dispatch(cartActions.productAdded(id));
});

const remove = command<string>("remove", (id, model, { store }) => {
  model.count = Math.max(0, model.count - 1);
  store.dispatch(cartActions.productRemoved(id));
  expect(store.getState().cart.ids).not.toContain(id);
});

const setQuantity = command<[id: string, quantity: number]>("set", ([id, quantity], model, { store }) => {
  model.quantities[id] = Math.max(0, quantity);
  store.dispatch(productQuantitiesActions.set({ productId: id, quantity }));
});

const choose = command<Fulfilment>("choose", (fulfilment, model, { store }) => {
  model.fulfilment = fulfilment;
  store.dispatch(fulfilmentActions.chosen(fulfilment));
});

const increment = command<string>("increment", (id, model, { store }) => {
  model.quantities[id] = (model.quantities[id] ?? 0) + 1;
  store.dispatch(productQuantitiesActions.increment(id));
});

const decrement = command<string>("decrement", (id, model, { store }) => {
  const had = model.quantities[id] ?? 0;
  if (had > 0) model.quantities[id] = had - 1;
  store.dispatch(productQuantitiesActions.decrement(id));
});

const resetQuantities = command<undefined>("reset all", (_, model, { store }) => {
  model.quantities = {};
  store.dispatch(productQuantitiesActions.resetAll());
});

/** Clear and add: replaces the cart with one of another store. */
const switchVendor = command<string>("switch vendor", (vendor, model, { store }) => {
  Object.assign(model, { count: 0, quantities: {}, vendor });
  store.dispatch(cartActions.cleared());
  store.dispatch(productQuantitiesActions.resetAll());
  store.dispatch(vendorAtCartActions.set(vendor));
});

/** The server responds with the cart; from then on count and ids agree (REQ-CART-18). */
const reconcile = command<Readonly<Record<string, number>>>("reconcile", (cart, model, { store }) => {
  const lines = Object.entries(cart).map(([productId, quantity]) => ({ productId, quantity }));
  const quantities = Object.fromEntries(Object.entries(cart).filter(([, quantity]) => quantity > 0));
  const count = Object.keys(quantities).length;
  Object.assign(model, { count, quantities, vendor: count === 0 ? null : "v9" });
  store.dispatch(cartReconciled({ lines, vendorId: "v9" }));
  expect(store.getState().cart.ids).toHaveLength(count);
});

/** Only the cart of a customer has lines. */
const press = command<[lineId: string, quantity: number]>("press", (given, model, { store }, _real, at) => {
  if (model.token === null) return;
  const [lineId, quantity] = given;
  model.pending[at][lineId] = quantity;
  store.dispatch(pendingQuantitiesActions.pressed({ lineId, quantity }));
});

/** Sends the oldest pending quantity; the server answers. */
const send = command<boolean>("send", (isConfirmed, model, { store }, _real, at) => {
  const next = selectNextQuantity(store.getState());
  if (next === null) return;
  delete model.pending[at][next.lineId];
  const { sendStarted, confirmed, failed } = pendingQuantitiesActions;
  store.dispatch(sendStarted(next.lineId));
  store.dispatch(isConfirmed ? confirmed(next.lineId) : failed(next.lineId));
});

const logIn = command<undefined>("log in", (_, model, { store }) => {
  model.token = "tok";
  store.dispatch(authActions.loggedIn({ token: "tok", user }));
});

const logOut = command<undefined>("log out", (_, model, { store }, { browser }) => {
  Object.assign(model, empty());
  store.dispatch(authActions.loggedOut());
  expect(browser.contents).toEqual({ unrelated: "kept" });
});

const reload = command<undefined>("reload", async (_, _model, tab, { browser, tabs }, at) => {
  tab.stop();
  tabs[at] = browser.newTab(tab.sessionStorage);
  await settled();
});

const damageable = [
  "cartState",
  "productQuantities",
  "vendorAtCart",
  "talabee_FULFILMENT",
  "talabee_TOKEN",
] as const;
type Damageable = (typeof damageable)[number];

/** Writes junk to a key and reloads both tabs, as after a crash: only that key falls back (REQ-UI-01). */
const corrupt = command<[Damageable, string]>("corrupt", async ([key, junk], model, _tab, real) => {
  if (key === "cartState") model.count = 0;
  if (key === "productQuantities") model.quantities = {};
  if (key === "vendorAtCart") model.vendor = null;
  if (key === "talabee_FULFILMENT") model.fulfilment = null;
  if (key === "talabee_TOKEN") model.token = null;
  model.pending = [{}, {}];
  real.browser.values.set(key, key === "talabee_TOKEN" ? "with blank" : junk);
  for (const at of [0, 1] as const) {
    real.tabs[at].stop();
    real.tabs[at] = real.browser.newTab();
  }
  await settled();
});

const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());

it("keeps store, storage and other tabs with the model over any run of commands", async () => {
  const at = fc.constantFrom<Which>(0, 1);
  const id = fc.constantFrom("p1", "p2", "p3");
  const quantities = fc.dictionary(id, fc.integer({ min: -1, max: 5 }));
  const junk = fc.constantFrom(
    "{oops",
    "[[]]",
    "-5",
    "1e99",
    '{"__proto__":{"isAdmin":true}}',
    "",
    "x".repeat(1e6),
  );
  const fulfilments = fc.record({
    orderType: fc.constantFrom("delivery" as const, "pickup" as const),
    place: fc.option(fc.record({ addressId: fc.constantFrom("a1", "a2") })),
    at: fc.option(fc.constant("2026-11-24T09:00:00Z")),
  });
  const none = fc.constant(undefined);
  const commands = fc.commands(
    [
      fc.tuple(at, id).map((given) => add(...given)),
      fc.tuple(at, id).map((given) => remove(...given)),
      fc.tuple(at, fc.tuple(id, fc.integer({ min: -2, max: 5 }))).map((given) => setQuantity(...given)),
      fc.tuple(at, id).map((given) => increment(...given)),
      fc.tuple(at, id).map((given) => decrement(...given)),
      fc.tuple(at, fulfilments).map((given) => choose(...given)),
      fc.tuple(at, none).map((given) => resetQuantities(...given)),
      fc.tuple(at, fc.constantFrom("v1", "v2")).map((given) => switchVendor(...given)),
      fc.tuple(at, quantities).map((given) => reconcile(...given)),
      fc.tuple(at, fc.tuple(fc.constantFrom("l1", "l2"), fc.nat(5))).map((given) => press(...given)),
      fc.tuple(at, fc.boolean()).map((given) => send(...given)),
      fc.tuple(at, none).map((given) => logIn(...given)),
      fc.tuple(at, none).map((given) => logOut(...given)),
      fc.tuple(at, none).map((given) => reload(...given)),
      fc.tuple(at, fc.tuple(fc.constantFrom(...damageable), junk)).map((given) => corrupt(...given)),
    ],
    { maxCommands: 30 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (run) => {
      const setup = async () => {
        const browser = new Browser({ unrelated: "kept" });
        const real: Real = { browser, tabs: [browser.newTab(), browser.newTab()] };
        await settled();
        return { model: empty(), real };
      };
      await fc.asyncModelRun(setup, run);
    }),
    { numRuns: 1000 },
  );
}, 120_000);

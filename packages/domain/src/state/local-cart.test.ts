import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authActions } from "./auth.js";
import { quantitiesOf } from "./cart-reconciled.js";
import { type CartWrite, cartWritesActions } from "./cart-writes.js";
import {
  applyCartWrite,
  localCartOf,
  planCartWrite,
  reconcileLocalCart,
  setLocalQuantity,
} from "./local-cart.js";
import {
  selectCartCount,
  selectCartPieces,
  selectCartWrites,
  selectIsReconciled,
  selectIsShownInCart,
  selectQuantities,
  selectQuantity,
  selectShownCount,
  selectShownPieces,
  selectVendorAtCart,
} from "./selectors.js";
import { type ShopAction, shopReducer, type ShopState } from "./shop-state.js";
import { user } from "./testing/browser.js";
import { deepFreeze } from "./testing/deep-freeze.js";

const after = (state: ShopState, actions: readonly ShopAction[]) =>
  actions.reduce((before, action) => deepFreeze(shopReducer(before, action)), state);
const initial = after(undefined as never, [authActions.loggedIn({ token: "t", user })]);
const types = (actions: readonly ShopAction[]) => actions.map(({ type }) => type);

const productId = fc.constantFrom("p1", "p2", "p3");
const cart = fc.record({
  lines: fc.array(fc.record({ productId, quantity: fc.integer({ min: 1, max: 5 }) }), { maxLength: 4 }),
  vendorId: fc.constantFrom("v1", "v2"),
});
const write = fc.record({
  vendorId: fc.constantFrom("v1", "v2"),
  product: fc.option(fc.record({ id: productId, quantity: fc.integer({ min: 1, max: 5 }) })),
});

/** Count and ids follow from the quantities; an empty cart has no vendor unless a write waits for its products. */
function expectConsistent(state: ShopState): void {
  const { lines } = localCartOf(state);
  expect(selectCartCount(state)).toBe(lines.length);
  expect(selectCartPieces(state)).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  expect(state.cart.ids.toSorted()).toEqual(lines.map((line) => line.productId).toSorted());
}

describe("the local cart", () => {
  it("equals the server's cart with the writes in flight applied, and alone once they have ended", () => {
    fc.assert(
      fc.property(cart, fc.array(write, { maxLength: 4 }), cart, (before, writes, answered) => {
        let state = after(initial, reconcileLocalCart(initial, before));
        const started: CartWrite[] = [];
        for (const added of writes) {
          const planned = planCartWrite(state, added, true)!;
          expect(planned.replacesCart).toBe(
            ![null, String(added.vendorId)].includes(selectVendorAtCart(state)),
          );
          state = after(state, [
            cartWritesActions.started(planned),
            ...applyCartWrite(selectQuantities(state), planned),
          ]);
          started.push(planned);
          expectConsistent(state);
          expect(selectVendorAtCart(state)).toBe(added.vendorId);
        }
        state = after(state, reconcileLocalCart(state, answered));
        const sinceReplacement = started.slice(started.findLastIndex(({ replacesCart }) => replacesCart));
        const isReplaced = started.some(({ replacesCart }) => replacesCart);
        const products = (isReplaced ? sinceReplacement : started).flatMap(({ product }) => product ?? []);
        const expected = quantitiesOf([
          ...(isReplaced ? [] : answered.lines),
          ...products.map(({ id, quantity }) => ({ productId: id, quantity })),
        ]);
        expect(selectQuantities(state)).toEqual(expected);
        expectConsistent(state);

        state = after(state, started.map(cartWritesActions.ended));
        expect(selectCartWrites(state)).toEqual([]);
        state = after(state, reconcileLocalCart(state, answered));
        expect(selectQuantities(state)).toEqual(quantitiesOf(answered.lines));
        expect(selectVendorAtCart(state)).toBe(answered.lines.length === 0 ? null : answered.vendorId);
        expect(reconcileLocalCart(state, localCartOf(state))).toEqual([]);
      }),
    );
  });

  it("adds no product of another vendor unless it may replace the cart", () => {
    const lines = [{ productId: "p1", quantity: 1 }];
    const state = after(initial, reconcileLocalCart(initial, { lines, vendorId: "v1" }));
    const added = { vendorId: "v2", product: { id: "p2", quantity: 1 } };
    expect(planCartWrite(state, added, false)).toBeNull();
    expect(planCartWrite(state, added, true)).toEqual({ ...added, replacesCart: true });
    expect(planCartWrite(state, { ...added, vendorId: "v1" }, false)?.replacesCart).toBe(false);
    expect(planCartWrite(initial, added, false)?.replacesCart).toBe(false);
  });

  it("changes a quantity by the specification's action, and is cleared with its last product", () => {
    expect(setLocalQuantity({}, "p1", 0)).toEqual([]);
    expect(types(setLocalQuantity({}, "p1", 1))).toEqual([
      "cart/productAdded",
      "productQuantities/increment",
    ]);
    expect(types(setLocalQuantity({}, "p1", 3))).toEqual(["cart/productAdded", "productQuantities/set"]);
    expect(types(setLocalQuantity({ p1: 3 }, "p1", 2))).toEqual(["productQuantities/decrement"]);
    expect(types(setLocalQuantity({ p1: 3, p2: 1 }, "p1", 0))).toEqual([
      "cart/productRemoved",
      "productQuantities/resetOne",
    ]);
    expect(types(setLocalQuantity({ p1: 3, p2: 0 }, "p1", -1)).slice(2)).toEqual([
      "cart/cleared",
      "productQuantities/resetAll",
      "vendorAtCart/cleared",
    ]);
  });

  it("counts a product the same before and after the local cart has it", () => {
    fc.assert(
      fc.property(cart, write, (held, added) => {
        const state = after(initial, reconcileLocalCart(initial, held));
        const planned = planCartWrite(state, added, false);
        fc.pre(planned !== null && planned.product !== null);
        const id = planned!.product!.id;
        const isNew = selectQuantity(state, id) === 0;
        const begun = after(state, [cartWritesActions.started(planned!)]);
        expect(selectIsShownInCart(begun, id)).toBe(true);
        expect(selectShownCount(begun)).toBe(selectCartCount(state) + (isNew ? 1 : 0));
        expect([selectCartCount(begun), selectQuantities(begun)]).toEqual([
          selectCartCount(state),
          selectQuantities(state),
        ]);
        const applied = after(begun, applyCartWrite(selectQuantities(begun), planned!));
        expect(selectShownCount(applied)).toBe(selectCartCount(applied));
        expect(selectShownPieces(applied)).toBe(selectCartPieces(applied));
        if (isNew) expect(selectShownPieces(begun)).toBe(selectCartPieces(applied));
        const refused = after(begun, [cartWritesActions.ended(planned!)]);
        expect(selectShownCount(refused)).toBe(selectCartCount(state));
      }),
    );
  });

  it("drops writes in flight when their session ends", () => {
    const planned = planCartWrite(initial, { vendorId: "v1", product: null }, false)!;
    const started = after(initial, [cartWritesActions.started(planned)]);
    expect(selectCartWrites(started)).toEqual([planned]);
    expect(selectCartWrites(after(started, [authActions.loggedOut()]))).toEqual([]);
  });

  it.each([
    ["another vendor", { quantities: { p1: 2 }, vendorId: "v2" }],
    ["another quantity", { quantities: { p1: 1 }, vendorId: "v1" }],
    ["another product", { quantities: { p2: 2 }, vendorId: "v1" }],
    ["more products", { quantities: { p1: 2, p2: 1 }, vendorId: "v1" }],
  ])("differs from a cart with %s", (_name, payload) => {
    const lines = [{ productId: "p1", quantity: 2 }];
    const state = after(initial, reconcileLocalCart(initial, { lines, vendorId: "v1" }));
    expect(selectIsReconciled(state, { quantities: { p1: 2 }, vendorId: "v1" })).toBe(true);
    expect(selectIsReconciled(state, payload)).toBe(false);
  });
});

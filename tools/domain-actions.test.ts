import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { shopReducer } from "../packages/domain/src/state/shop-state.js";
import { findUnused } from "./domain-usage.mjs";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-graph.mjs";

const read = (files: string[]) => files.map((file) => readFileSync(path.join(root, file), "utf8"));
const codeIn = (...folders: string[]) =>
  read(
    sourceFiles().filter(
      (file: string) =>
        folders.some((folder) => file.startsWith(folder)) && !/\.test(-d)?\.tsx?$|\/testing\//.test(file),
    ),
  );

describe("findUnused", () => {
  const domain = [
    `export const cartActions = { added: (id: string) => ({ type: "cart/added", payload: id }) as const,
       cleared: () => ({ type: "cart/cleared" }) as const, dropped: () => ({ type: "cart/dropped" }) as const };
     export function cartReconciled(ids: string[]) { return { type: "cart/reconciled", payload: ids } as const; }
     export function refused(isLast: boolean) { const { dropped } = cartActions; return isLast ? dropped() : null; }`,
    `export const selectIds = (state: State) => state.cart.ids;
     export const selectVendor = ({ vendor }: State) => vendor;
     export function selectCount({ cart: { count } }: State) { return count; }`,
  ];
  const state = { cart: { count: 0, ids: [] }, vendor: null };

  it("finds actions without a caller, selectors and state without a reader", () => {
    const users = [
      `import { cartActions, cartReconciled, selectIds } from "domain";
       type Dropped = ReturnType<typeof cartActions.dropped>;
       export { selectVendor } from "domain"; store.dispatch(cartActions.added("p1"));`,
    ];
    expect(findUnused({ domain, users, state })).toEqual({
      actions: ["cartActions.cleared", "cartActions.dropped", "cartReconciled"],
      selectors: ["selectIds", "selectVendor", "selectCount"],
      state: ["cart.count", "cart.ids", "vendor"],
    });
  });

  it("counts destructured actions, and those that a used function of the domain creates", () => {
    const users = [
      `const { added, cleared } = cartActions; dispatch(added("p1")); dispatch(cleared());`,
      `dispatch(refused(true)); dispatch(cartReconciled([])); useSelector(selectIds);`,
      `useSelector(selectCount); selectVendor(store.getState());`,
    ];
    expect(findUnused({ domain, users, state })).toEqual({ actions: [], selectors: [], state: [] });
  });
});

it("every action of the client-side state has a caller, and every piece of it a reader", () => {
  const unused = findUnused({
    domain: codeIn("packages/domain/src/state/"),
    // The client of the API signs out by itself when a session has expired.
    users: codeIn("apps/storefront/src/", "packages/contract/src/react/"),
    state: shopReducer(undefined, { type: "none" } as never),
  });
  expect(unused).toEqual({ actions: [], selectors: [], state: [] });
});

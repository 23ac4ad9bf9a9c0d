import { expect, it } from "vitest";
import { findExcessProps } from "./excess-props.mjs";

it("passes no prop to a component that does not know it", { timeout: 120_000 }, () => {
  expect(findExcessProps("apps/storefront", { deep: true })).toEqual([]);
});

it("lets no prop of a component reach an element or another component", { timeout: 120_000 }, () => {
  expect(findExcessProps("packages/ui")).toEqual([]);
});

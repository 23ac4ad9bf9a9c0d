import { expect, it } from "vitest";
import { findExcessProps } from "./excess-props.mjs";

it("passes no prop to a component that does not know it", { timeout: 120_000 }, () => {
  expect(findExcessProps()).toEqual([]);
});

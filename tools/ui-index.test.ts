import { expect, it } from "vitest";
import { isUiIndexCurrent } from "./ui-index.mjs";

it("exports every component of packages/ui, sorted (node tools/ui-index.mjs writes it)", () => {
  expect(isUiIndexCurrent()).toBe(true);
});

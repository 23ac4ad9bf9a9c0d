import { expect, it } from "vitest";
import { hasVendorConflict } from "./vendor-conflict.js";

it("asks about another vendor's cart only when there is one", () => {
  expect(hasVendorConflict({ vendorId: "v1", count: 1 }, "v2")).toBe(true);
  expect(hasVendorConflict({ vendorId: "v1", count: 1 }, "v1")).toBe(false);
  expect(hasVendorConflict({ vendorId: "v1", count: 0 }, "v2")).toBe(false);
  expect(hasVendorConflict({ vendorId: null, count: 1 }, "v2")).toBe(false);
});

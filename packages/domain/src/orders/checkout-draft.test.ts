import { expect, it } from "vitest";
import { type CheckoutDraft, formatCheckoutDraft, parseCheckoutDraft } from "./checkout-draft.js";

const draft: CheckoutDraft = {
  orderType: "dine_in",
  addressId: "a1",
  table: "12",
  scheduledAt: "2026-03-01T12:00:00.000Z",
  paymentMethod: "cod",
  useWallet: true,
  cardId: "c1",
  note: "Ring twice",
  address: { city: "Doha" },
};

it("returns what the same customer typed and chose", () => {
  expect(parseCheckoutDraft(formatCheckoutDraft(draft, "u1"), "u1")).toEqual(draft);
  expect(parseCheckoutDraft(formatCheckoutDraft(draft, undefined), undefined)).toEqual(draft);
});

it("returns nothing of another customer, and of damaged text", () => {
  expect(parseCheckoutDraft(formatCheckoutDraft(draft, "u1"), "u2")).toEqual({});
  for (const text of [null, "", "{oops", "null", "[[]]", "-5"])
    expect(parseCheckoutDraft(text, undefined)).toEqual({});
});

it.each(Object.keys(draft))("leaves out %s with a value that it cannot have", (name) => {
  const { [name as keyof CheckoutDraft]: _damaged, ...others } = draft;
  const damaged = JSON.stringify({ ...draft, [name]: 7, constructor: "x", userId: "u1" });
  expect(parseCheckoutDraft(damaged, "u1")).toEqual(others);
});

it("leaves out order types and payment methods that do not exist, and address fields that are no texts", () => {
  const stored = { orderType: "drone", paymentMethod: "shells", address: { city: "Doha", zone: 7 } };
  expect(parseCheckoutDraft(JSON.stringify(stored), undefined)).toEqual({ address: { city: "Doha" } });
});

it("keeps that an order is wanted as soon as possible", () => {
  const soon = { scheduledAt: null };
  expect(parseCheckoutDraft(formatCheckoutDraft(soon, "u1"), "u1")).toEqual(soon);
});

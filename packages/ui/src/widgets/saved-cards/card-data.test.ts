import { expect, it } from "vitest";
import { brandName, expiry, isExpired, type CardData } from "./card-data.js";

const card = (exp_month: number, exp_year: number): CardData => ({
  id: "card",
  brand: "visa",
  last4: "4242",
  exp_month,
  exp_year,
  is_default: false,
});

it("names known brands and keeps others", () => {
  expect(brandName("American_Express")).toBe("American Express");
  expect(brandName("Himyan")).toBe("Himyan");
});

it("formats the expiry as two digits each", () => {
  expect(expiry(card(3, 2029))).toBe("03/29");
});

it("expires a card when its month is over in Qatar", () => {
  expect(isExpired(card(3, 2026), new Date("2026-03-31T20:59:59Z"))).toBe(false);
  expect(isExpired(card(3, 2026), new Date("2026-03-31T21:00:00Z"))).toBe(true);
});

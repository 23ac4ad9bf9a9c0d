import type { StoreCard } from "@talabee/contract";
import { expect, it } from "vitest";
import { withBestOffers } from "./store-cards.js";

const card = (id: string, offer: StoreCard["offer"]) => ({ id, offer }) as StoreCard;
const percent = (id: string, off: number) => card(id, { kind: "percent", percent: off });
const shown = (cards: readonly StoreCard[]) =>
  withBestOffers(cards).flatMap(({ id, offer }) => (offer === null ? [] : id));

it("shows the offers of the best third of a list, the largest discounts first", () => {
  const list = [
    percent("a", 10),
    card("b", { kind: "free_delivery" }),
    percent("c", 25),
    card("d", null),
    percent("e", 20),
    percent("f", 5),
  ];
  expect(shown(list)).toEqual(["c", "e"]);
  expect(withBestOffers(list).map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("shows free delivery where there are too few discounts, and the offer of a store alone", () => {
  expect(
    shown([card("a", { kind: "free_delivery" }), percent("b", 5), card("c", null), card("d", null)]),
  ).toEqual(["a", "b"]);
  expect(shown([percent("a", 5)])).toEqual(["a"]);
  expect(withBestOffers([])).toEqual([]);
});

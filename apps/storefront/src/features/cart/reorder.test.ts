import type { CartLine } from "@talabee/contract";
import { expect, it } from "vitest";
import { addedToRest } from "./reorder.js";

const line = (id: string, quantity: number) => ({ id, name: `Dish ${id}`, quantity }) as CartLine;

it("tells what a reorder added to a cart that was not empty", () => {
  expect(addedToRest([line("a", 1)], [line("a", 2), line("b", 3)])).toEqual([
    { name: "Dish a", quantity: 1 },
    { name: "Dish b", quantity: 3 },
  ]);
});
it("tells nothing of a cart that was empty", () => {
  expect(addedToRest([], [line("a", 2)])).toEqual([]);
});

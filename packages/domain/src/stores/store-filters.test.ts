import { expect, it } from "vitest";
import { cuisinesByFrequency, readStoreFilters, storeFilterParams, withParams } from "./store-filters.js";

it("reads the filters that it writes", () => {
  const filters = {
    order_type: "pickup",
    open_now: true,
    free_delivery: true,
    min_rating: 4.5,
    cuisine: "Levantine",
  } as const;
  expect(readStoreFilters(withParams("", storeFilterParams(filters)))).toEqual(filters);
});

it.each(["", "?order_type=drone&open_now=yes&free_delivery=0&min_rating=6&cuisine=", "?min_rating=-1"])(
  "ignores what is invalid in %j",
  (search) =>
    expect(Object.values(readStoreFilters(new URLSearchParams(search)))).toEqual(Array(5).fill(undefined)),
);

it("cuts overlong cuisines", () => {
  expect(readStoreFilters(new URLSearchParams({ cuisine: "a".repeat(80) })).cuisine).toHaveLength(60);
});

it("changes some values and keeps the others", () => {
  expect(
    withParams("?q=karak&sort=rating&open_now=1", { sort: undefined, q: "", type: "all" }).toString(),
  ).toBe("open_now=1&type=all");
});

it("lists the most frequent cuisine first", () => {
  const stores = [{ cuisines: ["Indian"] }, { cuisines: ["Turkish", "Grills"] }, { cuisines: ["Turkish"] }];
  expect(cuisinesByFrequency(stores)).toEqual(["Turkish", "Indian", "Grills"]);
});

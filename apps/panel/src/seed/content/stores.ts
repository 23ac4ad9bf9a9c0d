import type { SeedStore } from "../seed-types.js";
import { storesA } from "./stores-a/index.js";
import { storesB } from "./stores-b/index.js";

/** Every store: restaurants and the other shops take turns, so that no list opens with one kind alone. */
export const stores: readonly SeedStore[] = Array.from(
  { length: Math.max(storesA.length, storesB.length) },
  (_, index) => [storesA[index], storesB[index]],
)
  .flat()
  .filter((store) => store !== undefined);

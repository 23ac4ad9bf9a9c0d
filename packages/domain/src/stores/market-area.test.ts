import { expect, it } from "vitest";
import { MARKET_IDS, MARKETS } from "../market.js";
import { isInMarket } from "./market-area.js";

it.each([
  ["West Bay", 25.3205, 51.532, "qa", true],
  ["Al Shamal", 26.12, 51.2, "qa", true],
  ["Salmiya", 29.3339, 48.0761, "kw", true],
  ["Paris", 48.85, 2.35, "qa", false],
  ["0,0", 0, 0, "qa", false],
  ["swapped", 51.532, 25.3205, "qa", false],
  ["Manama", 26.22, 50.58, "qa", false],
  ["Dubai", 25.2, 55.27, "qa", false],
  ["the other market", 25.3205, 51.532, "kw", false],
  ["not a number", Number.NaN, 51.5, "qa", false],
] as const)("%s", (_, lat, lng, market, expected) => {
  expect(isInMarket({ lat, lng }, market)).toBe(expected);
});

it("has the places that the market's map names", () => {
  const places = MARKET_IDS.flatMap((id) =>
    (MARKETS[id].map_region?.places ?? []).map(({ at }) => isInMarket(at, id)),
  );
  expect(places).not.toContain(false);
});

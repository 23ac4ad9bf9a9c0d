import { MARKETS } from "@talabee/domain";
import { expect, it } from "vitest";
import { wantedFulfilment } from "./wanted-fulfilment.js";

const at = (query: Parameters<typeof wantedFulfilment>[0], market: keyof typeof MARKETS = "qa") =>
  wantedFulfilment(query, {
    clock: () => new Date("2026-12-01T12:00:00Z"),
    config: { market: MARKETS[market] } as never,
  }).place;
const PARIS = { lat: 48.85, lng: 2.35 };

it("is at no place that nothing is delivered to: of another country, or in a zone that does not exist", () => {
  for (const zone of [99, 999, 10]) expect(at({ zone })).toBeNull();
  expect(at(PARIS)).toBeNull();
  expect(at({ ...PARIS, zone: 999 })).toBeNull();
  expect(at({ ...PARIS, zone: 61 })).toMatchObject({ zone: 61, pin: null });
  const pin = { lat: 25.3205, lng: 51.532 };
  expect(at({ ...pin, zone: 999 })).toMatchObject({ pin });
  expect(at({ ...pin, zone: 999 })!.zone).toBeLessThan(99);
});

it("is in any numbered part of a city in markets without zones", () => {
  expect(at({ zone: 10 }, "kw")).toMatchObject({ zone: 10 });
});

import { deliveryFee, isInMarket, metresBetween } from "@talabee/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { placeProblem, zoneExists } from "./address-place.js";
import { nearestZone, UNSURE_CENTRES_M, zoneCentre } from "./zone-centres.js";
import { ZONES } from "./zone-names.js";

const qatar = { id: "qa" } as const;
const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const inQatar = fc.record({
  lat: fc.double({ min: 24.5, max: 26.2, noNaN: true }),
  lng: fc.double({ min: 50.75, max: 51.7, noNaN: true }),
});
const zone = fc.oneof(fc.constantFrom(...ZONES.map(([number]) => number)), fc.integer({ min: 1, max: 999 }));

it("agrees with every zone about its centre, and knows every zone of the lists", () => {
  const differing = ZONES.filter(
    ([number]) => placeProblem({ zone: number, pin: zoneCentre(number, qatar) }, qatar) !== null,
  );
  expect(differing).toEqual([]);
  expect([0, 99, 999, 1.5, Number.NaN].filter(zoneExists)).toEqual([]);
});

it("any zone and pin have a problem, or are one place of the market", () => {
  fc.assert(
    fc.property(zone, fc.oneof(inQatar, anywhere), (number, pin) => {
      if (placeProblem({ zone: number, pin }, qatar) !== null) return;
      expect(isInMarket(pin, "qa") && zoneExists(number)).toBe(true);
      const centre = zoneCentre(number, qatar);
      if (centre === null) return;
      const toNearest = metresBetween(pin, zoneCentre(nearestZone(pin, { sure: true }), qatar)!);
      const most = Math.max(toNearest + 2000, 1.5 * toNearest, UNSURE_CENTRES_M[number] ?? 0);
      expect(metresBetween(pin, centre)).toBeLessThanOrEqual(most);
    }),
    { numRuns: 2000 },
  );
});

it("the fee is never the cheaper one of the zones that address and pin name", () => {
  const fees = fc.dictionary(fc.constantFrom("60", "61", "63"), fc.integer({ min: 0, max: 5000 }));
  fc.assert(
    fc.property(fees, fc.option(fc.integer({ min: 0, max: 5000 })), (byZone, elsewhere) => {
      const tariff = { kind: "zones", fees: byZone, elsewhere } as const;
      const to = (one: number, pin_zone: number | null) =>
        deliveryFee(tariff, { zone: one, pin_zone, metres: null });
      const [own, pinned, both] = [to(61, null), to(63, null), to(61, 63)];
      expect(both).toBe(own === null || pinned === null ? null : Math.max(own, pinned));
    }),
  );
});

it("compares only the pin where the market has no zones", () => {
  const kuwait = { id: "kw" } as const;
  expect(placeProblem({ zone: 999, pin: { lat: 29.33, lng: 48.07 } }, kuwait)).toBeNull();
  expect(placeProblem({ zone: 4, pin: { lat: 25.32, lng: 51.53 } }, kuwait)).toEqual({
    code: "pin_outside_market",
  });
});

it("refuses nobody because a centre is not certain or not known", () => {
  const isTaken = (number: number, lat: number, lng: number) =>
    placeProblem({ zone: number, pin: { lat, lng } }, qatar) === null;
  // Zones without a known centre, near known ones: the wholesale market, Dukhan, the south.
  expect(isTaken(58, 25.2, 51.43)).toBe(true);
  expect(isTaken(72, 25.42, 50.78)).toBe(true);
  expect(isTaken(98, 24.6, 51.2)).toBe(true);
  // Zones tens of kilometres wide: Dukhan's road, Zekreet, the north, the camel track.
  expect(isTaken(80, 25.42, 51.0)).toBe(true);
  expect(isTaken(79, 25.95, 51.05)).toBe(true);
  expect(isTaken(81, 25.05, 51.2)).toBe(true);
  // The centre of such a zone does not make a pin of its neighbour look wrong.
  expect(isTaken(61, zoneCentre(62, qatar)!.lat, zoneCentre(62, qatar)!.lng)).toBe(true);
  // In another part of the country it is still refused.
  expect(isTaken(61, 25.172, 51.603)).toBe(false);
  expect(isTaken(79, 25.29, 51.52)).toBe(false);
});

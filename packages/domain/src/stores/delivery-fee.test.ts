import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryFee, type DeliveryTariff, metresBetween } from "./delivery-fee.js";

const flat: DeliveryTariff = { kind: "flat", fee: 1000 };
const zones: DeliveryTariff = { kind: "zones", fees: { 61: 500, 66: 0 }, elsewhere: 1500 };
const near: DeliveryTariff = { ...zones, elsewhere: null };
const bands: DeliveryTariff = {
  kind: "bands",
  bands: [
    { up_to_metres: 8000, fee: 1500 },
    { up_to_metres: 3000, fee: 700 },
  ],
};
const at = (zone: number, metres: number | null = null) => ({ zone, metres });

describe("deliveryFee", () => {
  it.each([
    [flat, at(1), 1000],
    [zones, at(61), 500],
    [zones, at(66), 0],
    [zones, at(1), 1500],
    [near, at(1), null],
    [near, at(61), 500],
    [bands, at(1, 0), 700],
    [bands, at(1, 3000), 700],
    [bands, at(1, 3001), 1500],
    [bands, at(1, 8000), 1500],
    [bands, at(1, 8001), null],
  ])("comes from the zone or the metres: %j, %j", (tariff, place, fee) => {
    expect(deliveryFee(tariff, place)).toBe(fee);
  });

  it("is the least without a place, and the most of the bands without a distance", () => {
    expect([flat, zones, near, bands].map((tariff) => deliveryFee(tariff, null))).toEqual([1000, 0, 0, 700]);
    expect(deliveryFee(bands, at(1))).toBe(1500);
  });

  it("is none of a store that delivers nowhere", () => {
    const nowhere: DeliveryTariff[] = [
      { kind: "zones", fees: {}, elsewhere: null },
      { kind: "bands", bands: [] },
    ];
    for (const tariff of nowhere) {
      for (const place of [null, at(61), at(61, 5)]) expect(deliveryFee(tariff, place)).toBeNull();
    }
  });

  it.each<[DeliveryTariff, number | null]>([
    [{ kind: "flat", fee: 0.5 }, 1],
    [{ kind: "flat", fee: -1 }, null],
    [{ kind: "zones", fees: { 61: 1.5 }, elsewhere: 0 }, 1],
    [{ kind: "zones", fees: {}, elsewhere: -1 }, 1],
    [{ kind: "bands", bands: [{ up_to_metres: 5, fee: NaN }] }, 1],
    [{ kind: "bands", bands: [{ up_to_metres: 0.5, fee: 1 }] }, 1],
    [bands, 0.5],
    [bands, -1],
  ])("refuses %j over %s metres", (tariff, metres) => {
    expect(() => deliveryFee(tariff, at(1, metres))).toThrow(RangeError);
  });

  it("never falls with the distance where no band is cheaper than a nearer one", () => {
    const rising = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.nat(1000)), { minLength: 1, maxLength: 6 })
      .map((steps) => {
        let [up_to_metres, fee] = [0, 0];
        return steps.map(([more, dearer]) => ({
          up_to_metres: (up_to_metres += more),
          fee: (fee += dearer),
        }));
      });
    fc.assert(
      fc.property(rising, fc.nat(30_000), fc.nat(30_000), (steps, a, b) => {
        const tariff: DeliveryTariff = { kind: "bands", bands: steps };
        const feeOf = (metres: number) => deliveryFee(tariff, at(1, metres)) ?? Infinity;
        expect(feeOf(Math.min(a, b))).toBeLessThanOrEqual(feeOf(Math.max(a, b)));
      }),
    );
  });
});

describe("metresBetween", () => {
  const souq = { lat: 25.2867, lng: 51.5333 };
  it.each([
    [souq, souq, 0],
    [souq, { lat: 25.3212, lng: 51.5266 }, 3895],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015_087],
    [{ lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015_087],
  ])("from %j to %j is %d", (a, b, metres) => {
    expect(Math.abs(metresBetween(a, b) - metres)).toBeLessThanOrEqual(1);
    expect(metresBetween(b, a)).toBe(metresBetween(a, b));
  });
});

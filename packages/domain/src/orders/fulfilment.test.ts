import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, type Fulfilment, fulfilmentAt, fulfilmentQuery, parseFulfilment } from "./fulfilment.js";
import { ORDER_TYPES } from "./order-vocabulary.js";

const NOON = Date.parse("2026-11-24T09:00:00Z");
const iso = (ms: number) => new Date(ms).toISOString();

const fulfilments: fc.Arbitrary<Fulfilment> = fc.record({
  orderType: fc.constantFrom(...ORDER_TYPES),
  place: fc.oneof(
    fc.constant(null),
    fc.record({ addressId: fc.constantFrom("a1", "a2", "gone") }),
    fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) }),
  ),
  at: fc.option(fc.integer({ min: -1e9, max: 1e9 }).map((ms) => iso(NOON + ms))),
});

const addresses = [
  { id: "a1", is_default: true, zone_number: "61", location: null },
  { id: "a2", is_default: false, zone_number: "x", location: { lat: 25.3, lng: 51.5 } },
];

describe("a stored fulfilment (REQ-CATALOG-44)", () => {
  it("is read as it was written, and so is a stored one", () => {
    fc.assert(
      fc.property(fulfilments, (fulfilment) => {
        expect(parseFulfilment(JSON.parse(JSON.stringify(fulfilment)))).toEqual(fulfilment);
      }),
    );
  });

  it("is a whole one or none, whatever was stored", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parseFulfilment(value);
        expect(parseFulfilment(parsed)).toEqual(parsed);
      }),
    );
  });

  it.each([
    [{ orderType: "flying", place: null, at: null }],
    [{ orderType: "pickup", place: { addressId: "__proto__" }, at: null }],
    [{ orderType: "pickup", place: { addressId: "x".repeat(129) }, at: null }],
    [{ orderType: "pickup", place: { lat: 91, lng: 51 }, at: null }],
    [{ orderType: "pickup", place: { lat: 25 }, at: null }],
    [{ orderType: "pickup", place: 7, at: null }],
    [{ orderType: "pickup", place: null, at: "soon" }],
    [{ orderType: "pickup", place: null, at: 7 }],
    [null],
  ])("is none if damaged: %j", (value) => expect(parseFulfilment(value)).toBeNull());
});

describe("a time", () => {
  it("that has passed is as soon as possible; nothing else changes with time", () => {
    fc.assert(
      fc.property(fulfilments, (fulfilment) => {
        const now = fulfilmentAt(fulfilment, NOON);
        const isAhead = fulfilment.at !== null && Date.parse(fulfilment.at) > NOON;
        expect(now).toEqual({ ...fulfilment, at: isAhead ? fulfilment.at : null });
        expect(fulfilmentAt(now, NOON)).toBe(now);
      }),
    );
    expect(fulfilmentAt(null, NOON)).toBeNull();
  });
});

describe("a place", () => {
  const delivery = (place: Fulfilment["place"]): Fulfilment => ({ orderType: "delivery", place, at: null });

  it("is the chosen address, else the default; a pin is no address", () => {
    expect(addressOf(delivery({ addressId: "a2" }), addresses)?.id).toBe("a2");
    expect(addressOf(delivery({ addressId: "gone" }), addresses)?.id).toBe("a1");
    expect(addressOf(null, addresses)?.id).toBe("a1");
    expect(addressOf(delivery({ lat: 25, lng: 51 }), addresses)).toBeUndefined();
    expect(addressOf(null, [])).toBeUndefined();
  });

  it("is sent by its pin, else by its zone (REQ-CATALOG-43)", () => {
    expect(fulfilmentQuery(null, [])).toEqual({});
    expect(fulfilmentQuery(null, addresses)).toEqual({ zone: 61 });
    expect(fulfilmentQuery(delivery({ addressId: "a2" }), addresses)).toEqual({
      order_type: "delivery",
      lat: 25.3,
      lng: 51.5,
    });
    expect(fulfilmentQuery(delivery({ lat: 25, lng: 51 }), addresses)).toEqual({
      order_type: "delivery",
      lat: 25,
      lng: 51,
    });
    const [home] = addresses;
    expect(fulfilmentQuery(null, [{ ...home!, zone_number: "1000" }])).toEqual({});
    expect(fulfilmentQuery({ orderType: "pickup", place: null, at: iso(NOON) }, [])).toEqual({
      order_type: "pickup",
      at: iso(NOON),
    });
  });
});

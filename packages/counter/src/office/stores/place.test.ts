import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlace, readZones } from "./place.js";

describe("a place", () => {
  it("is read as map apps copy it", () => {
    for (const text of ["25.3208, 51.5286", "25.3208 51.5286", "(25.3208, 51.5286)", " ٢٥٫٣٢٠٨، ٥١٫٥٢٨٦ "])
      expect(readPlace(text)).toEqual({ lat: 25.3208, lng: 51.5286 });
    expect(readPlace("-33.9,18.4")).toEqual({ lat: -33.9, lng: 18.4 });
    for (const text of ["", "25.3", "91, 0", "0, 181", "here", "1,2,3"])
      expect(readPlace(text)).toBeUndefined();
  });

  it("is read again from what is shown of it", () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((value) => value / 1e4);
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        expect(readPlace(`${lat}, ${lng}`)).toEqual({ lat, lng });
      }),
    );
  });
});

it("zones are numbers, each once, with any separator", () => {
  expect(readZones("61, 66 ،61;٧")).toEqual([61, 66, 7]);
  expect(readZones(" ")).toEqual([]);
  expect(readZones("61, West Bay")).toBeUndefined();
});

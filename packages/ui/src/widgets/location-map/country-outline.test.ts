import { expect, it } from "vitest";
import { mapPlaces, nearestPlace, countryOutline, countryBounds } from "./country-outline.js";

it("draws closed rings inside the bounds", () => {
  for (const [ring] of countryOutline.coordinates) {
    expect(ring!.at(0)).toEqual(ring!.at(-1));
    for (const [lng, lat] of ring!) {
      expect(lat).toBeGreaterThan(countryBounds[0].lat);
      expect(lat).toBeLessThan(countryBounds[1].lat);
      expect(lng).toBeGreaterThan(countryBounds[0].lng);
      expect(lng).toBeLessThan(countryBounds[1].lng);
    }
  }
});

/** Even-odd rule over all rings. */
function onLand({ lat, lng }: { lat: number; lng: number }): boolean {
  let inside = false;
  for (const [ring] of countryOutline.coordinates)
    for (let i = 0, j = ring!.length - 1; i < ring!.length; j = i++) {
      const [xi, yi] = ring![i] as [number, number];
      const [xj, yj] = ring![j] as [number, number];
      if (yi > lat !== yj > lat && lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside;
    }
  return inside;
}

it("has every named place on land and the bay in the water", () => {
  for (const { message, at } of mapPlaces) expect(onLand(at), message?.en).toBe(true);
  expect(onLand({ lat: 25.3055, lng: 51.532 })).toBe(false);
});

it("finds the place nearest to a pin", () => {
  expect(nearestPlace({ lat: 25.325, lng: 51.53 })?.zone).toBe(61);
  expect(nearestPlace({ lat: 25.69, lng: 51.5 })?.zone).toBe(74);
});

import { describe, expect, it } from "vitest";
import { pointAlong, project, coveredFraction, routeAroundBay, type LatLngData } from "./city-drawing.js";

const westBay = { lat: 25.3205, lng: 51.5215 };
const souqWaqif = { lat: 25.2876, lng: 51.5331 };
const alSadd = { lat: 25.2831, lng: 51.499 };
const pearl = { lat: 25.3689, lng: 51.548 };
const wakrah = { lat: 25.172, lng: 51.603 };
const route = (from: LatLngData, to: LatLngData) => routeAroundBay(project(from), project(to));

describe("the schematic map of Doha", () => {
  it("has north above, east on the right, and 90 units a kilometre", () => {
    const [x, y] = project(souqWaqif);
    const [northX, northY] = project({ ...souqWaqif, lat: souqWaqif.lat + 1 / 110.8 });
    expect(northX).toBe(x);
    expect(y - northY).toBeCloseTo(90, 5);
    expect(project({ ...souqWaqif, lng: souqWaqif.lng + 0.01 })[0]).toBeGreaterThan(x);
  });

  it.each([
    ["across the bay", westBay, souqWaqif],
    ["back again", souqWaqif, westBay],
    ["from one end of the city to the other", pearl, wakrah],
  ])("leads around the bay, by the west: %s", (_name, from, to) => {
    const points = route(from, to);
    expect(points[0]).toEqual(project(from));
    expect(points.at(-1)).toEqual(project(to));
    for (let share = 0; share <= 1; share += 0.01) {
      const [x, y] = pointAlong(points, share);
      expect(Math.hypot(x, y)).toBeGreaterThan(146);
    }
    expect(Math.min(...points.map(([x]) => x))).toBeLessThan(Math.min(project(from)[0], project(to)[0]));
  });

  it("is straight where there is no water between", () => {
    expect(route(alSadd, souqWaqif)).toEqual([project(alSadd), project(souqWaqif)]);
  });

  it("places the rider between both ends", () => {
    const [from, to] = [project(alSadd), project(souqWaqif)];
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
    expect(coveredFraction(from, from, to)).toBe(0);
    expect(coveredFraction(from, middle, to)).toBeCloseTo(0.5, 5);
    expect(coveredFraction(from, to, to)).toBe(1);
    expect(coveredFraction(from, from, from)).toBe(0);
    expect(pointAlong([from, to], 0.5)[0]).toBeCloseTo(middle[0], 5);
    expect(pointAlong([from, to], 2)[0]).toBeCloseTo(to[0], 5);
  });
});

import { expect, it, vi } from "vitest";
import { isWorthReporting, reportPlace } from "./report-place.js";

const at = (seconds: number, lat = 25.28, lng = 51.53) => ({ lat, lng, at: seconds * 1000 });

it(
  "reports every 5 s while the rider moves, and every 30 s while they stand",
  { tags: ["REQ-COUNTER-22"] },
  () => {
    expect(isWorthReporting(null, at(0))).toBe(true);
    expect(isWorthReporting(at(0), at(4, 25.29))).toBe(false);
    expect(isWorthReporting(at(0), at(5, 25.29))).toBe(true);
    expect(isWorthReporting(at(0), at(29, 25.28001))).toBe(false);
    expect(isWorthReporting(at(0), at(30))).toBe(true);
  },
);

it("stops when it is told, and says that a browser gives no place", () => {
  const clearWatch = vi.fn();
  const report = vi.fn();
  const watchPosition = vi.fn((found: PositionCallback) => {
    found({ coords: { latitude: 25, longitude: 51 }, timestamp: 0 } as GeolocationPosition);
    return 7;
  });
  reportPlace(report, vi.fn(), { watchPosition, clearWatch })();
  expect(report).toHaveBeenCalledExactlyOnceWith({ lat: 25, lng: 51 });
  expect(clearWatch).toHaveBeenCalledExactlyOnceWith(7);
  const denied = vi.fn();
  const refuse = vi.fn((_: PositionCallback, fail?: PositionErrorCallback | null) => {
    fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    return 1;
  });
  reportPlace(report, denied, { watchPosition: refuse, clearWatch });
  expect(denied).toHaveBeenCalledOnce();
});

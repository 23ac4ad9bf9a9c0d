import { expect, it } from "vitest";
import { presetRange } from "./date-presets.js";

it("counts today as one of the last days, and knows short months", () => {
  expect(presetRange("today", "2026-03-10")).toEqual({ from: "2026-03-10", to: "2026-03-10" });
  expect(presetRange("last7", "2026-03-03")).toEqual({ from: "2026-02-25", to: "2026-03-03" });
  expect(presetRange("last30", "2026-03-10").from).toBe("2026-02-09");
  expect(presetRange("thisMonth", "2026-03-10").from).toBe("2026-03-01");
  expect(presetRange("lastMonth", "2026-03-31")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(presetRange("lastMonth", "2026-01-05")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});

import { expect, it } from "vitest";
import { frame } from "./map-frame.js";

const size = { width: 400, height: 400 };

it("keeps all points inside the margins", () => {
  const view = frame(
    [
      [-3000, 50],
      [900, 2400],
    ],
    size,
    { top: 20, bottom: 100 },
  );
  for (const [x, y] of [view.place([-3000, 50]), view.place([900, 2400])]) {
    expect(x).toBeGreaterThanOrEqual(52 - 1e-6);
    expect(x).toBeLessThanOrEqual(400 - 52 + 1e-6);
    expect(y).toBeGreaterThanOrEqual(64 + 20 - 1e-6);
    expect(y).toBeLessThanOrEqual(400 - 40 - 100 + 1e-6);
  }
});

it("limits the zoom on points that are close together", () => {
  expect(
    frame(
      [
        [0, 0],
        [1, 1],
      ],
      size,
      { top: 0, bottom: 0 },
    ).scale,
  ).toBeCloseTo(400 / 220);
});

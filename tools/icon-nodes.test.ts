import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconFiles, mergeShapes } from "./icon-nodes.mjs";

it("has written the drawings of all icons that are imported", async () => {
  const files = await iconFiles();
  expect(files.size).toBeGreaterThan(80);
  for (const [file, text] of files) expect(readFileSync(file, "utf8"), file).toBe(text);
});

it("draws an icon with one element", () => {
  expect(
    mergeShapes([
      ["circle", { cx: "12", cy: "12", r: "10" }],
      ["line", { x1: "12", x2: "12.01", y1: "16", y2: "16" }],
      ["path", { d: "M12 8v4" }],
    ]),
  ).toEqual([["path", { d: "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM12 16L12.01 16M12 8v4" }]]);
});

it("leaves an icon of one shape as it is", () => {
  const chevron = [["path", { d: "m6 9 6 6 6-6" }]] as const;
  const circle = [["circle", { cx: "12", cy: "12", r: "10" }]] as const;
  expect([mergeShapes(chevron), mergeShapes(circle)]).toEqual([chevron, circle]);
});

it("starts a path that follows another where it started alone", () => {
  const cross = [
    ["path", { d: "M18 6 6 18" }],
    ["path", { d: "m6 6 12 12" }],
    ["path", { d: "m21 21-4.34-4.34" }],
    ["path", { d: "m.5.5h1" }],
    ["path", { d: "m1 2,3 4" }],
  ] as const;
  expect(mergeShapes(cross)).toEqual([
    ["path", { d: "M18 6 6 18M6 6l12 12M21 21l-4.34-4.34M.5 .5h1M1 2l3 4" }],
  ]);
});

it("fails for a path that it cannot read", () => {
  const shapes = [
    ["path", { d: "M0 0h1" }],
    ["path", { d: "me1 2h1" }],
  ] as const;
  expect(() => mergeShapes(shapes)).toThrow("me1 2h1");
});

it("leaves shapes with a look of their own alone", () => {
  const dot = ["circle", { cx: "7.5", cy: "7.5", r: ".5", fill: "currentColor" }] as const;
  const box = ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "2" }] as const;
  expect(mergeShapes([box, ["path", { d: "M3 9h18" }], dot, ["path", { d: "M9 21V9" }]])).toEqual([
    box,
    ["path", { d: "M3 9h18M9 21V9" }],
    dot,
  ]);
});

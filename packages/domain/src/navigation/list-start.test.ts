import { expect, it } from "vitest";
import { listStart } from "./list-start.js";

it("starts at the cursor of the address, and keeps its other parameters in the next one", () => {
  const { cursor, hrefAt } = listStart(new URLSearchParams("sort=rating&after=MjA&lang=ar"));
  expect(cursor).toBe("MjA");
  expect(hrefAt("NDA=")).toBe("?lang=ar&sort=rating&after=NDA%3D");
});

it("keeps no parameters that change no page, and of repeated ones the first, which pages read", () => {
  const { hrefAt } = listStart(new URLSearchParams("gclid=1&sort=rating&utm_source=x&sort=newest&fbclid=2"));
  expect(hrefAt("MjA")).toBe("?sort=rating&after=MjA");
});

it("starts at the first item without a cursor, and has no address after the last page", () => {
  const { cursor, hrefAt } = listStart(new URLSearchParams());
  expect(cursor).toBeUndefined();
  expect([hrefAt("MjA"), hrefAt(null), hrefAt(undefined)]).toEqual(["?after=MjA", undefined, undefined]);
});

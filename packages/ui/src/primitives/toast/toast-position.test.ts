import { describe, expect, it } from "vitest";
import { positionToast, type Box } from "./toast-position.js";

const phone = { top: 0, bottom: 844, left: 0, right: 390 };
const row = (top: number, bottom: number): Box => ({ left: 0, right: 390, top, bottom });
const tabBar = row(772, 844);
const header = row(0, 68);
const place = (obstacles: readonly Box[], from: "top" | "bottom" = "bottom", area = phone) =>
  positionToast({ area, left: 12, width: 366, height: 48, from, obstacles }).top;

const desktop = { top: 0, bottom: 900, left: 0, right: 1440 };
const placeOnDesktop = (obstacles: readonly Box[]) =>
  positionToast({ area: desktop, left: 1016, width: 400, height: 60, from: "top", obstacles });
const siteHeader: Box = { left: 0, right: 1440, top: 0, bottom: 80 };

describe("the place of a toast", () => {
  it("is at the edge of the screen when nothing is there", () => {
    expect(place([])).toBe(844 - 12 - 48);
    expect(place([], "top")).toBe(12);
  });
  it("is above the tab bar, or below the page's head", () => {
    expect(place([tabBar, header])).toBe(772 - 12 - 48);
    expect(place([tabBar, header], "top")).toBe(68 + 12);
  });
  it("is above the focused element when that is at the same place", () => {
    expect(place([tabBar, row(700, 752)])).toBe(700 - 12 - 48);
  });
  it("keeps its place beside an element in another column", () => {
    expect(place([{ left: 380, right: 390, top: 700, bottom: 844 }])).toBe(844 - 12 - 48);
  });
  it("is above the on-screen keyboard", () => {
    expect(place([row(0, 68)], "bottom", { ...phone, bottom: 500 })).toBe(500 - 12 - 48);
  });
  it("uses a gap between two elements", () => {
    expect(place([tabBar, row(600, 690)])).toBe(772 - 12 - 48);
    expect(place([tabBar, row(600, 730)])).toBe(600 - 12 - 48);
  });
  it("covers as little as possible when there is no free place", () => {
    expect(place([row(0, 400), row(430, 844)])).toBe(400);
  });
  it("is beside a panel in its corner where the screen is wide enough", () => {
    const summary = { left: 1000, right: 1360, top: 104, bottom: 700 };
    expect(placeOnDesktop([siteHeader, summary])).toEqual({
      left: 1000 - 12 - 400,
      top: 80 + 12,
      isFree: true,
    });
    const drawer = { left: 968, right: 1440, top: 0, bottom: 900 };
    expect(placeOnDesktop([drawer])).toEqual({ left: 968 - 12 - 400, top: 12, isFree: true });
    const atLeft = { left: 0, right: 472, top: 0, bottom: 900 };
    expect(
      positionToast({ area: desktop, left: 24, width: 400, height: 60, from: "top", obstacles: [atLeft] }),
    ).toEqual({ left: 484, top: 12, isFree: true });
  });
  it("says when it covers something", () => {
    expect(placeOnDesktop([{ ...desktop }]).isFree).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { modes, viewports } from "../../.storybook/modes.js";
import { chooseFour, planCaptures } from "./capture-plan.mjs";

const plan = (story: Omit<Parameters<typeof planCaptures>[0], "id">, among = modes) =>
  planCaptures({ id: "a--b", ...story }, among, viewports).map(({ mode, width }) => `${mode} ${width}`);

describe("chooseFour", () => {
  it("keeps each pair of language, theme and width", () => {
    const four = chooseFour(modes);
    expect(Object.keys(four)).toHaveLength(4);
    const pairs = Object.values(four).flatMap(({ locale, theme, viewport: { width } }) => [
      `${locale} ${theme}`,
      `${locale} ${width}`,
      `${theme} ${width}`,
    ]);
    expect(new Set(pairs).size).toBe(12);
  });
});

describe("planCaptures", () => {
  it("takes each mode once", () => {
    expect(plan({ globals: {} })).toHaveLength(8);
    expect(plan({ globals: {} }, chooseFour(modes)).sort()).toEqual([
      "ar-dark-desktop 1440",
      "ar-light-phone 390",
      "en-dark-phone 390",
      "en-light-desktop 1440",
    ]);
  });

  it("leaves out what a pinned language or theme contradicts", () => {
    expect(plan({ globals: { locale: "ar" } }, chooseFour(modes)).sort()).toEqual([
      "ar-dark-desktop 1440",
      "ar-light-phone 390",
    ]);
    expect(plan({ globals: { locale: "ar", theme: "dark" } }).sort()).toEqual([
      "ar-dark-desktop 1440",
      "ar-dark-phone 390",
    ]);
  });

  it("takes a pinned viewport in each language and theme", () => {
    const wanted = ["ar-dark-small 320", "ar-light-small 320", "en-dark-small 320", "en-light-small 320"];
    const globals = { viewport: { value: "small" } };
    expect(plan({ globals }).sort()).toEqual(wanted);
    expect(plan({ globals }, chooseFour(modes)).sort()).toEqual(wanted);
  });

  it("refuses a viewport that nobody knows", () => {
    expect(() => plan({ globals: { viewport: { value: "watch" } } })).toThrow("a--b pins the viewport watch");
  });

  it("heeds what a story switches off for Chromatic", () => {
    expect(plan({ globals: {}, chromatic: { disableSnapshot: true } })).toEqual([]);
    const without = plan({ globals: {}, chromatic: { modes: { "ar-dark-phone": { disable: true } } } });
    expect(without).toHaveLength(7);
    expect(without).not.toContain("ar-dark-phone 390");
  });
});

import { describe, expect, it } from "vitest";
import { hrefWith } from "./office-context.js";
import { OFFICE_SCREENS, screenAt } from "./office-screens.js";

describe("addresses of the office", () => {
  it("name a screen and what it shows", () => {
    expect(screenAt("/")?.screen.path).toBe("/");
    expect(screenAt("/orders/")?.screen.path).toBe("/orders");
    expect(screenAt("/orders/a%20b")).toMatchObject({
      screen: { path: "/orders/:id" },
      params: { id: "a b" },
    });
    expect(screenAt("/nothing")).toBeNull();
    expect(screenAt("/orders/1/nothing")).toBeNull();
    // An address that was cut in a message.
    expect(screenAt("/orders/%D9%8")).toBeNull();
  });

  it("are found by themselves, each by its own pattern", () => {
    for (const screen of OFFICE_SCREENS) expect(screenAt(screen.path)?.screen).toBe(screen);
  });

  it("keep other filters, and start a list again when one changes", () => {
    const at = { path: "/orders", query: new URLSearchParams("view=open&after=x") };
    expect(hrefWith(at, { q: "7K" })).toBe("/orders?view=open&q=7K");
    expect(hrefWith(at, { view: null })).toBe("/orders");
    expect(hrefWith(at, { after: "y" })).toBe("/orders?view=open&after=y");
  });
});

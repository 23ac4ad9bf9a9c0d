import { describe, expect, it } from "vitest";
import { readViews, standardViews, viewQuery, writeViews } from "./order-views.js";

describe("views of orders", () => {
  it("are the same whatever the order of their filters, and without a page", () => {
    expect(viewQuery(new URLSearchParams("q=7K&view=open&after=x&other=1&status="))).toBe("view=open&q=7K");
    for (const { query } of standardViews(new Date("2026-11-29T22:00:00Z"), "Asia/Qatar"))
      expect(viewQuery(new URLSearchParams(query)).length).toBe(query.length);
  });

  it("of today are of the market's day", () => {
    const today = standardViews(new Date("2026-11-29T22:00:00Z"), "Asia/Qatar").find(
      ({ id }) => id === "today",
    );
    expect(today?.query).toBe("date=2026-11-30");
  });

  it("are kept on the device, and nothing else that stands there is shown", () => {
    const kept = new Map<string, string>();
    const storage = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
    };
    expect(readViews(storage)).toEqual([]);
    writeViews(storage, [{ name: "Mine", query: "view=late" }]);
    expect(readViews(storage)).toEqual([{ name: "Mine", query: "view=late" }]);
    for (const broken of ["{", "{}", "null", '[null, 1, {"name": 1}]']) {
      storage.set("counter.views", broken);
      expect(readViews(storage)).toEqual([]);
    }
  });
});

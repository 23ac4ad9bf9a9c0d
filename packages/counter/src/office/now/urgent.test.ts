import { describe, expect, it } from "vitest";
import { storyNow } from "../../story-data/office.js";
import { minutesSince, urgentOf } from "./urgent.js";

describe("what needs a person", () => {
  it("begins with stores that hear nothing, and names an order once", () => {
    const urgent = urgentOf(storyNow);
    expect(urgent.map(({ kind }) => kind)).toEqual(["unheard", "unanswered", "late", "refund"]);
    expect(new Set(urgent.map(({ id }) => id)).size).toBe(urgent.length);
  });

  it("leaves a new order to its store for three minutes", () => {
    const at = Date.parse(storyNow.at);
    const [entry] = storyNow.unanswered.items;
    const items = (ms: number) => ({
      ...storyNow,
      unanswered: { count: 1, items: [{ ...entry!, since: new Date(at - ms).toISOString() }] },
      late: { count: 0, items: [] },
    });
    const kinds = (ms: number) => urgentOf(items(ms)).map(({ kind }) => kind);
    expect(kinds(179_999)).not.toContain("unanswered");
    expect(kinds(180_000)).toContain("unanswered");
  });

  it("counts whole minutes, and none before its time", () => {
    expect(minutesSince(0, 119_999)).toBe(1);
    expect(minutesSince(10, 0)).toBe(0);
  });
});

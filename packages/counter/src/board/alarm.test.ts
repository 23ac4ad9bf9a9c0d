import fc from "fast-check";
import { expect, it } from "vitest";
import { boardCard, storyMoment, STORY_NOW } from "../story-data/board-cards.js";
import { alarmAt, knocksOf, minutesLeft } from "./alarm.js";

const since = (seconds: number) => ({ released_at: storyMoment(-seconds) });

it(
  "rings as long as an order waits, louder every ten seconds, and insists from 45 seconds on",
  { tags: ["REQ-COUNTER-02"] },
  () => {
    expect(alarmAt([], STORY_NOW).level).toBe("silent");
    const gains = [0, 9, 10, 20, 30, 40, 44, 45, 300].map((seconds) => {
      const { level, gain, everyMs } = alarmAt([since(seconds)], STORY_NOW);
      return [seconds, level, gain, everyMs];
    });
    expect(gains).toEqual([
      [0, "new", -12, 1600],
      [9, "new", -12, 1600],
      [10, "new", -9, 1600],
      [20, "new", -6, 1600],
      [30, "new", -3, 1600],
      [40, "new", 0, 1600],
      [44, "new", 0, 1600],
      [45, "loud", 0, 900],
      [300, "loud", 0, 900],
    ]);
  },
);

it(
  "depends on the orders that wait alone: the oldest decides, and answering one of several goes on ringing for the rest",
  { tags: ["REQ-COUNTER-02"] },
  () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 }), (waits) => {
        const alarm = alarmAt(waits.map(since), STORY_NOW);
        expect(alarm).toEqual({
          ...alarmAt([since(Math.max(...waits))], STORY_NOW),
          unanswered: waits.length,
        });
        expect(alarm.level).not.toBe("silent");
      }),
    );
  },
);

it("counts down to the promised time with all delays, then says how late it is, never zero", () => {
  const card = boardCard({
    order_status: "accepted",
    accepted_at: storyMoment(-20 * 60),
    promised_minutes: 25,
    delay_minutes: 5,
  });
  expect(minutesLeft(card, STORY_NOW)).toBe(10);
  expect(minutesLeft(card, STORY_NOW + 10 * 60_000 - 1)).toBe(1);
  expect(minutesLeft(card, STORY_NOW + 10 * 60_000)).toBe(-1);
  expect(minutesLeft(card, STORY_NOW + 16 * 60_000)).toBe(-6);
  expect(minutesLeft(boardCard({ order_status: "accepted" }), STORY_NOW)).toBeNull();
});

it("knocks for a late order at its time and every five minutes, and not any more after five minutes more", () => {
  const card = boardCard({
    order_status: "accepted",
    accepted_at: storyMoment(-25 * 60),
    promised_minutes: 25,
  });
  const minutes = [-1, 0, 4, 5, 10].map((at) => knocksOf(card, STORY_NOW + at * 60_000));
  expect(minutes).toEqual([0, 1, 1, 2, 3]);
  expect(knocksOf({ ...card, delay_minutes: 5 }, STORY_NOW)).toBe(0);
});

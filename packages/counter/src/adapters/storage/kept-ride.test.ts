import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RIDE_NOW, storyQueued, storyRide, storyRideSnapshot } from "../../story-data/rides.js";
import { keptRide } from "./kept-ride.js";

beforeEach(() => void vi.useFakeTimers({ now: RIDE_NOW }));
afterEach(() => void vi.useRealTimers());

/** A browser's storage with room for so many characters. */
function storage(room = Infinity): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (at) => [...values.keys()][at] ?? null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
  };
}

const doneAt = new Date(RIDE_NOW).toISOString();
const arrived = storyQueued({ kind: "arrive", doneAt });
const problem = storyQueued({
  kind: "fail",
  doneAt,
  reason: "damaged",
  words: "",
  picture: `data:image/jpeg;base64,${"A".repeat(5000)}`,
});

it("keeps acts with their photograph, and without it where there is no room", () => {
  const wide = storage();
  keptRide("a", () => wide).save([arrived, problem]);
  expect(keptRide("a", () => wide).load()).toEqual([arrived, problem]);
  const narrow = storage(2000);
  keptRide("a", () => narrow).save([arrived, problem]);
  const light = { ...problem, act: { ...problem.act, picture: null } };
  expect(keptRide("a", () => narrow).load()).toEqual([arrived, light]);
});

it("keeps what belongs to one rider from another", () => {
  const shared = storage();
  const first = keptRide("a", () => shared);
  first.save([arrived]);
  first.saveState(storyRideSnapshot({ ride: storyRide("at_door") }).state);
  const second = keptRide("b", () => shared);
  expect([second.load(), second.loadState()]).toEqual([[], null]);
});

it("forgets an address after a day, and what it cannot read at once", () => {
  const device = storage();
  const kept = keptRide("a", () => device);
  const { state } = storyRideSnapshot({ ride: storyRide("at_door") });
  kept.saveState(state);
  expect(kept.loadState()).toEqual(state);
  vi.setSystemTime(RIDE_NOW + 25 * 3_600_000);
  expect(kept.loadState()).toBeNull();
  for (const text of ["{", "null", "[]", '{"at":"2026-11-29T16:40:00Z"}']) {
    device.setItem("counter.ride.a", text);
    expect(kept.loadState()).toBeNull();
  }
});

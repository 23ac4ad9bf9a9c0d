import { expect, it } from "vitest";
import { RIDE_NOW, storyOffer, storyRide, storyRideSnapshot } from "../story-data/rides.js";
import { changeSound, offerAlarm } from "./ride-ringer.js";

const free = { isAnswering: false };
const offered = storyRideSnapshot({ offer: storyOffer });
const waiting = storyRideSnapshot();

it("rings for an offer as long as it can be answered, and louder before it is passed on", () => {
  expect(offerAlarm({ ...offered, ...free }, RIDE_NOW)).toBe("new");
  expect(offerAlarm({ ...offered, ...free }, RIDE_NOW + 3000)).toBe("loud");
  expect(offerAlarm({ ...offered, ...free }, RIDE_NOW + 22_000)).toBeNull();
  expect(offerAlarm({ ...offered, isAnswering: true }, RIDE_NOW)).toBeNull();
  expect(offerAlarm({ ...waiting, ...free }, RIDE_NOW)).toBeNull();
});

it("sounds for an order that a store gave or took away, and not for what the rider did", () => {
  const given = storyRideSnapshot({ ride: storyRide("to_store") });
  expect(changeSound(waiting, given)).toBe("changed");
  expect(changeSound(offered, given)).toBeNull();
  const gone = storyRideSnapshot({}, { news: { kind: "gone", code: "TB-20431" } });
  expect(changeSound(given, gone)).toBe("canceled");
  expect(changeSound(gone, { ...gone })).toBeNull();
  expect(changeSound(given, waiting)).toBeNull();
});

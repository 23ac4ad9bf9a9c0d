import { expect, it } from "vitest";
import { storyRide } from "../story-data/rides.js";
import { type QueuedRideAct, rideStep, secondsLeft, shownRide } from "./ride-acts.js";

const ride = storyRide("to_store");
const doneAt = "2026-11-29T16:50:00.000Z";
const queued = (act: QueuedRideAct["act"], change: Partial<QueuedRideAct> = {}): QueuedRideAct => ({
  key: act.kind,
  orderId: ride.id,
  orderCode: ride.order_code,
  act,
  version: 3,
  seen: "accepted",
  at: 0,
  notBefore: 0,
  ...change,
});
const pickUp = queued({ kind: "pick_up", doneAt });
const arrive = queued({ kind: "arrive", doneAt });
const deliver = { kind: "deliver", doneAt, code: "4729", cashTaken: 21_600 } as const;

it("shows the step that this device has reached", () => {
  expect(rideStep(shownRide(ride, [])!)).toBe("to_store");
  expect(rideStep(shownRide(ride, [pickUp])!)).toBe("to_customer");
  expect(rideStep(shownRide(ride, [pickUp, arrive])!)).toBe("at_door");
  expect(shownRide(ride, [{ ...pickUp, orderId: "another" }])).toBe(ride);
});

it("stays at the door until the code was checked, but not without a line", () => {
  const atDoor = storyRide("at_door");
  expect(shownRide(atDoor, [queued(deliver)])).not.toBeNull();
  expect(shownRide(atDoor, [queued(deliver, { isWaiting: true })])).toBeNull();
  // It stands behind an act that waits.
  expect(shownRide(ride, [pickUp, { ...arrive, isWaiting: true }, queued(deliver)])).toBeNull();
  const other = queued(arrive.act, { isWaiting: true, orderId: "another" });
  expect(shownRide(atDoor, [other, queued(deliver)])).not.toBeNull();
});

it("shows a problem that is on its way", () => {
  const fail = { kind: "fail", doneAt, reason: "nobody_home", words: "", picture: null } as const;
  expect(shownRide(storyRide("at_door"), [queued(fail)])?.problem).toEqual({
    reason: "nobody_home",
    at: doneAt,
  });
});

it("counts an offer down to nothing", () => {
  const ends = "2026-11-29T16:00:30Z";
  expect(secondsLeft(ends, Date.parse("2026-11-29T16:00:08.400Z"))).toBe(22);
  expect(secondsLeft(ends, Date.parse("2026-11-29T16:01:00Z"))).toBe(0);
});

import type { Ride } from "@talabee/contract";
import type { RideProblem } from "@talabee/domain";
import type { ActRules, Queued } from "../board/act-queue.js";

/** What a rider does on the way. `doneAt` is when, by the server's clock as this device knew it. */
export type RideAct = { readonly doneAt: string } & (
  | { readonly kind: "pick_up" }
  | { readonly kind: "arrive" }
  | { readonly kind: "deliver"; readonly code: string; readonly cashTaken: number | null }
  | {
      readonly kind: "fail";
      readonly reason: RideProblem;
      readonly words: string;
      /** The photograph as a data URL. */
      readonly picture: string | null;
    }
);
type WithoutTime<Act> = Act extends unknown ? Omit<Act, "doneAt"> : never;
export type ActWithoutTime = WithoutTime<RideAct>;
export type QueuedRideAct = Queued<RideAct>;

/** How far a ride is, as its bars show. */
export const RIDE_STEPS = ["offered", "to_store", "to_customer", "at_door"] as const;
export type RideStep = (typeof RIDE_STEPS)[number];

/** The step of an order that is carried. A store that hands it over by itself counts as picked up. */
export function rideStep({ order_status: status, arrived_at: arrivedAt }: Ride): RideStep {
  if (status !== "delivering") return "to_store";
  return arrivedAt === null ? "to_customer" : "at_door";
}

/** Whether an order already is as an act would leave it. */
const isDone = (act: RideAct, ride: Ride) =>
  (act.kind === "pick_up" && ride.order_status === "delivering") ||
  (act.kind === "arrive" && ride.arrived_at !== null) ||
  (act.kind === "fail" && ride.problem !== null);

/** What the acts of a rider mean: sent at once and in turn, none of them can be undone. */
export const rideRules: ActRules<RideAct, Ride | null> = {
  holdMs: () => 0,
  longestHoldMs: () => 0,
  isAutomatic: () => false,
  isOvertaken: () => false,
  // The store may have said before that it is on its way.
  afterRefusal: ({ act }, ride) => (ride !== null && isDone(act, ride) ? "done" : "drop"),
};

/** An order as this device shows it: as its server knows it, with what was done here since. */
export function shownRide(ride: Ride | null, acts: readonly QueuedRideAct[]): Ride | null {
  let shown = ride;
  let isStuck = false;
  for (const { orderId, act, isWaiting = false } of acts) {
    if (shown?.id !== orderId) continue;
    // Acts of an order go in turn: what stands behind one that waits for the line waits too.
    isStuck ||= isWaiting;
    if (act.kind === "pick_up") shown = { ...shown, order_status: "delivering", picked_up_at: act.doneAt };
    else if (act.kind === "arrive") shown = { ...shown, arrived_at: shown.arrived_at ?? act.doneAt };
    else if (act.kind === "fail") shown = { ...shown, problem: { reason: act.reason, at: act.doneAt } };
    // Its code is checked when the line is back: nobody waits for that at a door.
    else if (isStuck) shown = null;
  }
  return shown;
}

/** Seconds that are left to answer an offer; never below 0. */
export const secondsLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));

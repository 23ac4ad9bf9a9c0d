import type { RideState } from "@talabee/contract";
import type { RideAct } from "../../ride/ride-acts.js";
import { keptActs } from "./kept-acts.js";

/** What a rider's device keeps: acts that wait for the line, and the last state, to start without one. */
export interface KeptRide extends ReturnType<typeof keptActs<RideAct>> {
  loadState(): RideState | null;
  saveState(state: RideState | null): void;
}

/** An address stays on a device no longer than this. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Keeps a rider's day on this device; without storage it lives as long as the page. */
export function keptRide(userId: string, open: () => Storage = () => window.localStorage): KeptRide {
  const key = `counter.ride.${userId}`;
  return {
    ...keptActs<RideAct>(`ride.${userId}`, open, withoutPicture),
    loadState() {
      try {
        const kept = JSON.parse(open().getItem(key) ?? "null") as RideState | null;
        const age = Date.now() - Date.parse(kept?.at ?? "");
        // Also after a release with another shape: what is missing would end the page.
        return kept !== null && age < MAX_AGE_MS && "ride" in kept && "shift" in kept ? kept : null;
      } catch {
        return null;
      }
    },
    saveState(state) {
      try {
        if (state === null) open().removeItem(key);
        else open().setItem(key, JSON.stringify(state));
      } catch {
        // Site data is blocked, or full.
      }
    },
  };
}

/** A photograph that finds no room must not cost the acts around it. */
const withoutPicture = (act: RideAct): RideAct => (act.kind === "fail" ? { ...act, picture: null } : act);

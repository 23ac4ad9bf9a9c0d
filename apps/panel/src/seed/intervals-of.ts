import type { OpeningInterval } from "@talabee/domain";
import type { SeedHours } from "./seed-types.js";

/** Weekly opening intervals of a store; one that closes before it opens ends on the next day. */
export function intervalsOf({ days, open, close }: SeedHours): OpeningInterval[] {
  return days.map((day) => ({ day, open, close, closes_next_day: close <= open }));
}

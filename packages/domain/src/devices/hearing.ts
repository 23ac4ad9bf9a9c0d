import { mayDo } from "../rights/rights.js";
import type { DeviceRole } from "./device-rights.js";

/** Milliseconds between two reports of a device. */
export const HEARTBEAT_MS = 20_000;
/** Milliseconds without a device that can hear, after which a store counts as deaf and takes no orders. */
export const DEAF_AFTER_MS = 90_000;

/** What a device reports about itself. */
export interface HearingFacts {
  readonly role: DeviceRole;
  /** Whether its browser lets it play sounds: somebody has pressed something since the page was loaded. */
  readonly sound: boolean;
}

/**
 * Whether an order would be heard at a device. A screen that cannot answer orders, such as a kitchen's, does not count,
 * and neither does one that shows orders without a sound: nobody looks at it all day.
 */
export const hearsOrders = ({ role, sound }: HearingFacts): boolean => sound && mayDo(role, "order.accept");

/** A store with paired devices. Milliseconds since 1970. */
export interface StoreHearing {
  /** When a device last said that it hears, and since when there is one. */
  readonly heardAt: number;
  /** Since when the store has been open without a break. */
  readonly openSince: number;
  /** Until when the office lets it take orders unheard; null if it does not. */
  readonly excusedUntil: number | null;
}

/** Whether an open store has been out of hearing for too long. Neither its closed hours count, nor those excused. */
export function isDeaf({ heardAt, openSince, excusedUntil }: StoreHearing, now: number): boolean {
  const since = Math.max(heardAt, openSince);
  return now - since >= DEAF_AFTER_MS && (excusedUntil === null || now >= excusedUntil);
}

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
  /** Whether somebody heard its bell at the start of the shift; null where it does not say. */
  readonly tested: boolean | null;
  /** Seconds since it last heard the stream of its board; null where it does not say. */
  readonly streamAge: number | null;
}

/** Seconds without a word of the stream, which pings every 15, after which an order would not reach a device. */
export const DEAF_STREAM_S = 60;

/**
 * Whether an order would be heard at a device. A screen that cannot answer orders, such as a kitchen's, does not count,
 * and neither does one that shows orders without a sound: nobody looks at it all day. One whose bell nobody has heard may be
 * muted, and one whose stream is cut has nothing to ring for.
 */
export const hearsOrders = ({ role, sound, tested, streamAge }: HearingFacts): boolean =>
  sound && tested !== false && (streamAge ?? 0) < DEAF_STREAM_S && mayDo(role, "order.accept");

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

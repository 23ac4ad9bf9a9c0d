import type { StoreDevice } from "@talabee/contract";
import { DEAF_AFTER_MS, DEAF_STREAM_S, mayDo } from "@talabee/domain";

/** What a device can hear, or why it cannot, by what it said last. */
export type DeviceHearing =
  | "hears"
  | "shows"
  | "sound-off"
  | "not-tested"
  | "stream-cut"
  | "not-seen"
  | "never-seen";

/** The state of a device; `now` is the server's time. */
export function hearingOf(
  { role, last_seen_at: seen, hearing }: Pick<StoreDevice, "role" | "last_seen_at" | "hearing">,
  now: number,
): DeviceHearing {
  if (seen === null || hearing === null) return "never-seen";
  if (now - Date.parse(seen) >= DEAF_AFTER_MS) return "not-seen";
  if ((hearing.stream_age ?? 0) >= DEAF_STREAM_S) return "stream-cut";
  if (!mayDo(role, "order.accept")) return "shows";
  if (hearing.tested === false) return "not-tested";
  return hearing.sound ? "hears" : "sound-off";
}

import { DEVICE_ROLES, HEARTBEAT_MS, hearsOrders } from "@talabee/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { STORY_NOW } from "../../story-data/board-cards.js";
import { hearingOf } from "./device-hearing.js";

const maybe = fc.constantFrom(null, true, false);

it("says of a device that it hears exactly where the server counts it", { tags: ["REQ-COUNTER-09"] }, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DEVICE_ROLES),
      fc.boolean(),
      maybe,
      fc.constantFrom(null, 0, 15, 59, 60, 86_400),
      (role, sound, tested, streamAge) => {
        const hearing = {
          sound,
          visible: true,
          awake: true,
          charging: null,
          printer: null,
          tested,
          stream_age: streamAge,
        };
        const seen = new Date(STORY_NOW - HEARTBEAT_MS).toISOString();
        const state = hearingOf({ role, last_seen_at: seen, hearing }, STORY_NOW);
        expect(state === "hears").toBe(hearsOrders({ role, sound, tested, streamAge }));
      },
    ),
  );
});

it("believes nothing that was said too long ago", () => {
  const hearing = { sound: true, visible: true, awake: true, charging: true, printer: null };
  const at = (ms: number) => new Date(STORY_NOW - ms).toISOString();
  const device = { role: "counter", hearing } as const;
  expect(hearingOf({ ...device, last_seen_at: at(89_000) }, STORY_NOW)).toBe("hears");
  expect(hearingOf({ ...device, last_seen_at: at(90_000) }, STORY_NOW)).toBe("not-seen");
  expect(hearingOf({ ...device, last_seen_at: null }, STORY_NOW)).toBe("never-seen");
});

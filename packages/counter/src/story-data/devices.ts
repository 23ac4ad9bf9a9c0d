import type { DeviceState, StoreDevice } from "@talabee/contract";
import { storyMoment } from "./board-cards.js";

/** Those of the store who have a PIN. */
export const storyPeople: DeviceState["people"] = [
  { user_id: "sara", name: "Sara Al Ali", role: "manager" },
  { user_id: "joseph", name: "Joseph Thomas", role: "counter" },
];

/** A device whose bell was heard, unless `change` says otherwise. */
function device(id: string, name: string, change: Partial<StoreDevice> = {}): StoreDevice {
  return {
    id,
    name,
    role: "counter",
    paired_at: storyMoment(-12 * 86_400),
    paired_by: { id: "sara", name: "Sara Al Ali" },
    last_seen_at: storyMoment(-12),
    heard_at: storyMoment(-12),
    hearing: {
      sound: true,
      visible: true,
      awake: true,
      charging: true,
      printer: null,
      tested: true,
      stream_age: 4,
    },
    ...change,
  };
}

const { hearing } = device("", "");

/** The devices of a store: some hear, and some do not. */
export const storyDevices: readonly StoreDevice[] = [
  device("counter", "Counter"),
  device("kitchen", "Kitchen tablet", { role: "kitchen", heard_at: null }),
  device("bar", "Juice bar", { hearing: { ...hearing!, sound: false, charging: false } }),
  device("old", "Old tablet", { last_seen_at: storyMoment(-3 * 3600), paired_by: null }),
];

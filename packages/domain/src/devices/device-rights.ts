import { mayDo, type Right } from "../rights/rights.js";
import type { StoreRole } from "../rights/roles.js";

/** As what a device of a store is paired: a screen of the kitchen shows neither customers nor prices. */
export const DEVICE_ROLES = ["kitchen", "counter"] as const satisfies readonly StoreRole[];
export type DeviceRole = (typeof DEVICE_ROLES)[number];

/**
 * The rights that a paired device can have at its store: `alone`, as its role has them; `person`, once a member has named
 * themselves by their PIN, as the member's role has them. It has no others, whoever stands before it.
 */
export const DEVICE_RIGHTS = {
  "board.read": "alone",
  "order.read": "alone",
  "order.customer": "alone",
  "order.accept": "alone",
  "order.prepare": "alone",
  "order.hand_over": "alone",
  "order.refuse": "person",
  "order.refund": "person",
  "rider.read": "alone",
  "rider.assign": "alone",
  "menu.read": "alone",
  "menu.availability": "alone",
  "store.read": "alone",
  "store.pause": "alone",
} as const satisfies Partial<Record<Right, "alone" | "person">>;

/** A paired device, and who named themselves at it. */
export interface DeviceFacts {
  readonly role: DeviceRole;
  /** Role at the store of the member who named themselves; null for nobody. */
  readonly person: StoreRole | null;
}

const ruleOf = (right: Right): "alone" | "person" | null =>
  (DEVICE_RIGHTS as Partial<Record<Right, "alone" | "person">>)[right] ?? null;

/** Whether a device has a right at its store. */
export function mayOnDevice(right: Right, { role, person }: DeviceFacts): boolean {
  const rule = ruleOf(right);
  if (rule === "person") return person !== null && mayDo(person, right);
  return rule === "alone" && mayDo(role, right);
}

/** Whether a device would have a right if somebody named themselves at it. */
export const lacksPerson = (right: Right, { person }: DeviceFacts): boolean =>
  person === null && ruleOf(right) === "person";

/** Milliseconds for which somebody who named themselves at a device counts as the one before it. */
export const PERSON_MS = 60_000;
/** Digits of a PIN. */
export const PIN_DIGITS = { min: 4, max: 6 } as const;
/** Wrong PINs of a person after which it is of no use until they set another one. */
export const MAX_PIN_TRIES = 5;
/** Digits of the code that pairs a device, and milliseconds for which it does. */
export const PAIRING_CODE_DIGITS = 6;
export const PAIRING_CODE_MS = 5 * 60_000;

import { DEVICE_ROLES, foldDigits, PAIRING_CODE_DIGITS, PIN_DIGITS, STORE_ROLES } from "@talabee/domain";
import * as z from "zod/mini";
import { Id, listOf, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { line, readBy } from "./text.js";

/** Digits as typed on any keyboard, with or without blanks between them. */
// @__NO_SIDE_EFFECTS__
const digits = (min: number, max = min) =>
  z.string("value_invalid").check(
    readBy((text) => foldDigits(text).replace(/\s/gu, "")),
    z.regex(new RegExp(`^\\d{${min},${max}}$`), "value_invalid"),
  );

const Pin = schema(() => digits(PIN_DIGITS.min, PIN_DIGITS.max));
const DeviceRole = schema(() => z.enum(DEVICE_ROLES, "value_invalid"));

/** What a device can do at the moment; null for what its browser does not tell. */
const hearing = schema(() => ({
  /** Whether it may play sounds: browsers ask for a touch first. */
  sound: z.boolean("value_invalid"),
  /** Whether the board is on its screen. */
  visible: z.boolean("value_invalid"),
  /** Whether its screen is kept on. */
  awake: z.boolean("value_invalid"),
  charging: z.nullable(z.boolean("value_invalid")),
  printer: z.nullable(z.boolean("value_invalid")),
  /** Whether somebody has heard its bell in this shift. */
  tested: z.optional(z.nullable(z.boolean("value_invalid"))),
  /** Seconds since it last heard the stream of its board. */
  stream_age: z.optional(
    z.nullable(
      z.int("value_invalid").check(z.minimum(0, "value_invalid"), z.maximum(86_400, "value_invalid")),
    ),
  ),
}));
/** A report of a device, to be sent every 20 seconds. */
export const Heartbeat = schema(() =>
  z.object({
    ...hearing,
    charging: z.optional(hearing.charging),
    printer: z.optional(hearing.printer),
  }),
);
/** What a device should know. */
export const HeartbeatAnswer = schema(() =>
  z.object({
    /** The server's clock. */
    at: Timestamp,
    /** Whether orders are heard at this device, as the server counts it. */
    hears: z.boolean(),
    /** Until when the store takes no orders; `unheard` if that is because no device could hear them. */
    paused: z.nullable(z.object({ until: Timestamp, unheard: z.boolean() })),
  }),
);

/** Somebody who can name themselves at a device by a PIN. */
const PersonAtDevice = schema(() => ({ user_id: Id, name: z.string(), role: z.enum(STORE_ROLES) }));
/** Who counts as the one before a device, and until when. */
export const NamedPerson = schema(() => z.object({ ...PersonAtDevice, until: Timestamp }));

/** The device of the session. */
export const DeviceState = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    role: z.enum(DEVICE_ROLES),
    vendor_id: Id,
    vendor_name: z.object({ en: z.string(), ar: z.string() }),
    people: z.array(z.object(PersonAtDevice)),
    person: z.nullable(NamedPerson),
  }),
);
export type DeviceState = z.infer<typeof DeviceState>;
/** The device of the session; null in a person's own session. */
export const OwnDevice = schema(() => z.nullable(DeviceState));

/** A paired device, as those see it who manage it. */
export const StoreDevice = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    role: z.enum(DEVICE_ROLES),
    paired_at: Timestamp,
    /** Who showed the code; null for somebody whose account is gone. */
    paired_by: z.nullable(z.object({ id: Id, name: z.string() })),
    last_seen_at: z.nullable(Timestamp),
    /** When it last said that it would ring. */
    heard_at: z.nullable(Timestamp),
    hearing: z.nullable(z.object(hearing)),
  }),
);
export type StoreDevice = z.infer<typeof StoreDevice>;
/** All devices of a store that are paired. */
export const StoreDeviceList = schema(() => listOf(StoreDevice));
/** The name and the role of a device to be paired. */
export const PairingCodeRequest = schema(() =>
  z.object({ name: line(60, "name_required"), role: DeviceRole }),
);
/** A code to be entered at the device, once, within five minutes. */
export const PairingCode = schema(() => z.object({ code: z.string(), expires_at: Timestamp }));
/** Pairs the device that sends it. */
export const PairDeviceRequest = schema(() => z.object({ code: digits(PAIRING_CODE_DIGITS) }));
/** Names a member of the store at the device. */
export const NamePersonRequest = schema(() => z.object({ user_id: Id, pin: Pin }));
/** The PIN by which the signed-in member names themselves at devices of the store. */
export const PinRequest = schema(() => z.object({ pin: Pin }));

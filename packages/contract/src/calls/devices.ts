/* Paired devices of a store. Their session is a cookie that a page cannot read. */
import { defineCall } from "../call.js";
import { CodeTries } from "../schemas/board.js";
import {
  DeviceState,
  Heartbeat,
  HeartbeatAnswer,
  NamedPerson,
  NamePersonRequest,
  OwnDevice,
  PairDeviceRequest,
  PairingCode,
  PairingCodeRequest,
  PinRequest,
  StoreDeviceList,
} from "../schemas/devices.js";
import { NoFields, Nothing } from "../schemas/nothing.js";

export const storeDevices = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/devices",
  tag: "Devices",
  summary: "Paired devices of a store, and what they can hear",
  access: "staff",
  right: "device.manage",
  data: StoreDeviceList,
  errors: { not_found: null },
});

export const createPairingCode = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/devices",
  tag: "Devices",
  summary: "Make a code that pairs a device with a store, once, within five minutes",
  access: "staff",
  right: "device.manage",
  body: PairingCodeRequest,
  data: PairingCode,
  message: null,
  status: 201,
  errors: { not_found: null, limit_reached: null },
  unkeyed: true,
});

export const pairDevice = defineCall({
  method: "POST",
  path: "/api/devices/pair",
  tag: "Devices",
  summary: "Pair this device by a code; its session is a cookie for the calls of the panel",
  access: "public",
  body: PairDeviceRequest,
  data: DeviceState,
  message: "device_paired",
  errors: { pairing_code_wrong: null, limit_reached: null },
  unkeyed: true,
});

export const revokeDevice = defineCall({
  method: "POST",
  path: "/api/panel/devices/{id}/revoke",
  tag: "Devices",
  summary: "End the session of a device",
  access: "staff",
  right: "device.manage",
  body: NoFields,
  data: Nothing,
  message: "device_revoked",
  errors: { not_found: null },
  invalidates: ["panel"],
});

export const ownDevice = defineCall({
  method: "GET",
  path: "/api/panel/device",
  tag: "Devices",
  summary: "The device of the session, and who can name themselves at it; null in a person's own session",
  access: "staff",
  right: "board.read",
  data: OwnDevice,
});

export const sendHeartbeat = defineCall({
  method: "POST",
  path: "/api/panel/device/heartbeat",
  tag: "Devices",
  summary: "Report what this device can hear: a store that no device hears for 90 seconds takes no orders",
  access: "staff",
  right: "board.read",
  body: Heartbeat,
  data: HeartbeatAnswer,
  message: null,
  errors: { not_found: null },
  unkeyed: true,
});

export const namePerson = defineCall({
  method: "POST",
  path: "/api/panel/device/person",
  tag: "Devices",
  summary: "Name who stands before this device, by their PIN: for refusals, refunds and cash",
  access: "staff",
  right: "board.read",
  body: NamePersonRequest,
  data: NamedPerson,
  message: null,
  errors: { not_found: null, pin_wrong: CodeTries, pin_locked: null, pin_missing: null },
  invalidates: ["panel"],
  unkeyed: true,
});

export const leaveDevice = defineCall({
  method: "POST",
  path: "/api/panel/device/leave",
  tag: "Devices",
  summary: "Say that nobody stands before this device any more",
  access: "staff",
  right: "board.read",
  body: NoFields,
  data: Nothing,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel"],
});

export const setPin = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/pin",
  tag: "Devices",
  summary: "Set the PIN by which the signed-in member names themselves at devices of a store",
  access: "staff",
  right: "account.secure",
  body: PinRequest,
  data: Nothing,
  message: "pin_saved",
  errors: { not_found: null },
  unkeyed: true,
});

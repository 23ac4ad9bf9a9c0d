import { foldDigits, plainText, readBuilding, readLine, readPhone, readZone } from "@talabee/domain";
import * as z from "zod/mini";
import { atMost, Id, LatLng } from "./primitives.js";
import { schema } from "./schema.js";
import { optionalLine, phoneNumber, prose, readBy } from "./text.js";

/** Labels of addresses. */
export const ADDRESS_LABELS = ["home", "work", "other"] as const;

/** A required number in digits of any script, normalized by a domain rule (REQ-ACCOUNT-26). */
// @__NO_SIDE_EFFECTS__
const addressNumber = (field: "zone" | "building_number", read: (text: string) => string | null) =>
  z.string(`${field}_required`).check(
    readBy((text) => read(text) ?? plainText(text)),
    z.minLength(1, `${field}_required`),
    z.refine((text) => text === "" || read(text) !== null, `${field}_invalid`),
  );

/**
 * An address: zone, street (line_one), building (REQ-ACCOUNT-26); the note is required (REQ-ACCOUNT-25). In another market the
 * parts are those of its `address_format`; `zone_number` is the numbered part of the city, such as a block in Kuwait.
 */
export const AddressRequest = schema(() =>
  z.object({
    label: z._default(z.enum(ADDRESS_LABELS, "value_invalid"), "home"),
    phone: phoneNumber("phone_required", readPhone),
    zone_number: addressNumber("zone", readZone),
    line_one: z.string("street_required").check(
      readBy((text) => foldDigits(readLine(text))),
      z.minLength(1, "street_required"),
      atMost(120, "text_too_long"),
    ),
    building_number: addressNumber("building_number", readBuilding),
    avenue: optionalLine(60),
    floor: optionalLine(60),
    apartment: optionalLine(60),
    /** Floor or flat, in markets without fields for them. */
    line_two: optionalLine(120),
    line_three: optionalLine(120),
    landmark: optionalLine(120),
    city: optionalLine(60),
    state: optionalLine(60),
    location: z.optional(z.nullable(LatLng)),
    note: prose(200, "note_required"),
    is_default: z._default(z.boolean("value_invalid"), false),
  }),
);

/** A saved address; `phone` in E.164. */
export const Address = schema(() =>
  z.object({
    id: Id,
    label: z.enum(ADDRESS_LABELS),
    phone: z.string(),
    zone_number: z.string(),
    line_one: z.string(),
    building_number: z.string(),
    avenue: z.optional(z.nullable(z.string())),
    floor: z.optional(z.nullable(z.string())),
    apartment: z.optional(z.nullable(z.string())),
    line_two: z.nullable(z.string()),
    line_three: z.nullable(z.string()),
    landmark: z.nullable(z.string()),
    city: z.string(),
    state: z.nullable(z.string()),
    location: z.nullable(LatLng),
    note: z.string(),
    is_default: z.boolean(),
  }),
);
export type Address = z.infer<typeof Address>;

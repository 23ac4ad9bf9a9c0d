import { foldDigits, normaliseBuilding, normaliseZone } from "@talabee/domain";
import * as z from "zod/mini";
import { phoneNumber } from "./account.js";
import { Id, LatLng, optionalText } from "./primitives.js";
import { schema } from "./schema.js";

/** Labels of addresses. */
export const ADDRESS_LABELS = ["home", "work", "other"] as const;

/** A required single-line text. */
// @__NO_SIDE_EFFECTS__
const requiredText = (required: "street_required" | "note_required", most: number) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(most, "text_too_long"));

/** A required number in digits of any script, normalized by a domain rule (REQ-ACCOUNT-26). */
// @__NO_SIDE_EFFECTS__
const addressNumber = (field: "zone" | "building_number", normalise: (text: string) => string | null) =>
  z.string(`${field}_required`).check(
    z.trim(),
    z.minLength(1, `${field}_required`),
    z.refine((text) => text === "" || normalise(text) !== null, `${field}_invalid`),
    z.overwrite((text) => normalise(text) ?? text),
  );

/**
 * An address: zone, street (line_one), building (REQ-ACCOUNT-26); the note is required (REQ-ACCOUNT-25). In another market the
 * parts are those of its `address_format`; `zone_number` is the numbered part of the city, such as a block in Kuwait.
 */
export const AddressRequest = schema(() =>
  z.object({
    label: z._default(z.enum(ADDRESS_LABELS, "value_invalid"), "home"),
    phone: phoneNumber("phone_required"),
    zone_number: addressNumber("zone", normaliseZone),
    line_one: requiredText("street_required", 120).check(z.overwrite(foldDigits)),
    building_number: addressNumber("building_number", normaliseBuilding),
    avenue: optionalText(60),
    floor: optionalText(60),
    apartment: optionalText(60),
    /** Floor or flat, in markets without fields for them. */
    line_two: optionalText(120),
    line_three: optionalText(120),
    landmark: optionalText(120),
    city: optionalText(60),
    state: optionalText(60),
    location: z.optional(z.nullable(LatLng)),
    note: requiredText("note_required", 200),
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

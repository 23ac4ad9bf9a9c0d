import { foldDigits } from "@talabee/domain";
import * as z from "zod/mini";
import { Mobile } from "./account.js";
import { Id, LatLng } from "./primitives.js";

export const ADDRESS_LABELS = ["home", "work", "other"] as const;
const optionalLine = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(120, "text_too_long"))));

/** A Qatari address: zone, street (line_one), building (B32); the note is required (B31). */
export const AddressRequest = z.object({
  label: z._default(z.enum(ADDRESS_LABELS), "home"),
  phone: z.string().check(
    z.trim(),
    z.minLength(1, "phone_required"),
    z.refine((text) => text === "" || z.safeParse(Mobile, text).success, "mobile_invalid"),
    z.overwrite((text) => z.safeParse(Mobile, text).data ?? text),
  ),
  zone_number: z
    .string()
    .check(
      z.trim(),
      z.overwrite(foldDigits),
      z.minLength(1, "zone_required"),
      z.regex(/^$|^\d{1,3}$/, "zone_invalid"),
    ),
  line_one: z
    .string()
    .check(
      z.trim(),
      z.overwrite(foldDigits),
      z.minLength(1, "street_required"),
      z.maxLength(120, "text_too_long"),
    ),
  building_number: z
    .string()
    .check(
      z.trim(),
      z.overwrite(foldDigits),
      z.minLength(1, "building_number_required"),
      z.regex(/^$|^\d{1,5}$/, "building_number_invalid"),
    ),
  /** Floor or flat. */
  line_two: optionalLine,
  line_three: optionalLine,
  landmark: optionalLine,
  city: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60, "text_too_long")))),
  state: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60, "text_too_long")))),
  location: z.optional(z.nullable(LatLng)),
  note: z.string().check(z.trim(), z.minLength(1, "note_required"), z.maxLength(200, "text_too_long")),
  is_default: z._default(z.boolean(), false),
});

export const Address = z.object({
  id: Id,
  label: z.enum(ADDRESS_LABELS),
  phone: z.string(),
  zone_number: z.string(),
  line_one: z.string(),
  building_number: z.string(),
  line_two: z.nullable(z.string()),
  line_three: z.nullable(z.string()),
  landmark: z.nullable(z.string()),
  city: z.string(),
  state: z.nullable(z.string()),
  location: z.nullable(LatLng),
  note: z.string(),
  is_default: z.boolean(),
});
export type Address = z.infer<typeof Address>;

import { MAX_AMOUNT } from "@talabee/domain";
import * as z from "zod/mini";
import { schema } from "./schema.js";

/** At most so many characters: code points, as in JSON Schema, not the UTF-16 units that zod counts (REQ-FORM-30). */
// @__NO_SIDE_EFFECTS__
export function atMost(most: number, error: string) {
  const check = z.maxLength(most, error) as unknown as z.core.$ZodCheck<string>;
  const refuse = check._zod.check.bind(check._zod);
  // There are at least as many units.
  check._zod.check = (payload) => (Array.from(payload.value).length > most ? refuse(payload) : undefined);
  return check;
}

/** An opaque identifier, 1 to 128 characters (REQ-API-31). */
export const Id = schema(() =>
  z.string("value_invalid").check(z.minLength(1, "value_invalid"), z.maxLength(128, "value_invalid")),
);
/**
 * Money: integer in the minor unit of the market's currency, 100 = QAR 1, 1000 = KWD 1; at most QAR 999,999.99
 * (REQ-MONEY-13).
 */
export const MinorUnits = schema(() => z.int().check(z.minimum(-MAX_AMOUNT), z.maximum(MAX_AMOUNT)));
/** Total of a cart in minor units; may exceed the maximum of an order. */
export const Sum = schema(() => z.int());
/** Maximum quantity of a line, regardless of stock. */
export const MAX_LINE_QUANTITY = 999;
/** Lines of a cart or of a family's basket; each change reads and prices all of them. */
export const MAX_CART_LINES = 100;
/** Maximum quantity of a product per order: 0 to 999 (REQ-CATALOG-32). */
export const QuantityLimit = schema(() => z.int().check(z.minimum(0), z.maximum(MAX_LINE_QUANTITY)));
/** A timestamp, ISO-8601 with an offset (REQ-API-30); rejects times that do not exist. */
export const Timestamp = schema(() =>
  z.string("value_invalid").check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/, "value_invalid"),
    z.refine((text) => isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), "value_invalid"),
  ),
);
/** A calendar day, `YYYY-MM-DD`; rejects days that do not exist. */
export const CalendarDate = schema(() =>
  z.string("value_invalid").check(z.refine((text) => isCalendarDate(text), "value_invalid")),
);

/** Whether a text is an existing calendar day, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}

/** Minutes from now, minimum and maximum. */
export const Minutes = schema(() => z.object({ min: z.int(), max: z.int() }));
/** Coordinates, WGS 84 degrees. */
export const LatLng = schema(() =>
  z.object(
    {
      lat: z.number("value_invalid").check(z.minimum(-90, "value_invalid"), z.maximum(90, "value_invalid")),
      lng: z.number("value_invalid").check(z.minimum(-180, "value_invalid"), z.maximum(180, "value_invalid")),
    },
    "value_invalid",
  ),
);

/** A picture in several widths, with a placeholder: `thumbhash` is base64. Width and height in pixels. */
export const Picture = schema(() =>
  z.object({
    src: z.string(),
    srcset: z.string(),
    width: z.int(),
    height: z.int(),
    thumbhash: z.nullable(z.string()),
  }),
);
export type Picture = z.infer<typeof Picture>;

/** A page of a list: `next_cursor` is null on the last page (REQ-API-31). */
// @__NO_SIDE_EFFECTS__
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) });
}
/** Pagination: the cursor, and the number of items, at most 50 (REQ-API-31). */
export const pageQuery = schema(() => ({
  cursor: z.optional(z.string().check(z.maxLength(512))),
  per_page: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
}));

/** A list without duplicates. */
// @__NO_SIDE_EFFECTS__
export function noneTwice<Item>() {
  return z.refine<Item[]>((items) => new Set(items).size === items.length, "value_invalid");
}

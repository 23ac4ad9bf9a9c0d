import * as z from "zod/mini";

/** An opaque identifier. */
export const Id = z.string().check(z.minLength(1), z.maxLength(128));
/** Money: integer dirhams, 100 = QAR 1 (D2). */
export const Dirhams = z.int().check(z.minimum(-99_999_999), z.maximum(99_999_999));
/** A moment, ISO-8601 with an offset. */
export const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/));
/** Minutes from now, least and most. */
export const Minutes = z.object({ min: z.int(), max: z.int() });
/** A point on the map, WGS 84 degrees. */
export const LatLng = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** A picture in several widths, with a placeholder: `thumbhash` is base64. */
export const Picture = z.object({
  src: z.string(),
  srcset: z.string(),
  width: z.int(),
  height: z.int(),
  thumbhash: z.nullable(z.string()),
});
export type Picture = z.infer<typeof Picture>;

/** A page of a list: `next_cursor` is null on the last page. */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) });
}
/** How to ask for a page. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(512))),
  per_page: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
};

import * as z from "zod/mini";

/** A list; in a form, null is the empty one, which has no fields. */
// @__NO_SIDE_EFFECTS__
export const list = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.nullable(z.array(item, "value_invalid").check(z.maxLength(most, "value_invalid")));

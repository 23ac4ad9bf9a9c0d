import * as z from "zod/mini";
import { Id, Picture } from "./primitives.js";
import { schema } from "./schema.js";

/** The fields that name a store wherever one is mentioned. */
export const storeFace = schema(() => ({
  id: Id,
  name: z.string(),
  logo: z.nullable(Picture),
  /** Colour of the tile that stands in for the logo, `#rrggbb`; white text on it is readable. */
  brand_color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
}));

/** The least that names a store. */
export const StoreFace = schema(() => z.object(storeFace));
export type StoreFace = z.infer<typeof StoreFace>;

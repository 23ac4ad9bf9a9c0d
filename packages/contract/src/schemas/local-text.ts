import * as z from "zod/mini";
import { schema } from "./schema.js";
import { line, prose } from "./text.js";

/** A text in both languages, for those who write it; customers get the one of their language. */
export const LocalText = schema(() => z.object({ en: z.string(), ar: z.string() }));
export type LocalText = z.infer<typeof LocalText>;

/** A name of one line in both languages, both required. */
// @__NO_SIDE_EFFECTS__
export const bothLanguages = (most: number) => {
  const text = line(most, "value_invalid");
  return z.object({ en: text, ar: text }, "value_invalid");
};

/** A text of several lines in both languages; either may be empty. */
// @__NO_SIDE_EFFECTS__
export const bothProse = (most: number) => {
  const text = prose(most);
  return z.object({ en: text, ar: text }, "value_invalid");
};

import {
  isEmail,
  isName,
  plainText,
  readCode,
  readEmail,
  readLine,
  readName,
  readProse,
} from "@talabee/domain";
import * as z from "zod/mini";
import { atMost } from "./primitives.js";
import { schema } from "./schema.js";

/*
 * Fields that people type or paste into. Each is read first and checked as it will be stored: nothing is cleaned afterwards,
 * and lengths are those of the stored text.
 */

/**
 * Length of the longest text that is read, in UTF-16 units. Readers remove characters, so this is five times the limit of
 * the longest field. It bounds their work: one character can become eighteen, and combining marks are sorted.
 */
const MOST_READ = 5_000;

/**
 * Reads a text before it is checked. A longer text than {@link MOST_READ} is cut but not read, and refused as too long.
 */
// @__NO_SIDE_EFFECTS__
export const readBy = (read: (text: string) => string) =>
  z.overwrite((text: string) => (text.length > MOST_READ ? text.slice(0, MOST_READ) : read(text)));

/**
 * A personal name: letters of any script, at least one, blanks, apostrophes, hyphens, full stops; 1 to 60 (REQ-FORM-24).
 */
// @__NO_SIDE_EFFECTS__
export const personName = (required: "first_name_required" | "last_name_required" | "name_required") =>
  z.string(required).check(
    readBy(readName),
    z.minLength(1, required),
    atMost(60, "name_invalid"),
    z.refine((name) => name === "" || isName(name), "name_invalid"),
  );

/** An e-mail address: lower case, the domain in ASCII, at most 254 characters (REQ-FORM-25). */
export const Email = schema(() =>
  z.string("email_required").check(
    readBy(readEmail),
    z.minLength(1, "email_required"),
    atMost(254, "email_invalid"),
    z.refine((email) => email === "" || isEmail(email), "email_invalid"),
  ),
);

/** A telephone number in E.164; `read` is `readMobile` where only a mobile will do, else `readPhone` (REQ-FORM-26). */
// @__NO_SIDE_EFFECTS__
export const phoneNumber = (
  required: "mobile_required" | "phone_required",
  read: (text: string) => string | null,
) =>
  z.string(required).check(
    readBy((text) => read(text) ?? plainText(text)),
    z.minLength(1, required),
    atMost(40, "mobile_invalid"),
    z.refine((phone) => phone === "" || read(phone) !== null, "mobile_invalid"),
  );

/** A text of several lines, at most `most` characters; required if it has a key for that. */
// @__NO_SIDE_EFFECTS__
export const prose = (most: number, required?: string) => written(readProse, most, required);
/** A text of one line, at most `most` characters; required if it has a key for that. */
// @__NO_SIDE_EFFECTS__
export const line = (most: number, required?: string) => written(readLine, most, required);

// @__NO_SIDE_EFFECTS__
function written(read: (text: string) => string, most: number, required?: string) {
  const text = z.string(required ?? "value_invalid").check(readBy(read));
  return (required === undefined ? text : text.check(z.minLength(1, required))).check(
    atMost(most, "text_too_long"),
  );
}

/** An optional text of several lines. */
// @__NO_SIDE_EFFECTS__
export const optionalProse = (most: number) => z.optional(z.nullable(prose(most)));
/** An optional text of one line. */
// @__NO_SIDE_EFFECTS__
export const optionalLine = (most: number) => z.optional(z.nullable(line(most)));

/** A code that is compared, of letters and digits that `pattern` allows; anything else is refused with `error`. */
// @__NO_SIDE_EFFECTS__
export const code = (pattern: RegExp, error: string) =>
  z.string(error).check(readBy(readCode), z.regex(pattern, error));

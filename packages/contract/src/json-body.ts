import { MalformedFormError, MAX_DEPTH, MAX_FIELDS } from "./form-data.js";

/**
 * Reads a JSON body within the limits of a form: an object of 200 values, lists and objects, and 6 levels at most. Line breaks become `\n` as in
 * a form, so that both are the same request. The schema drops unknown fields. Throws a MalformedFormError.
 */
export function decodeJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new MalformedFormError("not JSON", { cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new MalformedFormError("not an object");
  let fields = 0;
  const normalize = (part: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH) throw new MalformedFormError("nested too deeply");
    // Lists and objects too: empty ones have no values.
    if (depth > 0 && ++fields > MAX_FIELDS) throw new MalformedFormError("too many fields");
    if (typeof part === "object" && part !== null) {
      if (Array.isArray(part)) return part.map((item) => normalize(item, depth + 1));
      return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, normalize(item, depth + 1)]));
    }
    return typeof part === "string" ? part.replace(/\r\n?/g, "\n") : part;
  };
  return normalize(value, 0);
}

/** More marks in a row than any language writes: the limit of Unicode's stream-safe text format. */
const MANY_MARKS = /\p{M}{31}/u;

/**
 * Text in a normal form of Unicode; as it is with more marks in a row. To put those in order takes a time that grows with the
 * square of their number, seconds for a request of 80 kB.
 */
export const normalize = (text: string, form: "NFC" | "NFD" | "NFKC"): string =>
  MANY_MARKS.test(text) ? text : text.normalize(form);

/** More marks on one letter than any language writes: the limit of Unicode's stream-safe text (UAX 15, D3). */
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Text in a normal form of Unicode. Marks beyond the thirtieth in a row are removed first: putting them in order takes a time
 * that grows with the square of their number, seconds for a request of 80 kB.
 */
export const normalize = (text: string, form: "NFC" | "NFD" | "NFKC"): string =>
  text.replace(MANY_MARKS, "$1").normalize(form);

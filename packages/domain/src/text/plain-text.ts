import { foldDigits } from "./digits.js";
import { normalize } from "./normalize.js";

/**
 * What programs compare, as opposed to what people read: compatibility forms such as full-width letters become plain ones,
 * digits of any script become 0-9, and what cannot be seen is removed: format characters, variation selectors, fillers,
 * enclosing marks such as that of the emoji 1️⃣, and unpaired surrogates. Line breaks stay. Idempotent.
 */
export function plainText(text: string): string {
  const visible = normalize(text, "NFKC").replace(
    /[\p{Cf}\p{Cs}\p{Me}\ufffc\p{Default_Ignorable_Code_Point}]/gu,
    "",
  );
  return normalize(foldDigits(visible), "NFKC").trim();
}

/** Any blank, with those that Unicode counts as symbols, and control characters. */
const BLANKS = /[\s\p{Z}\p{Cc}\u2800]/gu;
/** Any dash, hyphen or minus. */
const DASHES = /[\p{Dash}\p{Pd}\u02d7\u2043]/gu;

/** A plain text without its blanks. */
export const withoutBlanks = (plain: string): string => plain.replace(BLANKS, "");

/** A plain text without its blanks and dashes; what they separated may have to be composed anew. */
export const compact = (plain: string): string => normalize(withoutBlanks(plain).replace(DASHES, ""), "NFKC");

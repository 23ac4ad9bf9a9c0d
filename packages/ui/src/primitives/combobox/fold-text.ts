import { foldDigits } from "../field/fold-digits.js";

const LETTERS: Readonly<Record<string, string>> = {
  آ: "ا",
  أ: "ا",
  إ: "ا",
  ٱ: "ا",
  ى: "ي",
  ئ: "ي",
  ی: "ي",
  ؤ: "و",
  ة: "ه",
  ک: "ك",
};

/**
 * A text as people search for it: without vowel marks, tatweel, accents and what cannot be seen; the forms of alif, ya and ta
 * marbuta as one; small letters, digits 0-9.
 */
export function foldText(text: string): string {
  return foldDigits(text)
    .normalize("NFKC")
    .replace(/[آأإٱىئیؤةک]/gu, (letter) => LETTERS[letter]!)
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\u0640]/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}

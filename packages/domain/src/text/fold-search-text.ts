import { plainText } from "./plain-text.js";
import { normalize } from "./normalize.js";

const letters: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ئ: "ي",
  ی: "ي",
  ؤ: "و",
  ة: "ه",
  ک: "ك",
  گ: "ك",
  چ: "ج",
  پ: "ب",
  ڤ: "ف",
  ء: "",
  ـ: "",
};
const spelledOtherwise = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/**
 * Normalizes names and searches for comparison: unifies Arabic spelling variants (alef, hamza on its seat, ya, ta
 * marbuta, tatweel, vowel marks, Persian letters), removes the article at the beginning of words, removes case and
 * accents of Latin letters, converts digits to Western ones and everything else to one blank. Idempotent; accepts any
 * text and never throws (REQ-CATALOG-38). For Arabic in Latin letters see `searchKeys`.
 */
export function foldSearchText(text: string): string {
  const unified = plainText(text).replace(spelledOtherwise, (one) => letters[one]!);
  const plain = normalize(unified, "NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’`]/g, "");
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .map(withoutArticle)
    .filter((word) => word !== "")
    .join(" ");
}

/**
 * Removes «ال» and «لل» when at least two letters remain, so that a word is found while it is still being typed («المج»
 * before «المجبوس»); with one letter left they belong to the word («ألم», «الم»), and «الله» stays. Words that only begin
 * with these letters lose them too: «ألبان» is often written «البان», and both become «بان». Each spelling finds the
 * other; the cost is that «بان» finds both.
 */
function withoutArticle(word: string): string {
  if (!/^[\u0621-\u064a]+$/.test(word)) return word;
  let start = 0;
  while (
    word.length - start > 3 &&
    (word.startsWith("ال", start) || word.startsWith("لل", start)) &&
    !(word.length - start === 4 && word.endsWith("الله"))
  )
    start += 2;
  return word.slice(start);
}

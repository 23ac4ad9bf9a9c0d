import { foldDigits, stripInvisible } from "./digits.js";

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
 * The form in which names and searches are compared: what Arabic spells in several ways becomes one (alef, hamza on its seat, ya,
 * ta marbuta, tatweel, vowel marks, Persian letters), the article goes from the beginning of words, Latin letters
 * lose case and accents, digits of any script are Western, and all else is one blank. Folding twice changes nothing. Takes any
 * text and never throws (REQ-CATALOG-38). Arabic in Latin letters: see `searchKeys`.
 */
export function foldSearchText(text: string): string {
  const plain = stripInvisible(foldDigits(text.normalize("NFKC")))
    .replace(spelledOtherwise, (letter) => letters[letter]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’`]/g, "");
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .map(withoutArticle)
    .filter((word) => word !== "")
    .join(" ");
}

/**
 * Without «ال» and «لل» where two letters are left, so that a word is found while it is still typed («المج» on the way to
 * «المجبوس»); with one left they belong to the word («ألم», «الم»), and «الله» stays. Words that merely begin so lose it too:
 * «ألبان» is written «البان» as often, and both become «بان»: under either spelling either is found, at the price that «بان»
 * finds them as well.
 */
function withoutArticle(word: string): string {
  let rest = word;
  while (rest !== "الله" && /^(?:ال|لل)[\u0621-\u064a]{2,}$/.test(rest)) rest = rest.slice(2);
  return rest;
}

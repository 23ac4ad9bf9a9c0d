import { normalize } from "./normalize.js";

/** Joiners that no letters stand around; one after a mark may end a word, as in Malayalam. */
const STRAY_JOINERS = /(?<![\p{L}\p{M}])[\u200c\u200d]+|(?<!\p{M})[\u200c\u200d]+(?![\p{L}\p{M}])/gu;
/** Format characters but joiners, what dictation leaves, fillers that count as letters, unpaired surrogates. */
const UNWANTED = /(?![\u200c\u200d])(?:[\p{Cf}\p{Cs}\ufffc\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5)/gu;

/**
 * A name as people write it, on one line: composed (NFC), with single blanks, without what cannot be seen. Joiners between
 * letters stay, they belong to the spelling of Persian and Sinhala names (REQ-FORM-24). Idempotent.
 */
export function readName(text: string): string {
  return normalize(text.replace(UNWANTED, ""), "NFC")
    .replace(STRAY_JOINERS, "")
    .replace(/[\t\p{Zs}]+/gu, " ")
    .trim();
}

/**
 * Whether a name that {@link readName} read has letters that can be seen, and besides them only marks, blanks, full stops, and
 * apostrophes and hyphens of any shape (REQ-FORM-24).
 */
export function isName(name: string): boolean {
  return /^(?=.*[\p{Lu}\p{Ll}\p{Lt}\p{Lo}])(?:\u200c|\u200d|[\p{L}\p{M} .·'’‘‛`´′＇\p{Pd}])+$/u.test(name);
}
